package router

import (
	"compress/gzip"
	"net/http"
	"strings"

	"github.com/labstack/echo/v4"
)

const (
	// compressFrom is the minimum size, in bytes, of the first write of a compressed response. Most responses are sent
	// in one write.
	compressFrom = 1024
	// compressors is the number of responses that are compressed at once; any other responses are sent uncompressed.
	// Each compressor takes 800 KB, so a request must not hold a compressor while it runs.
	compressors = 16
)

// compressing returns middleware that compresses responses to callers that accept gzip.
func compressing() echo.MiddlewareFunc {
	free := make(chan *gzip.Writer, compressors) // a writer is nil until its first use
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

// compressedWriter decides at the first write whether to compress a response.
type compressedWriter struct {
	http.ResponseWriter
	free   chan *gzip.Writer
	status int // status that was set but not yet sent
	begun  bool
	packer *gzip.Writer // nil means the response is not compressed
}

// WriteHeader keeps the status until the first write.
func (w *compressedWriter) WriteHeader(status int) { w.status = status }

// Write implements http.ResponseWriter.
func (w *compressedWriter) Write(b []byte) (int, error) {
	if !w.begun {
		w.begin(len(b))
	}
	if w.packer != nil {
		return w.packer.Write(b)
	}
	return w.ResponseWriter.Write(b)
}

// Unwrap returns the underlying writer for http.ResponseController.
func (w *compressedWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }

func (w *compressedWriter) begin(size int) {
	w.begun = true
	stream := strings.HasPrefix(w.Header().Get(echo.HeaderContentType), "text/event-stream") // a compressor would hold its events back
	if size >= compressFrom && !stream && w.Header().Get(echo.HeaderContentEncoding) == "" {
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
