package customer

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"time"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/transfer"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/table"
	transfers "github.com/storeplatform/storeplatform/store/transfer"
)

// importStep is the number of rows that are imported in one transaction.
const importStep = 500

// ImportFile imports a file of customers. It first reads the whole file to find rows with the same
// e-mail address, and stores the rows. An interrupted import continues from the stored rows.
func (s *Service) ImportFile(ctx context.Context, run *command.TaskRun) error {
	r, err := s.transfer.FileOf(ctx, run)
	if err != nil {
		return err
	}
	var options customer.ImportOptions
	if err := json.Unmarshal([]byte(r.File.Options), &options); err != nil {
		return err
	}
	if r.State.Phase == transfer.Rejected { // the run is a retry
		if err := s.restart(ctx, r, options); err != nil {
			return err
		}
	}
	if r.State.Phase == transfer.Read {
		if err := s.readImport(ctx, r, options); err != nil {
			return err
		}
	}
	for r.State.Phase == transfer.Check || r.State.Phase == transfer.Apply {
		if err := s.importRows(ctx, r, options); err != nil {
			return err
		}
		if err := s.transfer.Flush(ctx, r, true, renderFaults); err != nil {
			return err
		}
		switch failed := r.Progress.Failed; {
		case r.State.Phase == transfer.Apply || options.DryRun:
			err = s.transfer.Finish(ctx, r, transfer.Done)
		case failed == 0:
			err = r.Begin(ctx, transfer.State{Phase: transfer.Apply, Header: r.State.Header}, r.Progress.Total, transfers.NothingElse)
		default:
			if err = s.transfer.Finish(ctx, r, transfer.Rejected); err == nil {
				err = domain.Errorf(domain.InvalidValue, "%d rows are faulty, so none is imported.", failed)
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func firstPhase(o customer.ImportOptions) transfer.Phase {
	if o.DryRun || o.OnError == customer.RejectOnError {
		return transfer.Check
	}
	return transfer.Apply
}

func (s *Service) restart(ctx context.Context, r *transfers.FileRun, o customer.ImportOptions) error {
	return r.Begin(ctx, transfer.State{Phase: firstPhase(o), Header: r.State.Header}, r.Progress.Total, func(tx *command.Tx, task *integration.IntegrationTask) error {
		file, err := tx.LockTransfer(ctx, r.File.ID)
		if err != nil {
			return err
		}
		file.Restart()
		r.File.Parts = 0
		return errors.Join(tx.Update(ctx, file), tx.DropTaskErrors(ctx, task.ID))
	})
}

// readImport reads a whole file and stores its rows in a form in which reading can start at any
// row. A process reads only one file at a time, because large files take much memory.
func (s *Service) readImport(ctx context.Context, r *transfers.FileRun, o customer.ImportOptions) error {
	select {
	case s.reading <- struct{}{}:
		defer func() { <-s.reading }()
	case <-ctx.Done():
		return command.ErrTaskUnfinished
	}
	store, err := s.As(r.System).Store(ctx)
	if err != nil {
		return err
	}
	f, err := s.transfer.Local(ctx, r.File.Input())
	if err != nil {
		return err
	}
	defer f.Close()
	rows, header, err := transfers.ImportHeader(f, store.Settings.DefaultLanguageCode)
	if err != nil {
		return err
	}
	in, out := io.Pipe()
	total, ended := 0, make(chan error, 1)
	go func() {
		n, err := spool(ctx, out, rows, header, store.Settings.CustomFieldDefinitions)
		total = n
		out.CloseWithError(err)
		ended <- err
	}()
	err = s.Files.Put(ctx, r.File.Rows(), "application/octet-stream", in)
	in.CloseWithError(io.ErrClosedPipe)
	if read := <-ended; read != nil && !errors.Is(read, io.ErrClosedPipe) {
		err = read
	}
	if err != nil {
		return err
	}
	return r.Begin(ctx, transfer.State{Phase: firstPhase(o), Header: header}, &total, transfers.NothingElse)
}

// spool writes each row of a table as a line of JSON. The line includes the faults of the row,
// such as an e-mail address that an earlier row has. spool returns the number of rows.
func spool(ctx context.Context, w io.Writer, rows table.Reader, header customer.ImportHeader, definitions []domain.CustomFieldDefinition) (total int, err error) {
	buffered := bufio.NewWriterSize(w, 64<<10)
	out := json.NewEncoder(buffered)
	out.SetEscapeHTML(false)
	email, externalID := slices.Index(header, "email"), slices.Index(header, "externalId")
	days, times := make([]bool, len(header)), slices.Index(header, "acceptsMarketingOn")
	for i, column := range header {
		days[i] = slices.ContainsFunc(definitions, func(d domain.CustomFieldDefinition) bool {
			return d.Object == "CUSTOMER" && d.Type == "DATE" && d.Key == customer.CustomFieldOf(column)
		})
	}
	emails, externals := newSeen(), newSeen()
	for {
		record, err := rows.Next()
		if errors.Is(err, io.EOF) {
			return total, buffered.Flush()
		}
		if err != nil {
			return total, err
		}
		if total++; total > transfer.MaxLines {
			return total, table.Unreadable("The file has more than %d rows.", transfer.MaxLines)
		}
		if total%1000 == 0 && ctx.Err() != nil {
			return total, ctx.Err()
		}
		row := customer.ImportRow{Row: record.Row, Values: make([]string, min(len(header), len(record.Cells)))}
		refuse := func(column, format string, args ...any) {
			row.Faults = append(row.Faults, customer.FaultOf(column, domain.Invalid("", format, args...)))
		}
		if record.Fault != "" {
			refuse("", "%s", record.Fault)
		}
		for i, c := range record.Cells {
			if i >= len(header) {
				if c.Text != "" {
					refuse("", "The row has more cells than the file has columns.")
					break
				}
				continue
			}
			row.Values[i] = c.Text
			if day, ok := rows.Day(c.Text); (days[i] || i == times) && c.Number && ok {
				row.Values[i] = day
			}
			if days[i] {
				row.Values[i] = onlyDay(row.Values[i])
			}
		}
		if at := emails.row(valueAt(row.Values, email, domain.FoldEmail), record.Row); at > 0 {
			refuse("email", "The address is in row %d already.", at)
		}
		if at := externals.row(valueAt(row.Values, externalID, func(s string) string { return s }), record.Row); at > 0 {
			refuse("externalId", "The external id is in row %d already.", at)
		}
		if err := out.Encode(row); err != nil {
			return total, err
		}
	}
}

// onlyDay removes the time of day that a date from a workbook may have.
func onlyDay(text string) string {
	if at, err := time.Parse("2006-01-02T15:04:05", text); err == nil {
		return at.Format(time.DateOnly)
	}
	return text
}

func valueAt(values []string, i int, as func(string) string) string {
	if i < 0 || i >= len(values) {
		return ""
	}
	return as(values[i])
}

// importRows imports or checks the remaining rows.
func (s *Service) importRows(ctx context.Context, r *transfers.FileRun, o customer.ImportOptions) error {
	stored, err := s.Files.Open(ctx, r.File.Rows())
	if err != nil {
		return err
	}
	defer stored.Close()
	if _, err := stored.Seek(r.State.Offset, io.SeekStart); err != nil {
		return err
	}
	terms, err := s.importTerms(ctx, r)
	if err != nil {
		return err
	}
	lines := bufio.NewReaderSize(stored, 256<<10)
	for {
		batch, next := make([]importedRow, 0, importStep), r.State
		for len(batch) < importStep {
			line, err := lines.ReadBytes('\n')
			if errors.Is(err, io.EOF) {
				break
			}
			if err != nil {
				return err
			}
			next.Offset += int64(len(line))
			var row customer.ImportRow
			if err := json.Unmarshal(line, &row); err != nil {
				return err
			}
			next.Line = row.Row
			read, err := s.readRow(ctx, r.State.Header, terms, row, o.OnError == customer.RejectOnError)
			if err != nil {
				return err
			}
			batch = append(batch, read)
		}
		if len(batch) == 0 {
			return nil
		}
		if err := s.importBatch(ctx, r, o, terms, batch, next); err != nil {
			return err
		}
		if err := s.transfer.Flush(ctx, r, false, renderFaults); err != nil {
			return err
		}
	}
}

// importBatch imports or checks rows in one transaction. If another transaction has created or
// locked the same customers, importBatch tries again, up to three times in all.
func (s *Service) importBatch(ctx context.Context, r *transfers.FileRun, o customer.ImportOptions, terms importTerms, rows []importedRow, next transfer.State) (err error) {
	for range 3 {
		kept, done := next, integration.Progress{}
		err = r.As(0).Step(ctx, func(tx *command.Tx, task *integration.IntegrationTask) ([]domain.Event, error) {
			batch := s.newBatch(tx, r, o, terms)
			events, err := batch.run(ctx, rows)
			if err != nil {
				return nil, err
			}
			done = batch.done
			kept.Pending = next.Pending + len(batch.answers)
			if err := r.Keep(task, kept, done); err != nil {
				return nil, err
			}
			return events, errors.Join(tx.AddTaskErrors(ctx, task.ID, batch.refused), tx.AddTransferAnswers(ctx, r.File.ID, batch.answers))
		})
		if err == nil {
			r.Went(kept, done)
			return nil
		}
		if domain.CodeOf(err) != domain.AlreadyExists && domain.CodeOf(err) != domain.Busy {
			return err
		}
	}
	return domain.Errorf(domain.Busy, "Others change the same customers. Try again.")
}

// renderFaults writes one part of a CSV file that lists the refused rows and fields.
func renderFaults(w io.Writer, part int, answers []repo.TransferAnswer) error {
	out := table.GoOnCSV(w)
	if part == 1 {
		if _, err := io.WriteString(w, "\ufeff"); err != nil {
			return err
		}
		if err := out.Row(table.Texts("row", "column", "code", "message", "value", "outcome")); err != nil {
			return err
		}
	}
	for _, a := range answers {
		var faults []customer.ImportFault
		if err := json.Unmarshal([]byte(a.Answer), &faults); err != nil {
			return err
		}
		for _, f := range faults {
			if err := out.Row([]table.Cell{table.Number(a.Line), table.Text(f.Column), table.Text(f.Code), table.Text(f.Message), table.Text(f.Value), table.Text(string(f.Outcome))}); err != nil {
				return err
			}
		}
	}
	return out.Close()
}

// CustomerImportTemplate returns an import file with a header and two sample rows.
func (s *Service) CustomerImportTemplate(ctx context.Context, actor domain.Actor, xlsx bool) ([]byte, error) {
	reader := s.As(actor)
	store, err := reader.Store(ctx)
	if err != nil {
		return nil, err
	}
	kinds, err := reader.AccountTypes(ctx)
	if err != nil {
		return nil, err
	}
	definitions := store.Settings.CustomFieldDefinitions
	columns := customer.ImportColumns(definitions)
	samples := customer.ImportSamples(columns, definitions, kinds, store.Settings.LanguageCodes)
	var file bytes.Buffer
	if !xlsx {
		out, err := table.NewCSV(&file)
		if err != nil {
			return nil, err
		}
		err = errors.Join(writeRows(out, append([][]string{columns}, samples...)), out.Close())
		return file.Bytes(), err
	}
	out, err := table.NewXLSX(&file, "Customers", "Values")
	if err != nil {
		return nil, err
	}
	err = errors.Join(
		writeRows(out, append([][]string{columns}, samples...)),
		out.Next(),
		writeRows(out, append([][]string{{"column", "allowed values"}}, customer.ImportValues(definitions, kinds, store.Settings.LanguageCodes)...)),
		out.Close())
	return file.Bytes(), err
}

func writeRows(out table.Writer, rows [][]string) error {
	for _, row := range rows {
		if err := out.Row(table.Texts(row...)); err != nil {
			return err
		}
	}
	return nil
}
