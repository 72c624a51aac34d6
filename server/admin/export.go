package admin

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"reflect"
	"strings"
	"sync"
	"time"

	"github.com/storeplatform/storeplatform/store/command"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/table"
)

const (
	// exportPage is how many rows of a list an export reads at a time.
	exportPage = 500
	// exportsOfStore is how many exports of a store are written at once, and
	// exportsAtOnce how many of all. Each has a page of rows in memory, a workbook 800 KB
	// more, and a connection to the database, for as long as its reader takes.
	exportsOfStore = 4
	exportsAtOnce  = 6
)

// exports counts those that are being written, by store.
type exports struct {
	mu      sync.Mutex
	running map[int64]int
	all     int
}

// begin counts one more of a store, until end is called.
func (x *exports) begin(storeID int64) (end func(), err error) {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.running[storeID] >= exportsOfStore {
		return nil, &domain.Error{Code: domain.Busy, Detail: "The store has too many exports running. Wait for one of them.", RetryAfter: 5}
	}
	if x.all >= exportsAtOnce {
		return nil, &domain.Error{Code: domain.Busy, Detail: "Too many exports are running. Wait for one of them.", RetryAfter: 5}
	}
	if x.running == nil {
		x.running = map[int64]int{}
	}
	x.running[storeID]++
	x.all++
	return func() {
		x.mu.Lock()
		defer x.mu.Unlock()
		x.all--
		if x.running[storeID]--; x.running[storeID] == 0 {
			delete(x.running, storeID)
		}
	}, nil
}

// listParams are the parameters of an export as those of the list that it is of. The
// contract gives both the same filters, by the same names.
func listParams[List, Export any](export Export) (list List) {
	from, to := reflect.ValueOf(export), reflect.ValueOf(&list).Elem()
	for i := range to.NumField() {
		if f := from.FieldByName(to.Type().Field(i).Name); f.IsValid() {
			to.Field(i).Set(f)
		}
	}
	return list
}

// exported says what an export is of: how its rows are read and shown.
type exported[T any] struct {
	name string // of the file and of the sheet
	sort string
	head []string
	page func(context.Context, *command.Snapshot, domain.PageQuery) (domain.Page[T], error)
	rows func(T) [][]table.Cell
}

// file is a file that is written while it is read. What goes wrong before its first row
// is an answer of its own; later it breaks off, and its reader notices.
type file struct {
	name  string
	xlsx  bool
	write func(table.Writer) error // nil: nobody reads it
	end   func()
}

// export begins an export, of the rows as they are now.
func export[T any](ctx context.Context, h *Handlers, format *api.ExportFormat, x exported[T]) (file, error) {
	actor := auth.Actor(ctx)
	release, err := h.exports.begin(actor.StoreID)
	if err != nil {
		return file{}, err
	}
	snapshot, err := h.store.Snapshot(ctx, actor)
	if err != nil {
		release()
		return file{}, err
	}
	end := func() { snapshot.Close(); release() }
	query := domain.PageQuery{Number: 1, Size: exportPage, Sort: x.sort}
	page, err := x.page(ctx, snapshot, query)
	if err != nil {
		end()
		return file{}, err
	}
	return file{
		name: x.name + "-" + h.store.Clock.Now().Format(time.DateOnly), xlsx: request.Value(format) == api.ExportFormatXlsx, end: end,
		write: func(t table.Writer) error {
			if err := t.Row(table.Texts(x.head...)); err != nil {
				return err
			}
			for {
				for _, item := range page.Items {
					for _, row := range x.rows(item) {
						if err := t.Row(row); err != nil {
							return err
						}
					}
				}
				if page.NextCursor == "" {
					return nil
				}
				query.Number, query.Cursor = 0, page.NextCursor
				var err error
				if page, err = x.page(ctx, snapshot, query); err != nil {
					return err
				}
			}
		},
	}.asWanted(ctx), nil
}

// asWanted is the file as the request wants it: of a HEAD nobody reads the rows.
func (f file) asWanted(ctx context.Context) file {
	if request.WantsOnlyHeaders(ctx) {
		f.write = nil
	}
	return f
}

const (
	csvType  = "text/csv; charset=utf-8"
	xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
)

// send writes the file.
func (f file) send(w http.ResponseWriter) error {
	defer f.end()
	media, ending, open := csvType, "csv", table.NewCSV
	if f.xlsx {
		media, ending, open = xlsxType, "xlsx", func(w io.Writer) (table.Writer, error) { return table.NewXLSX(w, "Rows") }
	}
	attach(w, media, f.name+"."+ending)
	if f.write == nil {
		return nil
	}
	t, err := open(w)
	if err != nil {
		return err
	}
	if err := f.write(t); err != nil {
		return err
	}
	return t.Close()
}

// attach begins an answer that is a file.
func attach(w http.ResponseWriter, media, name string) {
	w.Header().Set("Content-Type", media)
	w.Header().Set("Content-Disposition", fmt.Sprintf(`attachment; filename="%s"`, name))
	w.WriteHeader(http.StatusOK)
}

func moment(t *time.Time) table.Cell {
	if t == nil {
		return table.Cell{}
	}
	return table.Text(common.Time{Time: *t}.String())
}

func joined(texts []string) table.Cell { return table.Text(strings.Join(texts, ", ")) }
