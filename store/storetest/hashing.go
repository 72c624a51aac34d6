package storetest

import (
	"sync"
	"sync/atomic"

	"github.com/alexedwards/argon2id"

	"github.com/storeplatform/storeplatform/store/login"
)

// cheap contains the hash parameters for specs, which log in often. A spec in server/apitest checks the cost
// of the program's hashes.
var cheap = argon2id.Params{Memory: 64, Iterations: 1, Parallelism: 1, SaltLength: 16, KeyLength: 32}

var (
	// Hashed counts the hashes of passwords and pins, whether the account exists or not.
	Hashed atomic.Int64
	// MostHashing is the largest number of hashes that ran at once.
	MostHashing, hashingNow atomic.Int64

	hashingWaits atomic.Pointer[chan struct{}] // blocks all hashing until it is closed; nil means no hash waits
	whileHashing atomic.Pointer[func()]        // called once, during the next hash
	asTheProgram atomic.Bool
)

// Hashing returns cheap hash functions, which count their calls and can be held.
func Hashing() login.Hashing {
	return login.Hashing{
		Params: cheap,
		Create: func(password string, params *argon2id.Params) (string, error) {
			defer counted()()
			if asTheProgram.Load() {
				program := login.Argon2id().Params
				params = &program
			}
			return argon2id.CreateHash(password, params)
		},
		Check: func(password, hash string) (bool, *argon2id.Params, error) {
			defer counted()()
			fits, used, err := argon2id.CheckHash(password, hash)
			if asTheProgram.Load() {
				used = &cheap
			}
			return fits, used, err
		},
	}
}

// HoldHashing makes each hash that starts from now on wait until release is called.
func HoldHashing() (release func()) {
	wait := make(chan struct{})
	hashingWaits.Store(&wait)
	return sync.OnceFunc(func() { hashingWaits.Store(nil); close(wait) })
}

// WhileHashing sets a function that is called once, during the next hash.
func WhileHashing(happens func()) { whileHashing.Store(&happens) }

// HashAsTheProgram gives hashes the program's cost until restore is called.
func HashAsTheProgram() (restore func()) {
	asTheProgram.Store(true)
	return func() { asTheProgram.Store(false) }
}

func counted() (done func()) {
	Hashed.Add(1)
	if happens := whileHashing.Swap(nil); happens != nil {
		(*happens)()
	}
	defer func() {
		if wait := hashingWaits.Load(); wait != nil {
			<-*wait
		}
	}()
	now := hashingNow.Add(1)
	for most := MostHashing.Load(); now > most && !MostHashing.CompareAndSwap(most, now); {
		most = MostHashing.Load()
	}
	return func() { hashingNow.Add(-1) }
}
