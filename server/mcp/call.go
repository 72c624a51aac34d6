package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/store/domain"
)

// mostBytes is the maximum size of a result in bytes.
const mostBytes = 32 << 10

// call is one call of an operation.
type call struct {
	o     *operation
	query object
	body  json.RawMessage
	key   string
}

// validKey matches the idempotency keys that the API accepts. The server checks keys itself, because an error of the
// API would name its header, which a model does not see.
var validKey = regexp.MustCompile(`^[\x21-\x7e]{8,255}$`)

// ask sends the call to the API with the credential of the caller.
func (s *server) ask(ctx context.Context, made call) (agent.Answer, error) {
	query := url.Values{}
	for name, value := range made.query {
		values, err := texts(value)
		if err != nil {
			return agent.Answer{}, misfit(name, "%s: %v.", name, err)
		}
		if at := slices.IndexFunc(made.o.query, func(p parameter) bool { return p.name == name }); at >= 0 && made.o.query[at].comma {
			values = []string{strings.Join(values, ",")}
		}
		query[name] = values
	}
	header := http.Header{}
	if made.key != "" {
		if !validKey.MatchString(made.key) {
			return agent.Answer{}, misfit("idempotencyKey", "idempotencyKey has to have 8 to 255 printable ASCII characters.")
		}
		header.Set("Idempotency-Key", made.key)
	}
	body := made.body
	if made.o.body == nil {
		body = nil
	}
	return agent.Ask(ctx, s.api, agent.Call{Method: made.o.method, Path: made.o.path, Query: query, Body: body, Header: header}, "Authorization")
}

// texts converts a JSON value to the values of a query parameter. It returns an error for objects and null.
func texts(value any) ([]string, error) {
	switch value := value.(type) {
	case []any:
		var all []string
		for _, member := range value {
			one, err := texts(member)
			if err != nil {
				return nil, err
			}
			all = append(all, one...)
		}
		return all, nil
	case string:
		return []string{value}, nil
	case json.Number, bool:
		return []string{fmt.Sprint(value)}, nil
	}
	return nil, fmt.Errorf("a parameter is a text, a number, true, false or a list of these; leave it out for no value")
}

// invalid returns an error that says which arguments of a tool are invalid.
func invalid(format string, args ...any) error {
	return domain.Errorf(domain.InvalidRequest, format, args...)
}

// misfit returns an error that points to one argument of a tool.
func misfit(name, format string, args ...any) error {
	e := invalid(format, args...).(*domain.Error)
	e.Fields = []domain.Field{{In: "body", Pointer: "/" + name, Code: string(domain.InvalidValue), Detail: e.Detail}}
	return e
}

// read decodes a JSON text and keeps numbers in their notation. It returns nil for an empty text.
func read(raw []byte) (value any, err error) {
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	if err := dec.Decode(&value); err != nil && err != io.EOF {
		return nil, err
	}
	return value, nil
}

// written encodes a value as JSON without HTML escapes, because people read the text.
func written(value any) []byte {
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(value); err != nil {
		panic(err) // unreachable: the value was read from JSON
	}
	return bytes.TrimSpace(out.Bytes())
}

// run makes the call and returns its result: {data, cut, idempotencyKey}, or the problem and false. If a page of a list
// is too large, run requests half as many rows, so that nextCursor points to the first omitted row. It shortens any
// other result that is too large; cut lists the shortened places.
func (s *server) run(ctx context.Context, made call, fields []string) (shown []byte, ok bool, err error) {
	var cut []string
	rows := ""
	for _, name := range rowParameters {
		if slices.ContainsFunc(made.o.query, func(p parameter) bool { return p.name == name }) {
			rows = name
		}
	}
	n := usualRows
	_, numbered := made.query["page"]
	if wanted, ok := made.query[rows]; ok && rows != "" {
		if n, err = rowCount(rows, wanted); err != nil {
			return nil, false, err
		}
		if n > mostRows {
			if numbered {
				return nil, false, invalid("%s is at most %d together with page. Without page, go on by nextCursor.", rows, mostRows)
			}
			n, cut = mostRows, []string{fmt.Sprintf("%s: at most %d rows; go on by nextCursor.", rows, mostRows)}
		}
	}
	for {
		if rows != "" {
			made.query = with(made.query, rows, json.Number(fmt.Sprint(n)))
		}
		got, err := s.ask(ctx, made)
		if err != nil {
			return nil, false, err
		}
		value, err := read(got.Body)
		if err != nil {
			return nil, false, err
		}
		if !got.OK() {
			return written(plain(value)), false, nil
		}
		value, shortTexts := s.catalog.marked(chosen(value, fields, s.catalog.isPage(made.o)), made.o.answer)
		out := object{"data": value}
		if made.key != "" {
			out["idempotencyKey"] = made.key
		}
		if all := append(slices.Clone(cut), shortTexts[:min(len(shortTexts), mostCut)]...); len(all) > 0 {
			out["cut"] = all
		}
		shown := written(out)
		if len(shown) <= mostBytes {
			return shown, true, nil
		}
		if rows != "" && n > 1 && made.o.effect == reads {
			if n /= 2; numbered { // with fewer rows per page, this page number would mean other rows
				return nil, false, invalid("%d rows of a page are too long for one answer. Ask for the page again with %s %d, or for fewer fields.", n*2, rows, n)
			}
			cut = []string{fmt.Sprintf("%s: %d rows, since more are too long; go on by nextCursor.", rows, n)}
			continue
		}
		return written(shortened(out)), true, nil
	}
}

