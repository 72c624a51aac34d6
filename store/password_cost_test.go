package store

import (
	"sync"

	"github.com/alexedwards/argon2id"
)

// Specs log in all the time, and hash for next to nothing. What the program's
// hashes cost is held by server/apitest.
var programHashing = hashing

func init() {
	hashing = &argon2id.Params{Memory: 64, Iterations: 1, Parallelism: 1, SaltLength: 16, KeyLength: 32}
}

// HashAsTheProgram makes hashes cost what they cost in the program, until the
// function is called that it gives back.
func HashAsTheProgram() (restore func()) {
	cheap := hashing
	hashing, decoy = programHashing, sync.OnceValue(newDecoy)
	return func() { hashing, decoy = cheap, sync.OnceValue(newDecoy) }
}
