// Package document says what is true of printed documents: their kinds, the templates
// that they are printed by, and what these show of orders, invoices and shipments.
package document
