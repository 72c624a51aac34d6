package router

import (
	"compress/gzip"
	"net/http"
	"strings"

	"github.com/labstack/echo/v4"
)

const (
	// compressed answers have at least so many bytes in their first piece, which
	// most have in one.
	compressFrom = 1024
	// compressors is how many answers are compressed at once; the others go out as
	// they are. Each takes 800 KB, so a request must not hold one while it runs.
	compressors = 16
)

// compressing packs answers for callers that can unpack them.
func compressing() echo.MiddlewareFunc {
	free := make(chan *gzip.Writer, compressors) // nil until it is first used
	for range compressors {
		free <- nil
	}
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			if uncompressed(c) {
				return next(c)
			}
			response := c.Response()
			response.Header().Add(echo.HeaderVary, echo.HeaderAcceptEncoding)
			if !strings.Contains(c.Request().Header.Get(echo.HeaderAcceptEncoding), "gzip") {
				return next(c)
			}
			w := &compressedWriter{ResponseWriter: response.Writer, free: free}
			response.Writer = w
			defer func() {
				response.Writer = w.ResponseWriter
				w.end()
			}()
			return next(c)
		}
	}
}

// compressedWriter decides with the first piece of an answer whether to pack it.
type compressedWriter struct {
	http.ResponseWriter
	free   chan *gzip.Writer
	status int // that is still to be sent
	begun  bool
	packer *gzip.Writer // nil: the answer goes out as it is
}

// WriteHeader waits for the first piece.
func (w *compressedWriter) WriteHeader(status int) { w.status = status }

// Write makes it a place to write to.
func (w *compressedWriter) Write(b []byte) (int, error) {
	if !w.begun {
		w.begin(len(b))
	}
	if w.packer != nil {
		return w.packer.Write(b)
	}
	return w.ResponseWriter.Write(b)
}

// Unwrap leads http.ResponseController on.
func (w *compressedWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }

func (w *compressedWriter) begin(size int) {
	w.begun = true
	if size >= compressFrom && w.Header().Get(echo.HeaderContentEncoding) == "" {
		select {
		case w.packer = <-w.free:
			if w.packer == nil {
				w.packer = gzip.NewWriter(nil)
			}
			w.packer.Reset(w.ResponseWriter)
			w.Header().Set(echo.HeaderContentEncoding, "gzip")
			w.Header().Del(echo.HeaderContentLength)
		default:
		}
	}
	if w.status != 0 {
		w.ResponseWriter.WriteHeader(w.status)
	}
}

func (w *compressedWriter) end() {
	if !w.begun {
		w.begin(0)
	}
	if w.packer != nil {
		_ = w.packer.Close()
		w.packer.Reset(nil)
		w.free <- w.packer
	}
}
