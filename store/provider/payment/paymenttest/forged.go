package paymenttest

import (
	"fmt"
	"net/http"
	"time"
)

// Ambiguous returns variants of a signed notice's headers with a signature that can be read in two ways:
// the header occurs twice, or its value is doubled. Verify must reject all of them. The parameter other
// is a time that the signature does not cover.
func Ambiguous(h http.Header, name string, other time.Time) map[string]http.Header {
	value, forged := h.Get(name), fmt.Sprintf("t=%d", other.Unix())
	variants := map[string][]string{
		"no value":                      {},
		"an empty value":                {""},
		"two lines":                     {value, value},
		"an empty line first":           {"", value},
		"an empty line last":            {value, ""},
		"another time's line first":     {forged, value},
		"another time's line last":      {value, forged},
		"another time first":            {forged + "," + value},
		"another time last":             {value + "," + forged},
		"another time last, with space": {value + ", " + forged},
		"the whole value twice":         {value + "," + value},
	}
	all := map[string]http.Header{}
	for what, values := range variants {
		changed := h.Clone()
		changed[http.CanonicalHeaderKey(name)] = values
		all[what] = changed
	}
	return all
}
