package router

import (
	"bytes"
	"net/http"

	"github.com/labstack/echo/v4"
)

// readable writes &, < and > as they are. The library escapes them for pages that
// put JSON into HTML; ours is application/json and nosniff, and people read it.
func readable(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		response := c.Response()
		out := response.Writer
		response.Writer = plainWriter{out}
		defer func() { response.Writer = out }()
		return next(c)
	}
}

// plainWriter unescapes what is written, which is a whole JSON text at once.
type plainWriter struct{ http.ResponseWriter }

func (w plainWriter) Write(b []byte) (int, error) {
	if _, err := w.ResponseWriter.Write(unescaped(b)); err != nil {
		return 0, err
	}
	return len(b), nil
}

func (w plainWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }

var escapes = map[string]byte{`\u0026`: '&', `\u003c`: '<', `\u003e`: '>'}

// unescaped is a JSON text without the escapes that it does not need. A backslash
// that is escaped itself begins none.
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
