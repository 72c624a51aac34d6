// Code generated from the contract. DO NOT EDIT.

package store

// APIVersion is the version of the contract.
const APIVersion = "2026-11-20"
