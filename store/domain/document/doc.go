// Package document contains the rules of printed documents: their kinds, their templates, and the data that they
// show of orders, invoices and shipments.
package document
