package router

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"log/slog"
	"mime"
	"mime/multipart"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/labstack/echo/v4"

	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
)

const (
	// uploadDeadline limits the time for receiving an upload.
	uploadDeadline = 60 * time.Second
	// uploadsAtOnce limits the concurrent uploads, and uploadsOfStore the concurrent uploads to one store. An upload
	// takes its size on disk and little memory.
	uploadsAtOnce  = 16
	uploadsOfStore = 8
	// maxParts limits the number of parts in a body. maxPart limits the bytes of a part that is not a file.
	maxParts = 20
	maxPart  = 64 << 10
)

// uploads receives files and stores them on disk before an idempotency key is claimed or a transaction begins. So a
// slow sender occupies neither a key nor a transaction.
type uploads struct {
	dir  string // directory that contains only uploads; "" means the system's temporary directory
	most int64  // limit for a file, in bytes

	mu      sync.Mutex
	running map[int64]int // number of uploads by store
	all     int
}

// newUploads removes the files of a process that was killed after it had created a file and before it removed the
// file's name. It harms no upload of another process, because no process opens such a file by name.
func newUploads(dir string, most int64) (*uploads, error) {
	left, err := os.ReadDir(dir)
	if err != nil && dir != "" && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	for _, file := range left {
		if err := os.Remove(filepath.Join(dir, file.Name())); err != nil && !errors.Is(err, fs.ErrNotExist) {
			slog.Warn("A file of an earlier process's upload cannot be removed.", "error", err)
		}
	}
	return &uploads{dir: dir, most: most, running: map[int64]int{}}, nil
}

func (u *uploads) begin(storeID int64) (end func(), err error) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if u.all >= uploadsAtOnce || u.running[storeID] >= uploadsOfStore {
		return nil, &domain.Error{Code: domain.Busy, Detail: "Too many files are being uploaded. Wait for one of them.", RetryAfter: 2}
	}
	u.all++
	u.running[storeID]++
	return func() {
		u.mu.Lock()
		defer u.mu.Unlock()
		u.all--
		if u.running[storeID]--; u.running[storeID] == 0 {
			delete(u.running, storeID)
		}
	}, nil
}

// receive returns middleware for an operation that takes a file. It reads the whole multipart body before the operation
// runs. The file disappears when the request ends, even if the process dies.
func (e *edge) receive(o *operation) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			end, err := e.uploads.begin(auth.Actor(c.Request().Context()).StoreID)
			if err != nil {
				return err
			}
			defer end()
			upload, err := e.uploads.read(c, o.contract.form)
			if f, is := upload.File.(*os.File); is {
				defer discard(f)
			}
			if err != nil {
				return err
			}
			c.SetRequest(c.Request().WithContext(request.WithUpload(c.Request().Context(), upload)))
			return next(c)
		}
	}
}

// discard closes a file and, on systems on which open files keep their names, removes it.
func discard(f *os.File) {
	_ = f.Close()
	_ = os.Remove(f.Name())
}

func (u *uploads) read(c echo.Context, form *openapi3.Schema) (*request.Upload, error) {
	req := c.Request()
	// The server's own deadlines are meant for small bodies. Only the writers of tests have no deadlines.
	conn := http.NewResponseController(c.Response())
	_ = conn.SetReadDeadline(time.Now().Add(uploadDeadline))
	defer func() { _ = conn.SetWriteDeadline(time.Now().Add(writeTimeout)) }()

	_, params, err := mime.ParseMediaType(req.Header.Get(echo.HeaderContentType))
	if err != nil || params["boundary"] == "" {
		return &request.Upload{}, domain.Errorf(domain.InvalidRequest, "The Content-Type has no boundary.")
	}
	reader, found := multipart.NewReader(req.Body, params["boundary"]), faults{}
	upload, members := &request.Upload{Fields: map[string]string{}}, map[string]any{}
	for parts := 0; ; parts++ {
		part, err := reader.NextRawPart()
		switch {
		case errors.Is(err, io.EOF):
			if err := checkBody(req.Context(), form, members, &found); err != nil {
				return upload, err
			}
			return upload, found.err()
		case err != nil:
			return upload, u.interrupted(err)
		case parts == maxParts:
			return upload, domain.Errorf(domain.InvalidRequest, "The body has more than %d parts.", maxParts)
		}
		name := part.FormName()
		if _, twice := members[name]; twice {
			found.field("body", []string{name}, "repeated", "The part is there more than once.")
			continue
		}
		property := form.Properties[name]
		if property == nil || property.Value.Format != "binary" {
			if err := u.field(part, name, property, upload, members); err != nil {
				return upload, err
			}
			continue
		}
		members[name] = ""
		upload.Member, upload.FileName = name, part.FileName()
		if err := u.file(part, upload); err != nil {
			return upload, err
		}
	}
}

