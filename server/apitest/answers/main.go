// Command answers compares the documented responses with the responses that the specs have recorded
// (STORE_SPECS_ANSWERS names the folder). With -strict it fails if an unseen response has no reason in unseen.txt, or
// if unseen.txt lists a response that was seen. With -record it stores one real refusal of each kind in
// openapi/problems.json, from which the examples of the documents come.
package main

import (
	"bufio"
	"bytes"
	"cmp"
	_ "embed"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/storeplatform/storeplatform/server/apitest"
	"github.com/storeplatform/storeplatform/server/router"
)

// problems is the path of the file with the refusals, relative to the root of the repository.
const problems = "openapi/problems.json"

// requestID is the request id in every example.
const requestID = "d8da7d01-1bfa-4e49-b43d-144362932805"

func main() {
	record := flag.Bool("record", false, "keep a refusal of each kind that has none yet in "+problems)
	strict := flag.Bool("strict", false, "fail where an answer was not seen and nobody says why")
	flag.Parse()
	if err := run(flag.Arg(0), *record, *strict); err != nil {
		fmt.Fprintln(os.Stderr, "answers:", err)
		os.Exit(1)
	}
}

func run(dir string, record, strict bool) error {
	if dir == "" {
		return fmt.Errorf("name the folder that %s named", apitest.SeenIn)
	}
	seen, err := read(dir)
	if err != nil {
		return err
	}
	documented, err := documents()
	if err != nil {
		return err
	}
	missing := tell(documented, seen)
	if record {
		if err := keep(documented, seen); err != nil {
			return err
		}
	}
	empty := blank(documented, seen)
	excused := excuses(unfilled)
	empty = slices.DeleteFunc(empty, func(member string) bool { return excused[member] != "" })
	fmt.Println("members that no answer fills:", len(empty))
	for _, member := range empty {
		fmt.Println("  ", member)
	}
	if strict {
		return settle(missing, reasons(unseen))
	}
	return nil
}

// unseen lists the responses that no spec gets, each with the reason.
//
//go:embed unseen.txt
var unseen string

// reasons returns the reason for each unseen response, by operation and status.
func reasons(text string) map[string]string {
	found := map[string]string{}
	for line := range strings.Lines(text) {
		if words := strings.Fields(line); len(words) > 2 && !strings.HasPrefix(line, "#") {
			found[words[0]+" "+words[1]] = strings.Join(words[2:], " ")
		}
	}
	return found
}

// settle returns an error for each unseen response without a reason, and for each reason whose response was seen.
func settle(missing []string, reasons map[string]string) error {
	var wrong []string
	for _, answer := range missing {
		if reasons[answer] == "" {
			wrong = append(wrong, answer+" was not seen: write the spec that gets it, or take it out of the document")
		}
	}
	for _, answer := range slices.Sorted(maps.Keys(reasons)) {
		if !slices.Contains(missing, answer) && !strings.HasPrefix(reasons[answer], "by chance:") {
			wrong = append(wrong, answer+" was seen, or is not documented: take it out of unseen.txt")
		}
	}
	if len(wrong) > 0 {
		return errors.New(strings.Join(wrong, "\n  "))
	}
	return nil
}

// excuses returns the reason for each unfilled field, by field.
func excuses(text string) map[string]string {
	found := map[string]string{}
	for line := range strings.Lines(text) {
		if member, reason, is := strings.Cut(strings.TrimSpace(line), " "); is && !strings.HasPrefix(line, "#") {
			found[member] = strings.TrimSpace(reason)
		}
	}
	return found
}

// account returns an error for each unfilled field without an excuse, and for each excuse whose field was filled.
func account(empty []string, excuses map[string]string) error {
	var wrong []string
	for _, member := range empty {
		if excuses[member] == "" {
			wrong = append(wrong, member+" was never filled: set it, write the spec that sees it, or take it out of the document")
		}
	}
	for _, member := range slices.Sorted(maps.Keys(excuses)) {
		if !slices.Contains(empty, member) && !strings.HasPrefix(excuses[member], "by chance:") {
			wrong = append(wrong, member+" was filled, or is not documented: take it out of unfilled.txt")
		}
	}
	if len(wrong) > 0 {
		return errors.New(strings.Join(wrong, "\n  "))
	}
	return nil
}

