package transport

import (
	"context"
	"slices"
	"sync"
)

// remembered is the maximum number of former tokens that a client remembers. Only a client with many users has many
// tokens.
const remembered = 100

// renewals lets goroutines share renewals, so that each refused token is renewed only once.
type renewals struct {
	renew     func(ctx context.Context, refused string) (string, error)
	mu        sync.Mutex
	running   map[string]*renewal
	followers map[string]string
	order     []string // the keys of followers, oldest first
}

type renewal struct {
	done  chan struct{}
	token string
	err   error
}

func newRenewals(renew func(ctx context.Context, refused string) (string, error)) *renewals {
	return &renewals{renew: renew, running: map[string]*renewal{}, followers: map[string]string{}}
}

// newest returns the latest known successor of a token: usually the token itself.
func (r *renewals) newest(token string) string {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.follow(token)
}

func (r *renewals) follow(token string) string {
	for {
		next, ok := r.followers[token]
		if !ok {
			return token
		}
		token = next
	}
}

// after returns the token that replaces a refused token; "" means that no token replaces it. The renewal does not end
// with the context of the call that started it, because other calls wait for it.
func (r *renewals) after(ctx context.Context, refused string) (string, error) {
	r.mu.Lock()
	if known := r.follow(refused); known != refused {
		r.mu.Unlock()
		return known, nil
	}
	running, ok := r.running[refused]
	if !ok {
		running = &renewal{done: make(chan struct{})}
		r.running[refused] = running
		go r.ask(context.WithoutCancel(ctx), refused, running)
	}
	r.mu.Unlock()
	select {
	case <-running.done:
		return running.token, running.err
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

func (r *renewals) ask(ctx context.Context, refused string, outcome *renewal) {
	token, err := r.renew(ctx, refused)
	r.mu.Lock()
	defer r.mu.Unlock()
	defer close(outcome.done)
	delete(r.running, refused)
	outcome.err = err
	if err != nil || token == "" || token == refused {
		return
	}
	outcome.token = token
	delete(r.followers, token) // the token is now the newest, even if it was replaced before
	r.order = slices.DeleteFunc(r.order, func(former string) bool { return former == token })
	r.followers[refused] = token
	if r.order = append(r.order, refused); len(r.order) > remembered {
		delete(r.followers, r.order[0])
		r.order = r.order[1:]
	}
}
