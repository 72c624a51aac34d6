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
	"github.com/storeplatform/storeplatform/server/auth"
	"github.com/storeplatform/storeplatform/server/request"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/table"
)

const (
	// exportPage is the number of rows that an export reads at a time.
	exportPage = 500
	// exportsOfStore and exportsAtOnce limit the concurrent exports of one store and of all stores. Each export
	// occupies a database connection and the memory of one page of rows until its reader has finished. A workbook
	// occupies another 800 KB.
	exportsOfStore = 4
	exportsAtOnce  = 6
)

// exports counts the running exports, by store.
type exports struct {
	mu      sync.Mutex
	running map[int64]int
	all     int
}

// begin counts an export of a store until the caller calls the returned function end. It returns a Busy error if a
// limit is reached.
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

// listParams converts the parameters of an export to the parameters of its list. In the contract, an export and its
// list have the same filters with the same names.
func listParams[List, Export any](export Export) (list List) {
	from, to := reflect.ValueOf(export), reflect.ValueOf(&list).Elem()
	for i := range to.NumField() {
		if f := from.FieldByName(to.Type().Field(i).Name); f.IsValid() {
			to.Field(i).Set(f)
		}
	}
	return list
}

// exported describes an export: how to read its rows and how to convert them to cells.
type exported[T any] struct {
	name string // first part of the file name
	sort string
	head []string
	page func(context.Context, *command.Snapshot, domain.PageQuery) (domain.Page[T], error)
	rows func(T) [][]table.Cell
}

// file is a file that the service writes while the caller reads it. An error before the first row becomes an error
// response. A later error cuts the response off, and the client detects that the file is incomplete.
type file struct {
	name  string
	xlsx  bool
	write func(table.Writer) error // writes the rows; nil for a HEAD request
	end   func()
}

// export begins an export from a snapshot of the rows, and records the download in the audit log. The caller must call
// send or end on the returned file, since both release the snapshot.
func export[T any](ctx context.Context, h *Handlers, format *api.ExportFormat, kind string, x exported[T]) (file, error) {
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
	store, err := snapshot.Store(ctx)
	if err != nil {
		end()
		return file{}, err
	}
	zone := store.Location()
	query := domain.PageQuery{Number: 1, Size: exportPage, Sort: x.sort}
	page, err := x.page(ctx, snapshot, query)
	if err == nil && !request.WantsOnlyHeaders(ctx) {
		err = h.store.AuditExport(ctx, actor, kind)
	}
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
						if err := t.Row(local(row, zone)); err != nil {
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

// asWanted removes the rows of the file if the request is a HEAD request.
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

// send writes the file as the response and then ends the export.
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

// attach sets the response headers of a file that the client saves.
func attach(w http.ResponseWriter, media, name string) {
	w.Header().Set("Content-Type", media)
	w.Header().Set("Content-Disposition", fmt.Sprintf(`attachment; filename="%s"`, name))
	w.WriteHeader(http.StatusOK)
}

func moment(t *time.Time) table.Cell {
	if t == nil {
		return table.Cell{}
	}
	return table.Moment(*t)
}

// local converts the times of a row to a time zone.
func local(row []table.Cell, zone *time.Location) []table.Cell {
	for i := range row {
		if !row[i].Time.IsZero() {
			row[i].Time = row[i].Time.In(zone)
		}
	}
	return row
}

func joined(texts []string) table.Cell { return table.Text(strings.Join(texts, ", ")) }
