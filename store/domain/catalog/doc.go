// Package catalog contains the rules of products, variants, collections, subscription
// plans, prices and stock, as administrators edit them and as storefronts show them.
package catalog
