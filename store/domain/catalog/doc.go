// Package catalog is what is sold: products, variants, collections, prices and
// stock, as administrators edit them and as the storefront shows them.
package catalog
