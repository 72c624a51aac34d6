package moving

import (
	"context"
	"io"
	"strconv"
	"strings"

	"github.com/storeplatform/storeplatform/store/catalog"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/moving"
	"github.com/storeplatform/storeplatform/store/table"
)

// Options determines how a file is imported.
type Options struct {
	Profile string // name of the former system; empty means that the headers of the columns show it
	Update  bool   // whether the values of the file replace the values of stored objects
	Check   bool   // whether nothing is stored
	// Decimal and DateOrder apply to columns whose cells do not show a separator or an order; see moving.Terms.
	Decimal   string
	DateOrder moving.DateOrder
	Report    io.Writer             // gets every finding, as CSV
	Failed    io.Writer             // gets the rows of the refused objects as they are in the file, with import_error
	Progress  func(done, total int) // is called after each object
}

// Result counts the objects of a file.
type Result struct {
	Profile  string
	Kind     moving.Kind
	Rows     int
	Objects  int
	Outcomes map[moving.Outcome]int
	Warnings int
	Unread   []string // headers of the columns that are not read
}

// Import imports a file of products or redirects in the name of the actor, one object per transaction. A second import
// of the same file changes nothing, so an interrupted import is simply repeated.
//
// If the file cannot be read, or no profile recognizes its columns, the error is invalid_value. If the actor may not
// write such objects, it is forbidden.
func (s *Service) Import(ctx context.Context, actor domain.Actor, f io.ReadSeeker, o Options) (Result, error) {
	store, err := s.As(actor).Store(ctx)
	if err != nil {
		return Result{}, err
	}
	sheet, err := readSheet(ctx, f, store.Settings.DefaultLanguageCode)
	if err != nil {
		return Result{}, err
	}
	defer sheet.Close()
	profile, err := profileOf(sheet, o.Profile)
	if err != nil {
		return Result{}, err
	}
	if need := profile.Kind.Permission(); !actor.May(need) {
		return Result{}, &domain.Error{Code: domain.Forbidden, Detail: "You lack the permission " + need + " in this store.", Permission: need}
	}
	mapping := profile.Map(sheet.header)
	run := importRun{Service: s, actor: actor, sheet: sheet, options: o, profile: profile, plan: catalog.RedirectPlan{},
		result: Result{Profile: profile.Code, Kind: profile.Kind, Rows: sheet.count(), Outcomes: map[moving.Outcome]int{}},
		layout: moving.NewLayout(profile, sheet.header, mapping, sheet.columns, moving.Terms{
			Currency: store.Settings.DefaultCurrencyCode, Zone: store.Location(), Decimal: o.Decimal, DateOrder: o.DateOrder})}
	for i, target := range mapping {
		if target.Field == "" && sheet.columns[i].Filled > 0 {
			run.result.Unread = append(run.result.Unread, sheet.header[i])
		}
	}
	err = run.do(ctx)
	return run.result, err
}

// profileOf returns the profile of a file. An empty code means that the columns show the system.
func profileOf(s *sheet, code string) (*moving.Profile, error) {
	profile := moving.DetectOf(code, s.header)
	if profile == nil && code != "" {
		profile = moving.ProfileOf(moving.Products, code)
	}
	switch {
	case profile == nil && code != "":
		return nil, domain.Invalid("/profile", "No profile for products has the name %s.", code)
	case profile == nil:
		return nil, table.Unreadable("No profile recognizes the columns of the file. Export it again from Shopify or WooCommerce, with all columns.")
	case profile.Kind == moving.Customers:
		return nil, table.Unreadable("The file has customers. Upload it with POST /admin/customer/import.")
	}
	if missing := profile.Missing(profile.Map(s.header)); len(missing) > 0 {
		return nil, table.Unreadable("The file has no column for %s.", strings.Join(missing, ", "))
	}
	return profile, nil
}

// importRun is one import of a file.
type importRun struct {
	*Service
	actor          domain.Actor
	sheet          *sheet
	profile        *moving.Profile
	layout         *moving.Layout
	options        Options
	plan           catalog.RedirectPlan
	result         Result
	report, failed table.Writer
}

