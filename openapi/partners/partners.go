// Package partners has the contracts of systems that stores call: what a partner
// implements, and may validate against. server/docs publishes them.
package partners

import _ "embed"

// Tax is what a tax service implements, as OpenAPI 3.1 in YAML.
//
//go:embed tax.yaml
var Tax []byte

// Commission is what a commission service implements, as OpenAPI 3.1 in YAML.
//
//go:embed commission.yaml
var Commission []byte
