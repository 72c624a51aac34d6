package languages

import (
	"fmt"
	"strings"
)

// pythonWords lists the keywords of Python that the contract could use as names.
var pythonWords = map[string]bool{"and": true, "as": true, "class": true, "from": true, "global": true, "import": true, "in": true, "is": true, "not": true, "or": true, "pass": true, "return": true, "with": true}

const pythonHead = `# Generated from the contract. DO NOT EDIT.
# mypy: disable-error-code="assignment,no-redef"
`

// Python returns the generated modules of the Python client by their path in the package.
func Python(api *API) map[string]string {
	const folder = "src/storeplatform/"
	out := map[string]string{folder + "_version.py": fmt.Sprintf("%s\nAPI_VERSION = '%s'\n", pythonHead[:strings.Index(pythonHead, "\n")], api.Version)}
	shared := &Surface{all: map[string]*Type{}}
	for _, t := range api.Shared {
		shared.all[t.Name] = t
	}
	p := &python{surface: shared}
	p.head("Objects that several APIs have in common.")
	p.types(api.Shared)
	out[folder+"_shared.py"] = p.String()
	for _, s := range api.Surfaces {
		p := &python{surface: s}
		if s.Name == "webhook" {
			p.events()
			out[folder+"events.py"] = p.String()
			continue
		}
		p.head("The " + pascal(s.Name) + " API: its client and its objects.")
		p.line("from ._surfaces import %sBase as _Base", pascal(s.Name))
		p.line("from ._transport import CallOptions as _Options")
		p.shared()
		p.types(s.Types)
		p.client()
		out[folder+s.Name+".py"] = p.String()
	}
	return out
}

type python struct {
	strings.Builder
	surface *Surface
}

func (p *python) line(format string, args ...any) { fmt.Fprintf(p, format+"\n", args...) }

func (p *python) head(doc string) {
	p.line("%s\n\"\"\"%s\"\"\"\n\nfrom __future__ import annotations\n", pythonHead, doc)
	p.line("import datetime as _dt\nfrom decimal import Decimal as _Decimal\nfrom typing import Any as _Any, Literal as _Literal, Optional as _Optional, Sequence as _Sequence, Union as _Union\n")
	p.line("from ._model import File as _File, Model as _Model")
}

func (p *python) shared() {
	for _, name := range p.surface.SharedNames() {
		p.line("from ._shared import %s as %s", name, name)
	}
}

func (p *python) types(types []*Type) {
	for _, t := range types {
		if t.Enum {
			quoted := make([]string, len(t.Values))
			for i, v := range t.Values {
				quoted[i] = fmt.Sprintf("'%s'", v)
			}
			values := fmt.Sprintf("_Literal[%s]", strings.Join(quoted, ", "))
			if t.Open {
				values = fmt.Sprintf("_Union[%s, str]", values)
			}
			p.line("\n%s = %s", t.Name, values)
			p.doc("", t.Doc)
		}
	}
	for _, t := range types {
		if !t.Enum {
			p.object(t)
		}
	}
}

func (p *python) object(t *Type) {
	p.line("\n\nclass %s(_Model):", t.Name)
	p.doc("    ", t.Doc)
	p.line("\n    _spec = '%s'", p.surface.spec(t.Fields, func(t *Type) string { return t.Name }))
	for _, f := range t.Fields {
		kind := p.kind(f.Type)
		if f.Nullable || !f.Required {
			kind = "_Optional[" + kind + "]"
		}
		if !f.Required {
			kind += " = None"
		}
		p.line("    %s: %s", pythonName(f.Name), kind)
		p.doc("    ", f.Doc)
	}
}

func (p *python) client() {
	s := p.surface
	p.line("\n\nclass %sClient(_Base):", pascal(s.Name))
	p.line("    \"\"\"The operations of the %s API.\"\"\"", pascal(s.Name))
	for _, op := range s.Operations {
		p.operation(op)
	}
}