// read returns the responses that all processes have recorded.
func read(dir string) (all []apitest.SeenAnswer, err error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.jsonl"))
	if err != nil || len(files) == 0 {
		return nil, cmp.Or(err, fmt.Errorf("%s has nothing that was seen", dir))
	}
	for _, name := range files {
		raw, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		lines := bufio.NewScanner(bytes.NewReader(raw))
		lines.Buffer(nil, 1<<24)
		for lines.Scan() {
			var a apitest.SeenAnswer
			if err := json.Unmarshal(lines.Bytes(), &a); err != nil {
				return nil, fmt.Errorf("%s: %w", name, err)
			}
			all = append(all, a)
		}
		if err := lines.Err(); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// documented contains the documented responses of an operation.
type documented struct {
	surface, id string
	answers     map[int]*openapi3.ResponseRef
}

func (d documented) String() string { return d.surface + "." + d.id }

// documents returns the documented responses of all operations that are not planned.
func documents() (all []documented, err error) {
	for _, surface := range []string{"admin", "customer", "public"} {
		doc, err := router.Document(surface)
		if err != nil {
			return nil, err
		}
		for _, item := range doc.Paths.Map() {
			for _, op := range item.Operations() {
				if op.Extensions["x-status"] == "planned" {
					continue
				}
				d := documented{surface, op.OperationID, map[int]*openapi3.ResponseRef{}}
				for status, response := range op.Responses.Map() {
					code, err := strconv.Atoi(status)
					if err != nil {
						return nil, err
					}
					d.answers[code] = response
				}
				all = append(all, d)
			}
		}
	}
	slices.SortFunc(all, func(a, b documented) int { return cmp.Compare(a.String(), b.String()) })
	return all, nil
}

// tell prints the share of documented responses that specs saw, by status. It returns the responses that no spec saw.
func tell(all []documented, seen []apitest.SeenAnswer) (unseen []string) {
	type pair struct {
		operation string
		status    int
	}
	there := map[pair]bool{}
	for _, a := range seen {
		there[pair{a.Surface + "." + a.Operation, a.Status}] = true
	}
	counts, hits, missing := map[int]int{}, map[int]int{}, map[int][]string{}
	total, hit := 0, 0
	for _, d := range all {
		for status := range d.answers {
			counts[status]++
			total++
			if there[pair{d.String(), status}] {
				hits[status]++
				hit++
			} else {
				missing[status] = append(missing[status], d.String())
				unseen = append(unseen, fmt.Sprint(d, " ", status))
			}
		}
	}
	fmt.Printf("answers seen: %d of %d documented pairs of operation and status, %.1f %%\n", hit, total, 100*float64(hit)/float64(total))
	for _, status := range slices.Sorted(maps.Keys(counts)) {
		fmt.Printf("  %d  %3d of %3d", status, hits[status], counts[status])
		if len(missing[status]) > 0 && len(missing[status]) <= 40 {
			fmt.Print("  not: ", strings.Join(missing[status], ", "))
		}
		fmt.Println()
	}
	return unseen
}

// ruled lists the statuses for which each operation has its own examples.
var ruled = []int{409, 422}

// keyed lists the codes that an idempotency key causes. They are the same for every operation.
var keyed = []string{"idempotency_in_flight", "idempotency_key_reuse"}

// keep stores an example of each kind of refusal that has none, and deletes the examples that no operation documents.
func keep(all []documented, seen []apitest.SeenAnswer) error {
	kept := map[string]map[string]map[string]json.RawMessage{}
	if raw, err := os.ReadFile(problems); err == nil {
		if err := json.Unmarshal(raw, &kept); err != nil {
			return err
		}
	}
	possible := map[string]map[int]*openapi3.ResponseRef{}
	for _, d := range all {
		possible[d.String()] = d.answers
	}
	for operation, statuses := range kept {
		for status := range statuses {
			if code, _ := strconv.Atoi(status); possible[operation][code] == nil {
				delete(statuses, status)
			}
		}
	}
	for _, a := range seen {
		operation, status := a.Surface+"."+a.Operation, strconv.Itoa(a.Status)
		if !slices.Contains(ruled, a.Status) || slices.Contains(keyed, a.Code) || possible[operation][a.Status] == nil || kept[operation][status][a.Code] != nil {
			continue
		}
		problem, err := exemplary(a.Problem)
		if err != nil {
			return err
		}
		if kept[operation] == nil {
			kept[operation] = map[string]map[string]json.RawMessage{}
		}
		if kept[operation][status] == nil {
			kept[operation][status] = map[string]json.RawMessage{}
		}
		kept[operation][status][a.Code] = problem
	}
	maps.DeleteFunc(kept, func(_ string, statuses map[string]map[string]json.RawMessage) bool { return len(statuses) == 0 })
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	if err := enc.Encode(kept); err != nil {
		return err
	}
	return os.WriteFile(problems, out.Bytes(), 0o644)
}

// exemplary converts a problem to an example: it gets the request id of all examples, and at most two errors.
func exemplary(raw json.RawMessage) (json.RawMessage, error) {
	var p struct {
		Type      string          `json:"type"`
		Title     string          `json:"title"`
		Status    int             `json:"status"`
		Detail    string          `json:"detail"`
		Instance  string          `json:"instance"`
		Code      string          `json:"code"`
		RequestID string          `json:"requestId"`
		From      json.RawMessage `json:"from,omitempty"`
		To        json.RawMessage `json:"to,omitempty"`
		Allowed   json.RawMessage `json:"allowed,omitempty"`
		Version   json.RawMessage `json:"currentVersion,omitempty"`
		Totals    json.RawMessage `json:"totals,omitempty"`
		Coupon    json.RawMessage `json:"coupon,omitempty"`
		Errors    []any           `json:"errors,omitempty"`
	}
	if err := json.Unmarshal(raw, &p); err != nil {
		return nil, err
	}
	p.RequestID = requestID
	p.Errors = p.Errors[:min(len(p.Errors), 2)]
	return json.Marshal(p)
}
