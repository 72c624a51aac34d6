package languages

import (
	"fmt"
	"slices"
	"strings"
)

const phpHead = "<?php\n\n// Generated from the contract. DO NOT EDIT.\n\ndeclare(strict_types=1);\n\n"

// PHP returns the generated files of the PHP client by their path in the package.
func PHP(api *API) map[string]string {
	out := map[string]string{
		"src/Version.php": phpHead + fmt.Sprintf("namespace StorePlatform;\n\n/** The version of the contract. */\nfinal class Version\n{\n    public const API_VERSION = '%s';\n}\n", api.Version),
	}
	shared := &Surface{all: map[string]*Type{}}
	for _, t := range api.Shared {
		shared.all[t.Name] = t
	}
	p := &php{surface: shared, space: "Shared"}
	p.types(api.Shared)
	out["src/Shared/models.php"] = p.String()
	for _, s := range api.Surfaces {
		space := pascal(s.Name)
		p := &php{surface: s, space: space}
		p.types(s.Types)
		out["src/"+space+"/models.php"] = p.String()
		p = &php{surface: s, space: space}
		if s.Name == "webhook" {
			p.events()
			out["src/"+space+"/Events.php"] = p.String()
			continue
		}
		p.client()
		out["src/"+space+"/"+space+"Client.php"] = p.String()
	}
	return out
}

type php struct {
	strings.Builder
	surface *Surface
	space   string
}

func (p *php) line(format string, args ...any) { fmt.Fprintf(p, format+"\n", args...) }

func (p *php) types(types []*Type) {
	p.WriteString(phpHead)
	p.line("namespace StorePlatform\\%s;", p.space)
	for _, t := range types {
		if t.Enum {
			p.enum(t)
		} else {
			p.object(t)
		}
	}
}

func (p *php) enum(t *Type) {
	doc := []string{t.Doc}
	if t.Open {
		doc = append(doc, "", "More values may be added.")
	}
	p.line("")
	p.doc("", doc...)
	p.line("final class %s\n{", t.Name)
	var names []string
	for _, v := range t.Values {
		name := constant(v)
		if name == "CLASS" {
			name = "CLASS_"
		}
		if slices.Contains(names, name) {
			panic(t.Name + " has two constants " + name)
		}
		names = append(names, name)
		p.line("    public const %s = '%s';", name, v)
	}
	p.line("}")
}

