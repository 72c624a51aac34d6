package payment

import (
	"context"
	"sync"
)

// InMemory keeps a sandbox's books in this process, for as long as it lives.
func InMemory() Home {
	return &memory{entries: map[string]int{}, payments: map[string]int{}, instruments: map[string]int{}}
}

// memory finds the members of its book by key and by reference.
type memory struct {
	mu                             sync.Mutex
	book                           Ledger
	entries, payments, instruments map[string]int
}

func (m *memory) begin(ctx context.Context, key string) (session, error) {
	m.mu.Lock()
	if err := ctx.Err(); err != nil {
		m.mu.Unlock()
		return nil, err
	}
	return &memorySession{memory: m, key: key}, nil
}

func (m *memory) ledger(context.Context) (Ledger, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return Ledger{Entries: append([]LedgerEntry{}, m.book.Entries...), Payments: append([]LedgerPayment{}, m.book.Payments...),
		Instruments: append([]LedgerInstrument{}, m.book.Instruments...)}, nil
}

// memorySession has the lock of its memory until it ends.
type memorySession struct {
	*memory
	key   string
	ended bool
}

func (s *memorySession) entry(context.Context) (*LedgerEntry, error) {
	at, found := s.entries[s.key]
	if !found {
		return nil, nil
	}
	e := s.book.Entries[at]
	return &e, nil
}

func (s *memorySession) payment(_ context.Context, reference string) (*LedgerPayment, error) {
	at, found := s.payments[reference]
	if !found {
		return nil, nil
	}
	p := s.book.Payments[at]
	return &p, nil
}

func (s *memorySession) instrument(_ context.Context, reference string) (*LedgerInstrument, error) {
	at, found := s.instruments[reference]
	if !found {
		return nil, nil
	}
	i := s.book.Instruments[at]
	return &i, nil
}

func (s *memorySession) write(_ context.Context, e *LedgerEntry, p *LedgerPayment, i *LedgerInstrument) error {
	defer s.rollback()
	if i != nil {
		put(s.instruments, &s.book.Instruments, i.Reference, *i)
	}
	put(s.entries, &s.book.Entries, s.key, *e)
	if p != nil {
		put(s.payments, &s.book.Payments, p.Reference, *p)
	}
	return nil
}

func (s *memorySession) rollback() {
	if !s.ended {
		s.ended = true
		s.mu.Unlock()
	}
}

// put replaces what an index has under a name, or appends it.
func put[T any](index map[string]int, all *[]T, name string, value T) {
	if at, found := index[name]; found {
		(*all)[at] = value
		return
	}
	index[name] = len(*all)
	*all = append(*all, value)
}
