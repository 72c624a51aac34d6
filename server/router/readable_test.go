package router

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"
)

func TestUnescapedSaysTheSame(t *testing.T) {
	for text, want := range map[string]string{
		`"a \u0026 b"`:         `"a & b"`,
		`"\u003cb\u003e"`:      `"<b>"`,
		`"\\u0026"`:            `"\\u0026"`,
		`"\\\u0026"`:           `"\\&"`,
		`"\u2028\u0000\u0022"`: `"\u2028\u0000\u0022"`,
		`"\u00"`:               `"\u00"`,
		`\`:                    `\`,
	} {
		if got := string(unescaped([]byte(text))); got != want {
			t.Errorf("%s became %s", text, got)
		}
	}
	parts := []string{`\`, `\\`, "&", "<", ">", `"`, "u0026", `\u003c`, "é", "\n", "a"}
	for range 2000 {
		var text strings.Builder
		for range rand.IntN(12) {
			text.WriteString(parts[rand.IntN(len(parts))])
		}
		raw, err := json.Marshal(map[string]string{"text": text.String()})
		if err != nil {
			t.Fatal(err)
		}
		var back map[string]string
		if err := json.Unmarshal(unescaped(raw), &back); err != nil || back["text"] != text.String() {
			t.Fatalf("%q became %q: %v", text.String(), back["text"], err)
		}
	}
}
