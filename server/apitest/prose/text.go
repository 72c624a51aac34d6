package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// textOf extracts the prose of a file and keeps the line numbers; "" means that the file contains no prose.
func textOf(path string) (string, error) {
	var pick func(string) string
	switch {
	case filepath.Ext(path) == ".go" && !strings.HasSuffix(path, ".gen.go"):
		return goText(path)
	case filepath.Ext(path) == ".md":
		pick = markdown
	case filepath.Ext(path) == ".yaml" && strings.HasPrefix(path, "openapi/") && !strings.HasSuffix(path, ".gen.yaml"):
		pick = descriptions
	case filepath.Dir(path) == "store/domain/letter/mailtext/words":
		if filepath.Base(path) != "en.txt" {
			return "", nil
		}
		pick = catalog
	case strings.HasPrefix(path, "store/domain/letter/mailtext/") && filepath.Ext(path) == ".txt":
		pick = mail
	case path == "server/console/web/src/messages/en.json":
		pick = messages
	case filepath.Ext(path) == ".ts", filepath.Ext(path) == ".tsx", filepath.Ext(path) == ".mjs":
		pick = scriptComments
	default:
		return "", nil
	}
	text, err := os.ReadFile(path)
	return pick(string(text)), err
}

// lines contains a text by the line numbers of its source.
type lines []string

func (l lines) put(line int, text string) {
	for i, t := range strings.Split(text, "\n") {
		if at := line - 1 + i; at < len(l) {
			l[at] = strings.TrimSpace(l[at] + " " + strings.TrimSpace(t))
		}
	}
}

// goText returns the comments of a Go file, its texts for people (see sentence), and the titles of its specs.
func goText(path string) (string, error) {
	source, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	files := token.NewFileSet()
	f, err := parser.ParseFile(files, path, source, parser.ParseComments)
	if err != nil {
		return "", err
	}
	out := make(lines, strings.Count(string(source), "\n")+1)
	at := func(p token.Pos) int { return files.Position(p).Line }
	all := strings.Split(string(source), "\n")
	behindCode := func(p token.Pos) bool {
		position := files.Position(p)
		return strings.TrimSpace(all[position.Line-1][:position.Column-1]) != ""
	}
	for _, group := range f.Comments {
		for _, c := range group.List {
			text := c.Text
			if strings.HasPrefix(text, "//go:") || strings.HasPrefix(text, "//nolint") {
				continue
			}
			if strings.HasPrefix(text, "//") {
				if text = text[2:]; strings.HasPrefix(text, "\t") { // the comment is a code sample
					continue
				}
			} else {
				text = strings.TrimSuffix(text[2:], "*/")
			}
			if behindCode(c.Pos()) { // like a title, the comment ends with its line
				text += "."
			}
			out.put(at(c.Pos()), text)
		}
	}
	specs := strings.HasSuffix(path, "_test.go") || importsGinkgo(f)
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			name, ok := n.Fun.(*ast.Ident)
			if specs && ok && titled[name.Name] && len(n.Args) > 0 {
				if title, ok := textIn(n.Args[0]); ok {
					// A title is a separate line, which does not belong to the sentence before it.
					out.put(at(n.Args[0].Pos()), strings.ReplaceAll(title, "\n", " ")+".")
				}
			}
		case *ast.BasicLit:
			if text, ok := textIn(n); ok && !specs && sentence.MatchString(text) && !strings.Contains(text, "\n") {
				out.put(at(n.Pos()), text)
			}
		}
		return true
	})
	return strings.Join(out, "\n"), nil
}

// importsGinkgo reports whether f contains specs. The file names of shared suites do not end in _test.go.
func importsGinkgo(f *ast.File) bool {
	return slices.ContainsFunc(f.Imports, func(i *ast.ImportSpec) bool {
		return i.Path.Value == `"github.com/onsi/ginkgo/v2"`
	})
}

// titled contains the functions of ginkgo whose first argument is a title.
var titled = map[string]bool{"Describe": true, "Context": true, "When": true, "It": true, "DescribeTable": true, "Entry": true, "By": true}

// sentence matches texts for people, such as errors, mails, and log messages that are sentences.
var sentence = regexp.MustCompile(`^[A-Z][a-z']* .*[.?!]$`)

func textIn(e ast.Expr) (string, bool) {
	literal, ok := e.(*ast.BasicLit)
	if !ok || literal.Kind != token.STRING {
		return "", false
	}
	text, err := strconv.Unquote(literal.Value)
	return text, err == nil
}

