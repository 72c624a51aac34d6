// Package moving contains the rules for files that other store systems have exported: which system wrote a file, what
// its columns contain, and which products, customers and redirects its rows describe. It reads no files.
package moving
