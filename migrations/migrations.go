// Package migrations holds the schema, as golang-migrate files in the order of
// their numbers. Each file is one transaction: killed midway, it leaves nothing
// behind but a dirty mark that the next start takes back (store/postgres). A new file
// has a number above all that are there: a start refuses one that the schema has
// passed over, since nothing would ever apply it.
//
// Every table with a store_id ends its definition with tenant_table(…), which
// puts row level security behind the repository's own scope. Who reads or changes
// rows (a new foreign key is checked, a new column is filled) does so between
// force_tenants(false) and force_tenants(true): the tables' owner is under it, too,
// where they are no superuser, and would see none. Constraints are
// named after the rule that they guard; store/repo turns the names into codes.
package migrations

import "embed"

// Files are the migrations.
//
//go:embed *.sql
var Files embed.FS
