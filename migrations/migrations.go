// Package migrations holds the schema as golang-migrate files, in the order of their
// numbers. They go forward only: nothing undoes a file. Each file is one transaction; if the
// process is killed in it, only a dirty mark remains, which the next start removes
// (store/postgres). A new file has a number above all others: a start refuses a file that
// the schema has passed over, since nothing would ever apply it. README.md has the steps.
package migrations

import "embed"

// Files are the migrations.
//
//go:embed *.sql
var Files embed.FS