// mostCut is the maximum number of shortened texts that a result lists.
const mostCut = 20

// rowCount returns the number of rows that a call requests. The value may be a number or a number as text; rowCount
// returns an error for any other value.
func rowCount(name string, value any) (int, error) {
	if n, err := strconv.ParseInt(fmt.Sprint(value), 10, 32); err == nil && n > 0 {
		return int(n), nil
	}
	return 0, misfit(name, "%s is a whole number from 1 to %d.", name, mostRows)
}

// plain cleans the texts of a problem and changes them in place. The service writes these texts, but they can quote the
// caller's input.
func plain(value any) any {
	switch value := value.(type) {
	case string:
		return agent.Cleaned(value)
	case []any:
		for i, member := range value {
			value[i] = plain(member)
		}
	case object:
		for name, member := range value {
			value[name] = plain(member)
		}
	}
	return value
}

// isPage reports whether an operation returns a page of a list: its response has the field items, and every other field
// is in aboutLists.
func (c *catalog) isPage(o *operation) bool {
	properties := at(c.resolved(o.answer), "properties")
	if properties["items"] == nil {
		return false
	}
	for name := range properties {
		if !slices.Contains(aboutLists, name) {
			return false
		}
	}
	return true
}

// aboutLists names the fields that the contract defines for pages of lists.
var aboutLists = []string{"items", "nextCursor", "page", "pageSize", "totalCount", "totalIsEstimate", "isTruncated", "permissions"}

// fieldsOf returns the names of the fields in an operation's response: of the object, or of each row of the list.
func (c *catalog) fieldsOf(o *operation) (names []string) {
	schema := o.answer
	if c.isPage(o) {
		for _, rows := range c.unfolded(below(c.unfolded([]object{schema}), func(s object) any { return at(s, "properties")["items"] })) {
			if items, ok := rows["items"].(object); ok {
				schema = items
			}
		}
	}
	for _, s := range c.unfolded([]object{schema}) {
		names = append(names, sorted(at(s, "properties"))...)
	}
	return names
}

// chosen keeps only the named fields of an object, or of each row of a page. If fields is empty, it keeps all fields.
func chosen(value any, fields []string, page bool) any {
	whole, is := value.(object)
	if !is || len(fields) == 0 {
		return value
	}
	if rows, is := whole["items"].([]any); is && page {
		for i, row := range rows {
			rows[i] = chosen(row, fields, false)
		}
		return whole
	}
	out := object{}
	for _, name := range fields {
		if member, there := whole[name]; there {
			out[name] = member
		}
	}
	return out
}

// shortened halves the longest list of a result until the result fits, and adds each shortened list to cut. If no list
// is left to halve, it drops the data and adds the advice to select fewer fields.
func shortened(out object) object {
	was := map[string]int{}
	for len(written(out)) > mostBytes {
		found := longest(out["data"], "", nil)
		if found.set == nil || found.size < 64 {
			out["data"], out["cut"] = nil, []string{"The answer is too long. Ask for less of it by fields."}
			return out
		}
		if _, there := was[found.path]; !there {
			was[found.path] = len(found.list)
		}
		cutTo := len(found.list) / 2
		found.set(found.list[:cutTo])
		told, _ := out["cut"].([]string)
		told = slices.DeleteFunc(told, func(line string) bool { return strings.HasPrefix(line, found.path+": ") })
		out["cut"] = append(told, fmt.Sprintf("%s: the first %d of %d.", found.path, cutTo, was[found.path]))
	}
	return out
}

// longList is a list inside a result.
type longList struct {
	path string
	list []any
	size int
	set  func([]any)
}

// longest returns the list that takes the most bytes. It prefers an inner list that takes more than two thirds of the
// list around it. The function set replaces the list; it is nil if longest found no list or if the list is an element
// of another list.
func longest(value any, path string, set func([]any)) (found longList) {
	switch value := value.(type) {
	case []any:
		if len(value) > 0 && set != nil {
			found = longList{path: path, list: value, size: len(written(value)), set: set}
		}
		for i, member := range value {
			if inner := longest(member, fmt.Sprintf("%s/%d", path, i), nil); inner.size > found.size*2/3 {
				found = inner
			}
		}
	case object:
		for _, name := range sorted(value) {
			if inner := longest(value[name], path+"/"+name, func(shorter []any) { value[name] = shorter }); inner.size > found.size {
				found = inner
			}
		}
	}
	return found
}

func sorted(node object) []string {
	names := make([]string, 0, len(node))
	for name := range node {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
