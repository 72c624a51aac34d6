// Package moving contains the rules for files that other store systems have exported. They determine which system wrote
// a file, and what its columns contain. The rows describe products, customers or redirects. It reads no files.
package moving