func (r *importRun) do(ctx context.Context) error {
	groups, err := r.sheet.groups(r.layout)
	if err != nil {
		return err
	}
	if r.report, err = headed(r.options.Report, "row", "column", "value", "code", "severity", "advice"); err != nil {
		return err
	}
	if r.failed, err = headed(r.options.Failed, append(r.sheet.header[:len(r.sheet.header):len(r.sheet.header)], "import_error")...); err != nil {
		return err
	}
	r.result.Objects = len(groups)
	for i, group := range groups {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := r.one(ctx, group); err != nil {
			return err
		}
		if r.options.Progress != nil {
			r.options.Progress(i+1, len(groups))
		}
	}
	if err := r.report.Close(); err != nil {
		return err
	}
	return r.failed.Close()
}

// headed writes the first row of a CSV and returns its writer. A nil writer discards the file.
func headed(w io.Writer, columns ...string) (table.Writer, error) {
	if w == nil {
		w = io.Discard
	}
	out, err := table.NewCSV(w)
	if err != nil {
		return nil, err
	}
	return out, out.Row(table.Texts(columns...))
}

// maxObjectRows is the maximum number of rows of one object.
const maxObjectRows = 10_000

// one imports one object.
func (r *importRun) one(ctx context.Context, group []int32) error {
	rows := make([]moving.Row, 0, min(len(group), maxObjectRows))
	for _, i := range group[:cap(rows)] {
		row, err := r.sheet.row(int(i))
		if err != nil {
			return err
		}
		rows = append(rows, row)
	}
	var store func(catalog.ImportOptions) (moving.Outcome, moving.Findings, error)
	var findings moving.Findings
	if r.profile.Kind == moving.Redirects {
		d, f := r.layout.Redirect(rows)
		findings, store = f, func(o catalog.ImportOptions) (moving.Outcome, moving.Findings, error) {
			return r.catalog.ImportRedirect(ctx, r.actor, d, o)
		}
	} else {
		p, f := r.layout.Product(rows)
		findings, store = f, func(o catalog.ImportOptions) (moving.Outcome, moving.Findings, error) {
			return r.catalog.ImportProduct(ctx, r.actor, p, o)
		}
	}
	if len(group) > maxObjectRows {
		findings = append(findings, moving.Finding{Row: rows[0].Number, Code: "too_many", Severity: moving.Failure, Advice: "Divide the rows. A product or a redirect has at most " + strconv.Itoa(maxObjectRows) + "."})
	}
	outcome := moving.Refused
	if !findings.Refused() {
		var more moving.Findings
		var err error
		if outcome, more, err = store(catalog.ImportOptions{Source: r.profile.Code, Update: r.options.Update, Check: r.options.Check, Plan: r.plan}); err != nil {
			return err
		}
		findings = append(findings, more...)
		if outcome == moving.Skipped || outcome == moving.Unchanged {
			findings = nil
		}
	}
	r.result.Outcomes[outcome]++
	return r.write(outcome, group, findings)
}

// write adds the findings to the report, and the rows of a refused object to the failed rows.
func (r *importRun) write(outcome moving.Outcome, group []int32, findings moving.Findings) error {
	var reasons []string
	for _, f := range findings {
		if f.Severity == moving.Failure {
			reasons = append(reasons, strings.TrimPrefix(f.Column+": "+f.Advice, ": "))
		} else {
			r.result.Warnings++
		}
		if err := r.report.Row([]table.Cell{table.Number(f.Row), table.Text(f.Column), table.Text(f.Value), table.Text(f.Code), table.Text(string(f.Severity)), table.Text(f.Advice)}); err != nil {
			return err
		}
	}
	if outcome != moving.Refused {
		return nil
	}
	for n, i := range group {
		row, err := r.sheet.row(int(i))
		if err != nil {
			return err
		}
		cells := make([]table.Cell, len(r.sheet.header)+1)
		for c, text := range row.Values {
			cells[c] = table.Text(text)
		}
		if n == 0 {
			cells[len(cells)-1] = table.Text(strings.Join(reasons, " "))
		}
		if err := r.failed.Row(cells); err != nil {
			return err
		}
	}
	return nil
}