var (
	fence    = regexp.MustCompile("^\\s*(```|~~~)")
	code     = regexp.MustCompile("`[^`]*`")
	link     = regexp.MustCompile(`\]\([^)]*\)`)
	key      = regexp.MustCompile(`^(\s*)(?:- )?(description|summary|title|x-[a-z-]*reason):\s*(.*)$`)
	flow     = regexp.MustCompile(`[{,]\s*(?:description|summary):\s*("(?:[^"\\]|\\.)*"|'[^']*'|[^"',}][^,}]*)`)
	ownLine  = regexp.MustCompile(`^\s*(?://|\*|/\*\*?)\s?(.*?)(?:\*/)?$`)
	behind   = regexp.MustCompile(`\s//\s(.*)$`)
	tag      = regexp.MustCompile(`\{[{%][^}]*[}%]\}`)
	message  = regexp.MustCompile(`(?m)^\s*"[^"]*": "((?:[^"\\]|\\.)*)",?$`)
	unended  = regexp.MustCompile(`(?m)([^.?!\s])$`)
	inTables = regexp.MustCompile(`^\s*\|`)
)

// word replaces code in a sentence. It has more than one letter, since Vale reads a single letter with a full stop as
// an abbreviation and joins two sentences.
const word = "code"

// markdown removes samples and code from a text. It makes each heading and each row of a table a separate text.
func markdown(text string) string {
	var out lines
	sample := false
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		switch {
		case fence.MatchString(line):
			sample, line = !sample, ""
		case sample:
			line = ""
		case inTables.MatchString(line):
			line = strings.ReplaceAll(strings.Trim(line, "| "), "|", ". ") + "."
		case strings.HasPrefix(line, "#"):
			line = strings.TrimLeft(line, "# ") + "."
		case strings.HasSuffix(line, ":"): // the list or sample that follows is a separate text
			line = strings.TrimSuffix(line, ":") + "."
		}
		line = link.ReplaceAllString(code.ReplaceAllString(line, word), "]")
		out = append(out, line)
	}
	return strings.Join(out, "\n")
}

// descriptions returns the descriptions and summaries in a document, and its comments.
func descriptions(text string) string {
	var out lines
	depth := -1 // indent of a description that continues on the next lines
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		indent := len(line) - len(strings.TrimLeft(line, " "))
		switch m := key.FindStringSubmatch(line); {
		case m != nil:
			depth = len(m[1])
			line = strings.Trim(m[3], `"'`)
			if m[2] != "description" && line != "" && !strings.HasSuffix(line, ".") { // a separate text, such as a heading
				line += "."
			}
			if strings.HasPrefix(line, "|") || strings.HasPrefix(line, ">") {
				line = ""
			}
		case depth >= 0 && (strings.TrimSpace(line) == "" || indent > depth):
			line = strings.TrimRight(strings.TrimSpace(line), `"'`)
		default:
			depth = -1
			if comment := strings.TrimSpace(line); strings.HasPrefix(comment, "# ") {
				line = comment[2:]
			} else {
				line = inLine(line)
			}
		}
		if strings.HasSuffix(line, ":") { // the list that follows, and each item of it, are separate texts
			line = strings.TrimSuffix(line, ":") + "."
		}
		if last := len(out) - 1; strings.HasPrefix(line, "- ") && last >= 0 && unended.MatchString(out[last]) {
			out[last] += "."
		}
		out = append(out, code.ReplaceAllString(line, word))
	}
	return strings.Join(out, "\n")
}

// inLine returns the descriptions of the objects in a line of YAML. Each ends with a full stop.
func inLine(line string) string {
	var found []string
	for _, m := range flow.FindAllStringSubmatch(line, -1) {
		text := strings.Trim(m[1], `"'`)
		if !strings.HasSuffix(text, ".") {
			text += "."
		}
		found = append(found, text)
	}
	return strings.Join(found, " ")
}

// mail returns the text of a mail in which one word replaces each Liquid tag.
func mail(text string) string { return tag.ReplaceAllString(text, "x") }

// catalog returns the sentences of mails without their keys, one per line. Each ends with a full stop.
func catalog(text string) string {
	var out lines
	for line := range strings.Lines(text) {
		_, sentence, _ := strings.Cut(strings.TrimRight(line, "\n"), " = ")
		if sentence = mail(sentence); sentence != "" && !strings.HasSuffix(sentence, ".") {
			sentence += "."
		}
		out = append(out, sentence)
	}
	return strings.Join(out, "\n")
}

// messages returns the texts of a JSON file, one per line. Each ends with a full stop.
func messages(text string) string {
	return unended.ReplaceAllString(message.ReplaceAllString(text, "$1"), "$1.")
}

// scriptComments returns the comments of TypeScript and JavaScript.
func scriptComments(text string) string {
	var out lines
	for line := range strings.Lines(text) {
		line = strings.TrimRight(line, "\n")
		if m := ownLine.FindStringSubmatch(line); m != nil {
			out = append(out, code.ReplaceAllString(m[1], word))
		} else if m := behind.FindStringSubmatch(line); m != nil { // the comment ends with its line
			out = append(out, code.ReplaceAllString(m[1], word)+".")
		} else {
			out = append(out, "")
		}
	}
	return strings.Join(out, "\n")
}
