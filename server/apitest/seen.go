package apitest

import (
	"bufio"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"
)

// SeenIn is the environment variable that names the folder for seen responses. Each process writes a separate file.
// Without the variable no file is written.
const SeenIn = "STORE_SPECS_ANSWERS"

// Seen identifies a kind of response by its operation, its status, and the code of its problem.
type Seen struct {
	Surface   string `json:"surface"`
	Operation string `json:"operation"`
	Status    int    `json:"status"`
	Code      string `json:"code,omitempty"`
}

// SeenAnswer describes the responses of one kind. Problem is the first problem of the kind; nil means that the
// responses are not problems. Filled lists the fields, such as items.customer.email, that at least one response of the
// kind filled.
type SeenAnswer struct {
	Seen
	Problem json.RawMessage `json:"problem,omitempty"`
	Filled  []string        `json:"filled,omitempty"`
}

// kept is what a process remembers about the responses of one kind.
type kept struct {
	problem json.RawMessage
	filled  map[string]bool
}

// fill records the fields of a value that are not null, false, 0 or empty.
func (k *kept) fill(at string, v any) {
	switch v := v.(type) {
	case map[string]any:
		for name, member := range v {
			k.fill(strings.TrimPrefix(at+"."+name, "."), member)
		}
	case []any:
		for _, item := range v {
			k.fill(at, item)
		}
		if len(v) > 0 {
			k.filled[at] = true
		}
		return
	}
	if m, is := v.(map[string]any); v != nil && v != false && v != "" && v != 0.0 && !zeroAmount(v) && (!is || len(m) > 0) {
		k.filled[at] = true
	}
}

func zeroAmount(v any) bool {
	text, is := v.(string)
	return is && text != "" && strings.Trim(text, "0.") == ""
}

// SurfaceOf returns the name of the OpenAPI document that contains a path.
func SurfaceOf(path string) string {
	for _, surface := range []string{"admin", "customer"} {
		if strings.HasPrefix(path, "/"+surface+"/") {
			return surface
		}
	}
	return "public"
}

// saw records the first problem of each kind of response, and the fields that its responses fill.
func (w *World) saw(path string, op *openapi3.Operation, status int, body []byte) {
	if os.Getenv(SeenIn) == "" {
		return
	}
	answer := Seen{Surface: SurfaceOf(path), Operation: op.OperationID, Status: status}
	var problem json.RawMessage
	var members any
	if status >= 400 {
		var p struct{ Code string }
		_ = json.Unmarshal(body, &p)
		answer.Code, problem = p.Code, body
	} else {
		_ = json.Unmarshal(body, &members) // a body that is a file has no fields
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.seen[answer] == nil {
		w.seen[answer] = &kept{problem, map[string]bool{}}
	}
	w.seen[answer].fill("", members)
}

// tell appends the seen responses to the file of this process.
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
	for answer, k := range w.seen {
		line, err := json.Marshal(SeenAnswer{answer, k.problem, slices.Sorted(maps.Keys(k.filled))})
		if err != nil {
			return err
		}
		_, _ = out.Write(append(line, '\n')) // Flush returns the error of this call
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return file.Close()
}
