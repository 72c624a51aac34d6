package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/storeplatform/storeplatform/server/agent"
	"github.com/storeplatform/storeplatform/store/domain"
)

// mostBytes is how long an answer may be.
const mostBytes = 32 << 10

// call is one call of an operation.
type call struct {
	o     *operation
	query object
	body  json.RawMessage
	key   string
}

// ask makes the call a request of the API, by the caller of this one.
func (s *server) ask(ctx context.Context, made call) (agent.Answer, error) {
	query := url.Values{}
	for name, value := range made.query {
		values, err := texts(value)
		if err != nil {
			return agent.Answer{}, invalid("%s: %v.", name, err)
		}
		if at := slices.IndexFunc(made.o.query, func(p parameter) bool { return p.name == name }); at >= 0 && made.o.query[at].comma {
			values = []string{strings.Join(values, ",")}
		}
		query[name] = values
	}
	header := http.Header{}
	if made.key != "" {
		header.Set("Idempotency-Key", made.key)
	}
	body := made.body
	if made.o.body == nil {
		body = nil
	}
	return agent.Ask(ctx, s.api, agent.Call{Method: made.o.method, Path: made.o.path, Query: query, Body: body, Header: header}, "Authorization")
}

// texts is a value as a query has it.
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
	return nil, fmt.Errorf("a parameter is a text, a number, true, false or a list of these")
}

// invalid is what a tool's arguments got wrong, before there is a request.
func invalid(format string, args ...any) error {
	return domain.Errorf(domain.InvalidRequest, format, args...)
}

// read is a JSON text as a value, with numbers as they are written.
func read(raw []byte) (value any, err error) {
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	if err := dec.Decode(&value); err != nil && err != io.EOF {
		return nil, err
	}
	return value, nil
}

// written is a value as JSON that people read.
func written(value any) []byte {
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(value); err != nil {
		panic(err) // it was read from JSON
	}
	return bytes.TrimSpace(out.Bytes())
}

// run makes the call and shows what came of it: {data, cut, idempotencyKey}, or the
// problem. A list whose page is too large is asked for again with fewer rows, so that its
// cursor leads to the next one; what else is too large is cut, and cut says where.
func (s *server) run(ctx context.Context, made call, fields []string) (shown []byte, ok bool, err error) {
	var cut []string
	rows := ""
	for _, name := range rowParameters {
		if slices.ContainsFunc(made.o.query, func(p parameter) bool { return p.name == name }) {
			rows = name
		}
	}
	n := usualRows
	if rows != "" {
		if wanted, is := made.query[rows].(json.Number); is {
			if asked, err := wanted.Int64(); err == nil && asked > 0 {
				if n = int(min(asked, mostRows)); asked > mostRows {
					cut = append(cut, fmt.Sprintf("%s: at most %d rows; go on by nextCursor.", rows, mostRows))
				}
			}
		}
	}
	for {
		if _, given := made.query[rows]; rows != "" && (!given || isNumber(made.query[rows])) {
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
		value = chosen(s.catalog.marked(value, made.o.answer), fields)
		out := object{"data": value}
		if made.key != "" {
			out["idempotencyKey"] = made.key
		}
		if len(cut) > 0 {
			out["cut"] = cut
		}
		shown := written(out)
		if len(shown) <= mostBytes {
			return shown, true, nil
		}
		if rows != "" && n > 1 && made.o.effect == reads {
			n /= 2
			cut = []string{fmt.Sprintf("%s: %d rows, since more are too long; go on by nextCursor.", rows, n)}
			continue
		}
		return written(shortened(out)), true, nil
	}
}

func isNumber(value any) bool { _, is := value.(json.Number); return is }

// plain cleans the texts of a problem: they are ours, with what the caller sent in them.
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

// chosen leaves of an object, or of each row of a list, the members that were asked for.
func chosen(value any, fields []string) any {
	whole, is := value.(object)
	if !is || len(fields) == 0 {
		return value
	}
	if rows, is := whole["items"].([]any); is {
		for i, row := range rows {
			rows[i] = chosen(row, fields)
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

// shortened halves the longest list of an answer until it fits, then leaves out the
// largest members, and tells what it did.
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

// longList is a list inside of an answer.
type longList struct {
	path string
	list []any
	size int
	set  func([]any)
}

// longest finds the list that takes the most room, the innermost of those that share it.
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
