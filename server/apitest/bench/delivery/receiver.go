package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/server/apitest/bench/machine"
)

// receiverArgument is the argument that makes this program a receiver of webhooks, in a separate process as real
// consumers are. Every path is an inbox that records the events and their arrival times. With ?delay=3s the receiver
// responds after 3 s, and with ?never=1 it never responds.
const receiverArgument = "receiver"

// inboxes is the path that returns and empties inboxes.
const inboxes = "/inboxes"

// inbox contains the events that arrived at one path.
type inbox struct {
	IDs      []string `json:"ids"`
	At       []int64  `json:"at"` // unix times, in ns, at which the receiver had read the requests
	Bytes    int64    `json:"bytes"`
	Repeated int      `json:"repeated"` // number of events that had arrived before, which IDs omits

	seen map[string]bool
}

type receiving struct {
	mu    sync.Mutex
	boxes map[string]*inbox
}

func serveReceiver() error {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	fmt.Println("http://" + listener.Addr().String())
	return http.Serve(listener, &receiving{boxes: map[string]*inbox{}})
}

func (r *receiving) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	if req.URL.Path == inboxes {
		r.tell(w, req)
		return
	}
	size, err := io.Copy(io.Discard, req.Body)
	at := time.Now().UnixNano()
	if err != nil {
		return
	}
	r.take(req.URL.Path, req.Header.Get("webhook-id"), at, size)
	if req.URL.RawQuery != "" {
		q := req.URL.Query()
		if q.Has("never") {
			<-req.Context().Done()
			return
		}
		delay, _ := time.ParseDuration(q.Get("delay"))
		select {
		case <-time.After(delay):
		case <-req.Context().Done():
		}
	}
	w.WriteHeader(http.StatusNoContent)
}

func (r *receiving) take(path, id string, at, size int64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	box := r.boxes[path]
	if box == nil {
		box = &inbox{seen: map[string]bool{}}
		r.boxes[path] = box
	}
	if box.seen[id] {
		box.Repeated++
		return
	}
	box.seen[id] = true
	box.IDs, box.At, box.Bytes = append(box.IDs, id), append(box.At, at), box.Bytes+size
}

// tell returns the number of events at the paths with a prefix. With ?take=1 it returns and empties the inboxes of
// these paths.
func (r *receiving) tell(w http.ResponseWriter, req *http.Request) {
	q := req.URL.Query()
	r.mu.Lock()
	defer r.mu.Unlock()
	count, taken := 0, map[string]*inbox{}
	for path, box := range r.boxes {
		if strings.HasPrefix(path, q.Get("prefix")) {
			count += len(box.IDs)
			taken[path] = box
		}
	}
	if !q.Has("take") {
		_, _ = io.WriteString(w, strconv.Itoa(count))
		return
	}
	for path := range taken {
		delete(r.boxes, path)
	}
	_ = json.NewEncoder(w).Encode(taken)
}

// receiver is the receiver process.
type receiver struct{ *machine.Process }

func startReceiver(ctx context.Context) (receiver, error) {
	self, err := os.Executable()
	if err != nil {
		return receiver{}, err
	}
	p, err := machine.Launch(ctx, exec.Command(self, receiverArgument), nil, func(line string) (string, bool) { return line, strings.HasPrefix(line, "http://") })
	return receiver{p}, err
}

func (r receiver) ask(ctx context.Context, query string) ([]byte, error) {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, r.URL+inboxes+"?"+query, nil)
	if err != nil {
		return nil, err
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	return io.ReadAll(res.Body)
}

// count returns the number of events at the paths with a prefix.
func (r receiver) count(ctx context.Context, prefix string) (int, error) {
	raw, err := r.ask(ctx, "prefix="+prefix)
	if err != nil {
		return 0, err
	}
	return strconv.Atoi(string(raw))
}

// take empties the inboxes at the paths with a prefix and returns their events as one inbox.
func (r receiver) take(ctx context.Context, prefix string) (all inbox, err error) {
	raw, err := r.ask(ctx, "take=1&prefix="+prefix)
	if err != nil {
		return all, err
	}
	var taken map[string]inbox
	err = json.Unmarshal(raw, &taken)
	for _, box := range taken {
		all.IDs, all.At = append(all.IDs, box.IDs...), append(all.At, box.At...)
		all.Bytes, all.Repeated = all.Bytes+box.Bytes, all.Repeated+box.Repeated
	}
	return all, err
}

// await waits until want events have arrived at the paths with a prefix.
func (r receiver) await(ctx context.Context, prefix string, want int, limit time.Duration) error {
	have := 0
	for begun := time.Now(); time.Since(begun) < limit; sleep(ctx, 20*time.Millisecond) {
		var err error
		if have, err = r.count(ctx, prefix); err != nil || have >= want {
			return err
		}
	}
	return errors.Join(fmt.Errorf("%d of %d events came to %s in %s", have, want, prefix, limit), ctx.Err())
}

func sleep(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}
