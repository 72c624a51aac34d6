package storetest

import (
	"sync"
	"sync/atomic"

	"github.com/alexedwards/argon2id"

	"github.com/storeplatform/storeplatform/store/login"
)

// cheap contains the hash parameters for specs, because specs log in often. A spec in server/apitest checks
// the cost of the hashes in the program.
var cheap = argon2id.Params{Memory: 64, Iterations: 1, Parallelism: 1, SaltLength: 16, KeyLength: 32}

var (
	// Hashed is the number of hashes of passwords and pins that were computed, including those for
	// accounts that do not exist.
	Hashed atomic.Int64
	// MostHashing is the largest number of hashes that ran at the same time.
	MostHashing, hashingNow atomic.Int64

	hashingWaits atomic.Pointer[chan struct{}] // blocks all hashes until the channel is closed; nil means no block
	whileHashing atomic.Pointer[func()]        // is called once, during the next hash
	asTheProgram atomic.Bool
)

// Hashing returns cheap hash functions. They count their calls, and HoldHashing can block them.
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

// HoldHashing blocks every hash that starts after the call, until release is called.
func HoldHashing() (release func()) {
	wait := make(chan struct{})
	hashingWaits.Store(&wait)
	return sync.OnceFunc(func() { hashingWaits.Store(nil); close(wait) })
}

// WhileHashing sets a function that will be called once, during the next hash.
func WhileHashing(happens func()) { whileHashing.Store(&happens) }

// HashAsTheProgram computes hashes at the program's cost until restore is called.
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