// field reads a part that is not a file and converts its text to the type in the schema.
func (u *uploads) field(part io.Reader, name string, property *openapi3.SchemaRef, upload *request.Upload, members map[string]any) error {
	raw, err := io.ReadAll(io.LimitReader(part, maxPart+1))
	switch {
	case err != nil:
		return u.interrupted(err)
	case len(raw) > maxPart:
		return domain.Errorf(domain.PayloadTooLarge, "A part that is no file has more than %d bytes.", maxPart)
	case !utf8.Valid(raw) || strings.ContainsRune(string(raw), 0):
		return malformed(pointer([]string{name}), "The text is not valid UTF-8, or contains NUL.")
	}
	text := string(raw)
	upload.Fields[name] = text
	members[name] = text
	if property != nil {
		members[name] = formValue(schemaType(property.Value), text)
	}
	return nil
}

// schemaType returns the type of a schema or of its first allOf part; "" means several types.
func schemaType(s *openapi3.Schema) string {
	if len(s.AllOf) > 0 {
		return schemaType(s.AllOf[0].Value)
	}
	if types := s.Type.Slice(); len(types) == 1 {
		return types[0]
	}
	return ""
}

// formValue converts a text from a form to the type in the schema. If the text does not fit the type, formValue returns
// the text unchanged.
func formValue(kind, text string) any {
	switch kind {
	case openapi3.TypeInteger, openapi3.TypeNumber:
		var n json.Number
		if json.Unmarshal([]byte(text), &n) == nil && !strings.HasPrefix(text, `"`) {
			return n
		}
	case openapi3.TypeBoolean:
		if text == "true" || text == "false" {
			return text == "true"
		}
	}
	return text
}

// file stores a part in a file on disk. It removes the file's name before it writes, so that the file disappears when
// it is closed.
func (u *uploads) file(part io.Reader, upload *request.Upload) (err error) {
	if u.dir != "" {
		err = os.MkdirAll(u.dir, 0o700)
	}
	var f *os.File
	if err == nil {
		f, err = os.CreateTemp(u.dir, "upload-*")
	}
	if err != nil {
		return u.interrupted(err)
	}
	upload.File = f
	_ = os.Remove(f.Name()) // fails on systems where open files keep their names: see discard
	sum := sha256.New()
	n, err := io.Copy(io.MultiWriter(f, sum), io.LimitReader(part, u.most+1))
	switch {
	case err != nil:
		return u.interrupted(err)
	case n > u.most:
		_, _ = io.CopyN(io.Discard, part, 2*maxBody) // a client that is still sending can then see the response
		return u.tooLarge()
	}
	upload.Checksum = hex.EncodeToString(sum.Sum(nil))
	return nil
}

func (u *uploads) tooLarge() error {
	return domain.Errorf(domain.PayloadTooLarge, "The file has more than %d bytes.", u.most)
}

// interrupted returns the error for a body that was not received completely.
func (u *uploads) interrupted(err error) error {
	if _, large := errors.AsType[*http.MaxBytesError](err); large {
		return u.tooLarge()
	}
	if _, disk := errors.AsType[*fs.PathError](err); disk {
		return errors.Join(&domain.Error{Code: domain.Unavailable, Detail: "The service has no room for the file. Try again.", RetryAfter: 5}, err)
	}
	if errors.Is(err, context.Canceled) {
		return err
	}
	return errors.Join(endedEarly(), err)
}
