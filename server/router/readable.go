package router

import (
	"bytes"
	"net/http"

	"github.com/labstack/echo/v4"
)

// readable writes &, < and > unescaped. encoding/json escapes these characters for pages that embed JSON in HTML, but
// these responses are application/json with nosniff, and people read them.
func readable(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		response := c.Response()
		out := response.Writer
		response.Writer = plainWriter{out}
		defer func() { response.Writer = out }()
		return next(c)
	}
}

// plainWriter removes escapes from the JSON that it writes. Each Write must contain a whole JSON text.
type plainWriter struct{ http.ResponseWriter }

func (w plainWriter) Write(b []byte) (int, error) {
	if _, err := w.ResponseWriter.Write(unescaped(b)); err != nil {
		return 0, err
	}
	return len(b), nil
}

func (w plainWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }

var escapes = map[string]byte{`\u0026`: '&', `\u003c`: '<', `\u003e`: '>'}

// unescaped returns a JSON text without its unneeded escapes. It skips escaped backslashes, which do not start another
// escape.
func unescaped(text []byte) []byte {
	if !bytes.Contains(text, []byte(`\u00`)) {
		return text
	}
	out := make([]byte, 0, len(text))
	for i := 0; i < len(text); i++ {
		if text[i] != '\\' || i+1 == len(text) {
			out = append(out, text[i])
			continue
		}
		if i+6 <= len(text) {
			if plain, ok := escapes[string(text[i:i+6])]; ok {
				out = append(out, plain)
				i += 5
				continue
			}
		}
		out = append(out, text[i], text[i+1])
		i++
	}
	return out
}
