package storetest

import (
	"sync"
	"sync/atomic"

	"github.com/alexedwards/argon2id"

	"github.com/storeplatform/storeplatform/store/login"
)

// cheap contains the hash parameters of specs, which log in often. A spec in server/apitest checks the
// cost of the program's hashes.
var cheap = argon2id.Params{Memory: 64, Iterations: 1, Parallelism: 1, SaltLength: 16, KeyLength: 32}

var (
	// Hashed counts the hashes of passwords and pins, for accounts that exist or not.
	Hashed atomic.Int64
	// MostHashing is the largest number of hashes that ran at once.
	MostHashing, hashingNow atomic.Int64

	hashingWaits atomic.Pointer[chan struct{}] // what all hashing waits for; nil: nothing
	whileHashing atomic.Pointer[func()]        // happens once, during the next hash
	asTheProgram atomic.Bool
)

// Hashing hashes for next to nothing, counts, and can be held.
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

// HoldHashing makes each hash that begins from now on wait until release is called.
func HoldHashing() (release func()) {
	wait := make(chan struct{})
	hashingWaits.Store(&wait)
	return sync.OnceFunc(func() { hashingWaits.Store(nil); close(wait) })
}

// WhileHashing calls a function once, during the next hash.
func WhileHashing(happens func()) { whileHashing.Store(&happens) }

// HashAsTheProgram makes hashes cost what they cost in the program until restore is called.
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
