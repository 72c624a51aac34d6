// Package migrations contains the schema as golang-migrate files, in the order of their numbers. The files only go
// forward: no file reverts another. Each file runs in one transaction. If the process is killed during a file, only a
// dirty mark remains, which the next start removes (store/postgres). A new file needs a number above all others: a
// start refuses a file with a number that the schema has passed, since no start would ever apply that file. README.md
// lists the steps.
package migrations

import "embed"

// Files are the migrations.
//
//go:embed *.sql
var Files embed.FS
