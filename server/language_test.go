package main

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	documents "github.com/storeplatform/storeplatform/gen/openapi"
)

// avoided maps words at which a native engineer stops to their replacements. Texts call people "they" and use technical
// terms instead of metaphors.
var avoided = map[string]string{
	"he": "they", "she": "they", "his": "their", "her": "their", "hers": "theirs", "him": "them", "himself": "themselves", "herself": "themselves",
	"till": "until (a point of sale is a checkout)", "desk": "the field's term", "door": "the field's term", "doors": "the field's term", "shelf": "the field's term", "shelves": "the field's term", "clockwork": "jobs",
	"utils": "the noun that it is about", "TODO": "what is missing, in the issue tracker",
}

// mayUse matches the places that may contain an avoided word, such as the name of a language or a field of a protocol.
var mayUse = []*regexp.Regexp{
	regexp.MustCompile(`languageCode: he\b|codes\["he"\]|"he(-IL)?": [{"t]|"ar", "he"|\the=|fr he hi|Him[áa]`), // Hebrew, and a state of India
}

var _ = Describe("Code, documents and mails", func() {
	It("contain only words of plain technical English", func() {
		var words []string
		for word := range avoided {
			words = append(words, word)
		}
		slices.Sort(words)
		any := regexp.MustCompile(`(?i)\b(` + strings.Join(words, "|") + `)\b`)
		var found []string
		texts(func(at, line string) {
			for _, allowed := range mayUse {
				line = allowed.ReplaceAllString(line, "")
			}
			for _, word := range any.FindAllString(line, -1) {
				instead := avoided[strings.ToLower(word)]
				if word == "TODO" {
					instead = avoided[word]
				}
				if instead == "" { // the word is avoided only in another case
					continue
				}
				found = append(found, at+": "+strings.TrimSpace(line)+"\n    "+word+": say "+instead)
			}
		})
		Expect(found).To(BeEmpty(), "%s", strings.Join(found, "\n"))
	})

	It("name the operation in the comment of each handler", func() {
		sources(func(path, pkg string, f *ast.File) {
			surface, ok := strings.CutPrefix(pkg, "server/")
			if !ok || !slices.Contains([]string{"admin", "customer", "public"}, surface) || strings.HasSuffix(path, "_test.go") {
				return
			}
			operations := answers(surface)
			for _, d := range f.Decls {
				fn, ok := d.(*ast.FuncDecl)
				if !ok || fn.Recv == nil || operations[fn.Name.Name] == "" || receiver(fn) != "Handlers" {
					continue
				}
				Expect(fn.Doc.Text()).To(HavePrefix(fn.Name.Name+" answers "+operations[fn.Name.Name]), "%s: the comment of %s", path, fn.Name.Name)
			}
		})
	})
})

// answers maps each handler of a surface to its operation, as "GET /path".
func answers(surface string) map[string]string {
	GinkgoHelper()
	raw, err := documents.Files.ReadFile(surface + ".json")
	Expect(err).NotTo(HaveOccurred())
	var doc struct {
		Paths map[string]map[string]json.RawMessage `json:"paths"`
	}
	Expect(json.Unmarshal(raw, &doc)).To(Succeed())
	out := map[string]string{}
	for path, item := range doc.Paths {
		for method, operation := range item {
			var o struct {
				OperationID string `json:"operationId"`
			}
			if json.Unmarshal(operation, &o) == nil && o.OperationID != "" {
				out[strings.ToUpper(o.OperationID[:1])+o.OperationID[1:]] = strings.ToUpper(method) + " " + path
			}
		}
	}
	return out
}

// texts calls visit for every hand-written line in code, documents and mails.
func texts(visit func(at, line string)) {
	GinkgoHelper()
	root := ".."
	Expect(filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() {
			if name == "node_modules" || name == "dist" || path == "../gen" || path == "../server/docs/assets" || path == "../openapi/lint/published" || strings.HasPrefix(name, ".") && path != root {
				return filepath.SkipDir
			}
			return nil
		}
		if !slices.Contains([]string{".go", ".yaml", ".yml", ".ts", ".mjs", ".sql", ".md", ".html", ".txt"}, filepath.Ext(name)) ||
			name == "passwords.txt" || name == "language_test.go" {
			return nil
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		for n, line := range strings.Split(string(content), "\n") {
			visit(fmt.Sprintf("%s:%d", path, n+1), line)
		}
		return nil
	})).To(Succeed())
}