func (p *python) operation(op *Operation) {
	answer, class := "None", "None"
	switch op.Result {
	case Object:
		answer, class = op.Answers[0].Type, op.Answers[0].Type
		if len(op.Answers) > 1 {
			var names, byStatus []string
			for _, a := range op.Answers {
				names = append(names, a.Type)
				byStatus = append(byStatus, fmt.Sprintf("%d: %s", a.Status, a.Type))
			}
			answer, class = fmt.Sprintf("_Union[%s]", strings.Join(names, ", ")), fmt.Sprintf("{%s}", strings.Join(byStatus, ", "))
		}
	case File:
		answer = "bytes"
	case Nothing:
	}
	p.line("\n    def %s(", snake(op.ID))
	p.line("        self,")
	body := "None"
	if op.Body != "" {
		p.line("        body: %s,", op.Body)
		body = "body"
	}
	p.line("        *,")
	var query strings.Builder
	for _, f := range op.Query {
		kind := p.kind(f.Type)
		if f.Type.Kind == List {
			kind = "_Sequence[" + p.kind(f.Type.Elem) + "]"
		}
		if !f.Required {
			kind = "_Optional[" + kind + "] = None"
		}
		name, mark := pythonName(f.Name), ""
		if f.Repeat {
			mark = "*"
		}
		p.line("        %s: %s,", name, kind)
		fmt.Fprintf(&query, "'%s%s': %s, ", f.Name, mark, name)
	}
	p.line("        options: _Optional[_Options] = None,")
	p.line("    ) -> %s:", answer)
	p.doc("        ", op.Doc)
	result := "return "
	if answer == "None" {
		result = ""
	}
	call := fmt.Sprintf("self._call('%s', '%s', '%s', %s, %s, {%s}, options)", op.Method, op.Path, op.traits(), class, body, strings.TrimSuffix(query.String(), ", "))
	if result != "" {
		p.line("        result: %s = %s", answer, call)
		p.line("        return result")
		return
	}
	p.line("        %s", call)
}

// traits returns the letters of an operation's credentials, and a letter for each property that changes how a client
// sends it. k is an idempotency key, m a multipart body, and f a file as the response.
func (o *Operation) traits() string {
	traits := o.Credentials
	if o.Keyed {
		traits += "k"
	}
	if o.Multipart {
		traits += "m"
	}
	if o.Result == File {
		traits += "f"
	}
	return traits
}

func (p *python) events() {
	p.head("The webhook events and their snapshots.")
	p.line("from dataclasses import dataclass as _dataclass\n")
	p.shared()
	p.types(p.surface.Types)
	p.line("\n\n@_dataclass(frozen=True)\nclass UnknownEvent:\n    \"\"\"An event of a type that this version of the client does not know. Acknowledge and ignore it.\"\"\"\n")
	p.line("    type: str\n    id: str\n    raw: dict[str, _Any]\n")
	p.line("\nStoreEvent = _Union[")
	for _, e := range p.surface.Events {
		p.line("    %s,", e.Schema)
	}
	p.line("    UnknownEvent,\n]")
	p.line("\"\"\"Any event. Its class says what `data.object` is.\"\"\"\n")
	p.line("EVENTS: dict[str, type[_Any]] = {")
	for _, e := range p.surface.Events {
		p.line("    '%s': %s,", e.Type, e.Schema)
	}
	p.line("}")
	p.line("\"\"\"The class of each type.\"\"\"")
}

func (p *python) doc(indent, text string) {
	text = strings.TrimSpace(text)
	if text == "" {
		return
	}
	text = strings.ReplaceAll(strings.ReplaceAll(text, `\`, `\\`), `"""`, `''`)
	if strings.HasSuffix(text, `"`) {
		text += " "
	}
	var lines []string
	for i, part := range strings.Split(text, "\n\n") {
		if i > 0 {
			lines = append(lines, "")
		}
		lines = append(lines, wrap(part, 118-len(indent))...)
	}
	for i, l := range lines {
		if i == 0 {
			l = `"""` + l
		}
		if i == len(lines)-1 {
			l += `"""`
		}
		p.line("%s", strings.TrimRight(indent+l, " "))
	}
}

func (p *python) kind(t *Ref) string {
	switch t.Kind {
	case List:
		return "list[" + p.kind(t.Elem) + "]"
	case Map:
		return "dict[str, " + p.kind(t.Elem) + "]"
	case Named:
		return t.Name
	default:
		if t.Const != "" {
			return "_Literal['" + t.Const + "']"
		}
		return []string{"str", "int", "bool", "_Decimal", "_dt.datetime", "_dt.date", "_File", "_Any"}[t.Kind]
	}
}

func pythonName(name string) string {
	name = snake(name)
	if pythonWords[name] {
		name += "_"
	}
	return name
}
