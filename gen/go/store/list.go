package store

import "iter"

// Page is the response of every operation that returns a page.
type Page[T any] interface {
	PageItems() []T
	PageCursor() *string
}

// List is a list of any length that is read page by page, at constant cost per page.
type List[T any] struct {
	load   func(cursor *string) ([]T, *string, error)
	cursor *string
}

// Items returns the list whose pages the function load returns. A nil cursor means the first page.
func Items[T any, P Page[T]](load func(cursor *string) (P, error)) *List[T] {
	return ItemsFrom(nil, load)
}

// ItemsFrom returns the rest of a list from a cursor that Cursor returned earlier.
func ItemsFrom[T any, P Page[T]](cursor *string, load func(cursor *string) (P, error)) *List[T] {
	return &List[T]{cursor: cursor, load: func(cursor *string) ([]T, *string, error) {
		page, err := load(cursor)
		if err != nil {
			return nil, nil, err
		}
		return page.PageItems(), page.PageCursor(), nil
	}}
}

// All iterates over the items. After an error it ends.
func (l *List[T]) All() iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		for {
			items, next, err := l.load(l.cursor)
			if err != nil {
				var none T
				yield(none, err)
				return
			}
			for _, item := range items {
				if !yield(item, nil) {
					return
				}
			}
			if next == nil {
				return
			}
			l.cursor = next
		}
	}
}

// Cursor returns the position of the page that is being read; nil means the beginning. ItemsFrom continues there, also
// in another process. No item is skipped, but the items of the last page may be repeated. At the end of a list with
// ModifiedSince, store the cursor, because later changes follow it.
func (l *List[T]) Cursor() *string { return l.cursor }

// Pages iterates over the pages of a list by number, for tables with totals. The service has pages up to the 10,000th
// item.
func Pages[T any, P Page[T]](load func(number int64) (P, error)) iter.Seq2[P, error] {
	return func(yield func(P, error) bool) {
		for number := int64(1); ; number++ {
			page, err := load(number)
			if !yield(page, err) || err != nil || page.PageCursor() == nil {
				return
			}
		}
	}
}
