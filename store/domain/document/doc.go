// Package document has the rules of printed documents: their kinds, their templates, and the data
// of orders, invoices and shipments that they show.
package document