func (p *php) object(t *Type) {
	p.line("")
	p.doc("", t.Doc)
	p.line("final class %s extends \\StorePlatform\\Model\n{", t.Name)
	p.line("    protected const SPEC = '%s';\n", strings.ReplaceAll(p.surface.spec(t.Fields, p.path), `\`, `\\`))
	fields := slices.Clone(t.Fields)
	slices.SortStableFunc(fields, func(a, b *Field) int {
		switch {
		case a.Required == b.Required:
			return 0
		case a.Required:
			return -1
		}
		return 1
	})
	doc := make([]string, len(fields))
	for i, f := range fields {
		doc[i] = strings.TrimSpace(fmt.Sprintf("@param %s $%s %s", p.annotation(f), f.Name, f.Doc))
	}
	p.doc("    ", doc...)
	p.line("    public function __construct(")
	for _, f := range fields {
		p.line("        public %s $%s%s,", p.declared(f), f.Name, preset(f))
	}
	p.line("    ) {\n    }\n}")
}

// preset returns the default value of an optional parameter.
func preset(f *Field) string {
	if f.Required {
		return ""
	}
	return " = null"
}

// declared returns the type that PHP checks at run time.
func (p *php) declared(f *Field) string {
	kind := p.native(f.Type)
	if kind != "mixed" && (f.Nullable || !f.Required) {
		return "?" + kind
	}
	return kind
}

func (p *php) native(t *Ref) string {
	switch t.Kind {
	case List, Map:
		return "array"
	case Named:
		if found := p.surface.Find(t.Name); !found.Enum {
			return p.class(found)
		}
		return "string"
	default:
		return []string{"string", "int", "bool", "string", "\\DateTimeImmutable", "string", "\\StorePlatform\\Upload", "mixed"}[t.Kind]
	}
}

// annotation returns the type that static analysis checks.
func (p *php) annotation(f *Field) string {
	kind := p.precise(f.Type)
	if kind != "mixed" && (f.Nullable || !f.Required) {
		kind += "|null"
	}
	return kind
}

func (p *php) precise(t *Ref) string {
	switch {
	case t.Kind == List:
		return "list<" + p.precise(t.Elem) + ">"
	case t.Kind == Map:
		return "array<string, " + p.precise(t.Elem) + ">"
	case t.Kind == Decimal:
		return "numeric-string"
	case t.Const != "":
		return "'" + t.Const + "'"
	case t.Kind == Named:
		if found := p.surface.Find(t.Name); found.Enum && !found.Open {
			return p.class(found) + "::*"
		}
	}
	return p.native(t)
}

// class returns the name of a class as the files of this namespace write it.
func (p *php) class(t *Type) string {
	if t.Shared && p.space != "Shared" {
		return "\\StorePlatform\\Shared\\" + t.Name
	}
	return t.Name
}

// path returns the name of a class below the namespace of the package.
func (p *php) path(t *Type) string {
	if t.Shared {
		return "Shared\\" + t.Name
	}
	return p.space + "\\" + t.Name
}

func (p *php) client() {
	p.WriteString(phpHead)
	p.line("namespace StorePlatform\\%s;\n", p.space)
	p.line("use StorePlatform\\CallOptions;\n")
	p.line("/** The operations of the %s API. */", p.space)
	p.line("final class %sClient extends \\StorePlatform\\%sBase\n{", p.space, p.space)
	for i, op := range p.surface.Operations {
		if i > 0 {
			p.line("")
		}
		p.operation(op)
	}
	p.line("}")
}

func (p *php) operation(op *Operation) {
	result, answers := "void", ""
	switch op.Result {
	case Object:
		var classes, byStatus []string
		for _, a := range op.Answers {
			class := p.class(p.surface.Find(a.Type))
			status := a.Status
			if len(op.Answers) == 1 {
				status = 0
			}
			classes, byStatus = append(classes, class), append(byStatus, fmt.Sprintf("%d => %s::class", status, class))
		}
		result, answers = strings.Join(classes, "|"), strings.Join(byStatus, ", ")
	case File:
		result = "string"
	case Nothing:
	}
	doc := append(strings.Split(op.Doc, "\n"), "")
	var parameters, query []string
	body := "null"
	if op.Body != "" {
		body = "$body"
		parameters = append(parameters, p.class(p.surface.Find(op.Body))+" $body")
	}
	queries := slices.Clone(op.Query)
	slices.SortStableFunc(queries, func(a, b *Field) int { return strings.Compare(preset(a), preset(b)) })
	for _, f := range queries {
		doc = append(doc, strings.TrimSpace(fmt.Sprintf("@param %s $%s %s", p.annotation(f), f.Name, f.Doc)))
		parameters = append(parameters, p.declared(f)+" $"+f.Name+preset(f))
		mark := ""
		if f.Repeat {
			mark = "*"
		}
		query = append(query, fmt.Sprintf("'%s%s' => $%s", f.Name, mark, f.Name))
	}
	parameters = append(parameters, "?CallOptions $options = null")
	if doc[len(doc)-1] == "" {
		doc = doc[:len(doc)-1]
	}
	p.doc("    ", doc...)
	list := strings.Join(parameters, ", ")
	if len(list) > 100 {
		list = "\n        " + strings.Join(parameters, ",\n        ") + ",\n    "
	}
	p.line("    public function %s(%s): %s", op.ID, list, result)
	back := "return "
	if result == "void" {
		back = ""
	}
	p.line("    {\n        %s$this->call('%s', '%s', '%s', [%s], %s, [%s], $options);\n    }", back, op.Method, op.Path, op.traits(), answers, body, strings.Join(query, ", "))
}

func (p *php) events() {
	p.WriteString(phpHead)
	p.line("namespace StorePlatform\\%s;\n", p.space)
	p.line("/** The classes of the webhook events. */\nfinal class Events\n{")
	p.line("    /** The class of each type. */\n    public const CLASSES = [")
	for _, e := range p.surface.Events {
		p.line("        '%s' => %s::class,", e.Type, p.class(p.surface.Find(e.Schema)))
	}
	p.line("    ];\n}")
}

func (p *php) doc(indent string, paragraphs ...string) {
	var lines []string
	for _, text := range paragraphs {
		lines = append(lines, wrap(strings.ReplaceAll(text, "*/", "* /"), 117-len(indent))...)
	}
	for len(lines) > 0 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	if len(lines) == 0 {
		return
	}
	if len(lines) == 1 {
		p.line("%s/** %s */", indent, lines[0])
		return
	}
	p.line("%s/**", indent)
	for _, l := range lines {
		p.line("%s", strings.TrimRight(indent+" * "+l, " "))
	}
	p.line("%s */", indent)
}
