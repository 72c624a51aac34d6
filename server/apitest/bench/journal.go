package main

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"
	"time"
)

// journal collects PostgreSQL's log, which contains the statements of requests.
type journal struct {
	mu    sync.Mutex
	rest  string // beginning of an incomplete line
	lines []string
}

func (j *journal) Write(p []byte) (int, error) {
	j.mu.Lock()
	defer j.mu.Unlock()
	parts := strings.Split(j.rest+string(p), "\n")
	j.rest = parts[len(parts)-1]
	j.lines = append(j.lines, parts[:len(parts)-1]...)
	return len(p), nil
}

// take waits until a text is logged. It removes and returns the lines up to this text.
func (j *journal) take(ctx context.Context, text string) ([]string, error) {
	for range 500 {
		j.mu.Lock()
		for i, line := range j.lines {
			if strings.Contains(line, text) {
				taken := j.lines[:i+1]
				j.lines = j.lines[i+1:]
				j.mu.Unlock()
				return taken, nil
			}
		}
		j.mu.Unlock()
		sleep(ctx, 10*time.Millisecond)
	}
	return nil, errors.Join(fmt.Errorf("PostgreSQL did not log %s", text), ctx.Err())
}

// logged is a statement from the log.
type logged struct {
	process  string // database process that serves the connection
	text     string
	prepared bool
	args     []argument
}

// argument is a bound value in its text form.
type argument struct {
	text string
	null bool
}

var (
	entry     = regexp.MustCompile(`^\d{4}-\d\d-\d\d \S+ \S+ \[(\d+)\] (LOG|DETAIL|ERROR|STATEMENT|WARNING|NOTICE|HINT|CONTEXT|FATAL): +(.*)$`)
	statement = regexp.MustCompile(`(?s)^statement: (.*)$`)
	execution = regexp.MustCompile(`(?s)^execute [^:]*: (.*)$`)
	bound     = regexp.MustCompile(`(?s)^[Pp]arameters: (.*)$`)
	value     = regexp.MustCompile(`(?s)\$\d+ = (NULL|'((?:[^']|'')*)')`)
)

// read parses the statements in lines of the log. The continuation of a line is indented.
func read(lines []string) (out []logged) {
	var process, kind, text string
	entryEnds := func() {
		if kind == "LOG" {
			if m := statement.FindStringSubmatch(text); m != nil {
				out = append(out, logged{process: process, text: m[1]})
			} else if m := execution.FindStringSubmatch(text); m != nil {
				out = append(out, logged{process: process, text: m[1], prepared: true})
			}
		}
		if m := bound.FindStringSubmatch(text); kind == "DETAIL" && m != nil && slices.ContainsFunc(out, func(s logged) bool { return s.process == process }) {
			of := len(out) - 1
			for of >= 0 && out[of].process != process { // skips the lines that other processes have logged in between
				of--
			}
			for _, v := range value.FindAllStringSubmatch(m[1], -1) {
				out[of].args = append(out[of].args, argument{text: strings.ReplaceAll(v[2], "''", "'"), null: v[1] == "NULL"})
			}
		}
		kind, text = "", ""
	}
	for _, line := range lines {
		if m := entry.FindStringSubmatch(line); m != nil {
			entryEnds()
			process, kind, text = m[1], m[2], m[3]
			continue
		}
		text += "\n" + strings.TrimPrefix(line, "\t")
	}
	entryEnds()
	return out
}
