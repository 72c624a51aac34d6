package payment

import (
	"context"
	"sync"
	"time"
)

// InMemory stores a sandbox's books in the memory of this process.
func InMemory() Home {
	return &memory{entries: map[string]int{}, payments: map[string]int{}, instruments: map[string]int{}, disputes: map[string]int{}, made: map[string]int{}, now: time.Now}
}

// memory indexes the rows of the books by key and by reference.
type memory struct {
	mu                                       sync.Mutex
	book                                     Ledger
	entries, payments, instruments, disputes map[string]int
	made                                     map[string]int // entries by the reference of the object that was created
	notices                                  []storedNotice
	subscribers                              []LedgerSubscriber
	now                                      func() time.Time // the sandbox's clock
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
		Instruments: append([]LedgerInstrument{}, m.book.Instruments...), Disputes: append([]LedgerDispute{}, m.book.Disputes...)}, nil
}

// memorySession has the lock of its memory until the session ends.
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

func (s *memorySession) made(_ context.Context, reference string) (*LedgerEntry, error) {
	at, found := s.memory.made[reference]
	if !found {
		return nil, nil
	}
	e := s.book.Entries[at]
	return &e, nil
}

func (s *memorySession) dispute(_ context.Context, reference string) (*LedgerDispute, error) {
	at, found := s.disputes[reference]
	if !found {
		return nil, nil
	}
	d := s.book.Disputes[at]
	return &d, nil
}

func (s *memorySession) write(_ context.Context, c change) error {
	defer s.rollback()
	if i := c.instrument; i != nil {
		put(s.instruments, &s.book.Instruments, i.Reference, *i)
	}
	if e := c.entry; e != nil {
		put(s.entries, &s.book.Entries, s.key, *e)
		if e.Result.Reference != "" {
			s.memory.made[e.Result.Reference] = s.entries[s.key]
		}
	}
	if p := c.payment; p != nil {
		put(s.payments, &s.book.Payments, p.Reference, *p)
	}
	if d := c.dispute; d != nil {
		put(s.disputes, &s.book.Disputes, d.Reference, *d)
	}
	for _, n := range c.notices {
		n.Sequence = int64(len(s.notices) + 1)
		s.notices = append(s.notices, storedNotice{LedgerNotice: n, due: n.Tell})
	}
	return nil
}

func (s *memorySession) rollback() {
	if !s.ended {
		s.ended = true
		s.mu.Unlock()
	}
}

// put replaces the value with the name, or appends a new value.
func put[T any](index map[string]int, all *[]T, name string, value T) {
	if at, found := index[name]; found {
		(*all)[at] = value
		return
	}
	index[name] = len(*all)
	*all = append(*all, value)
}
