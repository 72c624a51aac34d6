package apitest

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
)

// SeenIn is the variable that names a folder to tell in what was answered, by each
// process in a file of its own. Without it nothing is told.
const SeenIn = "STORE_SPECS_ANSWERS"

// Seen is a kind of answer: of an operation, with a status, and with a problem's
// code.
type Seen struct {
	Surface   string `json:"surface"`
	Operation string `json:"operation"`
	Status    int    `json:"status"`
	Code      string `json:"code,omitempty"`
}

// SeenAnswer is one answer of its kind; Problem is what it said, if it was one.
type SeenAnswer struct {
	Seen
	Problem json.RawMessage `json:"problem,omitempty"`
}

// SurfaceOf is the document that a path is in.
func SurfaceOf(path string) string {
	for _, surface := range []string{"admin", "customer"} {
		if strings.HasPrefix(path, "/"+surface+"/") {
			return surface
		}
	}
	return "public"
}

// saw keeps the first answer of a kind.
func (w *World) saw(path string, op *openapi3.Operation, status int, body []byte) {
	if os.Getenv(SeenIn) == "" {
		return
	}
	answer := Seen{Surface: SurfaceOf(path), Operation: op.OperationID, Status: status}
	var problem json.RawMessage
	if status >= 400 {
		var p struct{ Code string }
		_ = json.Unmarshal(body, &p)
		answer.Code, problem = p.Code, body
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if _, there := w.seen[answer]; !there {
		w.seen[answer] = problem
	}
}

// tell adds what was seen to the file of this process.
func (w *World) tell() error {
	dir := os.Getenv(SeenIn)
	if dir == "" || len(w.seen) == 0 {
		return nil
	}
	file, err := os.OpenFile(filepath.Join(dir, fmt.Sprintf("%d.jsonl", os.Getpid())), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
	if err != nil {
		return err
	}
	out := bufio.NewWriter(file)
	for answer, problem := range w.seen {
		line, err := json.Marshal(SeenAnswer{answer, problem})
		if err != nil {
			return err
		}
		_, _ = out.Write(append(line, '\n')) // Flush tells
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return file.Close()
}
