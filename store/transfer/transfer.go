package transfer

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"os"
	"strings"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/media"
	"github.com/storeplatform/storeplatform/store/domain/moving"
	"github.com/storeplatform/storeplatform/store/domain/transfer"
	files "github.com/storeplatform/storeplatform/store/media"
	bucket "github.com/storeplatform/storeplatform/store/provider/media"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/table"
)

func NothingElse(*command.Tx, *integration.IntegrationTask) error { return nil }

// Lines contains the functions that parse the lines of files. A line has the form of the request body of
// an operation, and fails with the errors of that operation. The functions first validate the line
// against the contract, which this package does not know.
type Lines struct {
	Customer func(ctx context.Context, line []byte) (customer.CustomerCreate, error)
	Prices   func(ctx context.Context, line []byte) (catalog.PriceReplacement, error)
	Stock    func(ctx context.Context, line []byte) (catalog.StockAdjustments, error)
	Product  func(ctx context.Context, line []byte) (catalog.ProductWrite, error)
}

// ImportCustomers stores a file of customers and returns the id of the task that imports the file. A file
// that cannot be read, or whose columns differ from the template's, is rejected immediately.
func (s *Service) ImportCustomers(ctx context.Context, actor domain.Actor, up media.Upload, o customer.ImportOptions) (taskID int64, err error) {
	store, err := s.As(actor).Store(ctx)
	if err != nil {
		return 0, err
	}
	if _, _, err := ImportHeader(up.Bytes, store.Settings.DefaultLanguageCode); err != nil {
		return 0, err
	}
	options, err := json.Marshal(o)
	if err != nil {
		return 0, err
	}
	return s.takeFile(ctx, actor, transfer.CustomerImport, string(options), up)
}

// ImportHeader opens a file of customers and reads its first row, which contains the names of the columns. If another
// store system has exported the file, the rows have the columns of the template. language is the language of the
// store.
func ImportHeader(f io.ReadSeeker, language string) (table.Reader, customer.ImportHeader, error) {
	rows, err := table.Open(f, language)
	if err != nil {
		return nil, nil, err
	}
	first, err := rows.Next()
	if errors.Is(err, io.EOF) || first.Fault != "" {
		err = table.Unreadable("The file has no row with the names of its columns.")
	}
	if err != nil {
		return nil, nil, err
	}
	names := make([]string, len(first.Cells))
	for i, c := range first.Cells {
		names[i] = c.Text
	}
	header, err := customer.NewImportHeader(names)
	if err == nil {
		return rows, header, nil
	}
	if p := moving.Detect(names); p != nil && p.Kind == moving.Customers {
		foreign := &foreignReader{Reader: rows, layout: moving.NewLayout(p, names, p.Map(names), nil, moving.Terms{})}
		return foreign, moving.CustomerHeader(), nil
	}
	return rows, header, err
}

// foreignReader reads the rows of another store system's file as rows with the columns of the template.
type foreignReader struct {
	table.Reader
	layout *moving.Layout
	cells  []table.Cell
}

// Next returns the next row with the columns of the template.
func (r *foreignReader) Next() (table.Record, error) {
	record, err := r.Reader.Next()
	if err != nil {
		return record, err
	}
	row := moving.Row{Number: record.Row, Values: make([]string, len(record.Cells))}
	for i, c := range record.Cells {
		row.Values[i] = c.Text
	}
	r.cells = r.cells[:0]
	for _, text := range r.layout.Customer(row) {
		r.cells = append(r.cells, table.Text(text))
	}
	record.Cells = r.cells
	return record, nil
}

// BeginBulk stores a file with one JSON object per line and returns the id of the task that processes the
// file. A file that is empty or does not begin with an object is rejected immediately.
func (s *Service) BeginBulk(ctx context.Context, actor domain.Actor, kind transfer.Kind, up media.Upload) (taskID int64, err error) {
	var begin [4]byte
	if _, err := up.Bytes.Seek(0, io.SeekStart); err != nil {
		return 0, err
	}
	n, err := io.ReadFull(up.Bytes, begin[:])
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) {
		return 0, table.Unreadable("The file is empty.")
	}
	if text := strings.TrimLeft(strings.TrimPrefix(string(begin[:n]), "\ufeff"), " \t\r\n"); text != "" && text[0] != '{' {
		return 0, table.Unreadable("The file has no JSON objects, one a line.")
	}
	return s.takeFile(ctx, actor, kind, "{}", up)
}

// takeFile stores a file and queues the task that processes the file. The row of a file is committed before
// its bytes are stored, and deleted after them. A retry of the request returns the task of its first run.
func (s *Service) takeFile(ctx context.Context, actor domain.Actor, kind transfer.Kind, options string, up media.Upload) (taskID int64, err error) {
	t, err := s.reserveFile(ctx, actor, kind, options)
	if err != nil {
		return 0, err
	}
	if t.IntegrationTaskID != nil {
		return *t.IntegrationTaskID, nil
	}
	if _, err := up.Bytes.Seek(0, io.SeekStart); err != nil {
		return 0, err
	}
	if err := s.Files.Put(ctx, t.Input(), "application/octet-stream", up.Bytes); err != nil {
		return 0, err
	}
	tx, err := s.Begin(ctx, actor)
	if err != nil {
		return 0, err
	}
	defer tx.Rollback()
	if t, err = tx.LockTransfer(ctx, t.ID); err != nil {
		return 0, err
	}
	if t.IntegrationTaskID != nil {
		return *t.IntegrationTaskID, nil
	}
	tasks, err := command.Queue(ctx, tx, integration.Work{TaskType: integration.TaskType(kind), Integration: integration.Import, Payload: options, Progress: &integration.Progress{}})
	if err != nil {
		return 0, err
	}
	t.Queue(tasks[0].ID)
	if err := tx.Update(ctx, t); err != nil {
		return 0, err
	}
	return tasks[0].ID, tx.Commit(ctx)
}

func (s *Service) reserveFile(ctx context.Context, actor domain.Actor, kind transfer.Kind, options string) (*transfer.Transfer, error) {
	system := domain.System(actor.StoreID) // the author's request takes effect only after the file is stored
	system.CommandID = actor.CommandID
	tx, err := s.Begin(ctx, system)
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if t, err := tx.TransferByCommand(ctx); err != nil || t != nil {
		return t, err
	}
	t := transfer.New(kind, bucket.Private+domain.Itoa(actor.StoreID)+"/"+files.NewMediaKey(), options, actor, tx.At)
	if err := tx.Insert(ctx, t); err != nil {
		return nil, err
	}
	return t, tx.Commit(ctx)
}

// FileRun is a run of a task that processes a file.
type FileRun struct {
	*command.TaskRun
	File     *transfer.Transfer
	State    transfer.State
	Progress integration.Progress
}

// FileOf returns the file of a run's task with its state and progress.
func (s *Service) FileOf(ctx context.Context, run *command.TaskRun) (*FileRun, error) {
	file, err := s.As(run.System).TransferOf(ctx, run.Task.ID)
	if err != nil {
		return nil, err
	}
	r := &FileRun{TaskRun: run, File: file}
	if run.Task.Progress != nil {
		r.Progress = *run.Task.Progress
	}
	if run.Task.State != "" {
		err = json.Unmarshal([]byte(run.Task.State), &r.State)
	}
	return r, err
}

// As returns a copy of the run that acts as the author of the work. Each line has its own command id.
func (r *FileRun) As(line int) *command.TaskRun {
	run := *r.TaskRun
	run.System, r.Stepped = r.File.Author(line), true
	return &run
}

// Keep writes the state and the progress after a step to the task of the step. Call Went after the step is
// committed.
func (r *FileRun) Keep(task *integration.IntegrationTask, next transfer.State, done integration.Progress) error {
	raw, err := json.Marshal(next)
	if err != nil {
		return err
	}
	progress := r.Progress.Plus(done)
	task.State, task.Progress = string(raw), &progress
	return nil
}

// Went updates the run with the state and the progress of a committed step.
func (r *FileRun) Went(next transfer.State, done integration.Progress) {
	r.State, r.Progress = next, r.Progress.Plus(done)
}

// Begin moves to the start of a phase and resets the progress. If total is nil, the total is not known yet.
// The callback "and" runs in the same step.
func (r *FileRun) Begin(ctx context.Context, next transfer.State, total *int, and func(tx *command.Tx, task *integration.IntegrationTask) error) error {
	r.Progress = integration.Progress{Total: total}
	return r.move(ctx, next, and)
}

// move saves a new state in a separate step. The callback "and" runs in that step.
func (r *FileRun) move(ctx context.Context, next transfer.State, and func(tx *command.Tx, task *integration.IntegrationTask) error) error {
	err := r.Step(ctx, func(tx *command.Tx, task *integration.IntegrationTask) ([]domain.Event, error) {
		if err := r.Keep(task, next, integration.Progress{}); err != nil {
			return nil, err
		}
		return nil, and(tx, task)
	})
	if err == nil {
		r.Went(next, integration.Progress{})
	}
	return err
}

// partSize is the maximum number of answers in one part of a result.
const partSize = 2000

// Flush moves waiting answers to new parts of the result. If all is true, it moves every answer; otherwise
// it writes only full parts. render writes one part. The number of the first part is 1.
func (s *Service) Flush(ctx context.Context, r *FileRun, all bool, render func(w io.Writer, part int, answers []repo.TransferAnswer) error) error {
	for r.State.Pending >= partSize || all && r.State.Pending > 0 {
		answers, err := s.As(r.System).TransferAnswers(ctx, r.File.ID, partSize)
		if err != nil {
			return err
		}
		if len(answers) == 0 {
			return errors.New("store: answers are gone")
		}
		var text bytes.Buffer
		part := r.File.Parts + 1
		if err := render(&text, part, answers); err != nil {
			return err
		}
		if err := s.Files.Put(ctx, r.File.Part(part), "application/octet-stream", &text); err != nil {
			return err
		}
		next := r.State
		next.Pending -= len(answers)
		if err := r.move(ctx, next, func(tx *command.Tx, _ *integration.IntegrationTask) error {
			file, err := tx.LockTransfer(ctx, r.File.ID)
			if err != nil {
				return err
			}
			file.Parts = part
			if err := tx.Update(ctx, file); err != nil {
				return err
			}
			return tx.DropTransferAnswers(ctx, file.ID, answers[len(answers)-1].Line)
		}); err != nil {
			return err
		}
		r.File.Parts = part
	}
	return nil
}

// Finish ends the work on a file. The parameter as is the final phase.
func (s *Service) Finish(ctx context.Context, r *FileRun, as transfer.Phase) error {
	next := r.State
	next.Phase = as
	return r.move(ctx, next, func(tx *command.Tx, _ *integration.IntegrationTask) error {
		file, err := tx.LockTransfer(ctx, r.File.ID)
		if err != nil {
			return err
		}
		file.Finish(tx.At)
		return tx.Update(ctx, file)
	})
}

// Local copies a stored file to a temporary file on this machine, because a local file can be read at any
// position. The temporary file has no name and disappears when it is closed. Its offset is at the end.
func (s *Service) Local(ctx context.Context, name string) (*os.File, error) {
	stored, err := s.Files.Open(ctx, name)
	if err != nil {
		return nil, err
	}
	defer stored.Close()
	f, err := os.CreateTemp("", "transfer-*")
	if err != nil {
		return nil, err
	}
	_ = os.Remove(f.Name())
	if _, err := io.Copy(f, stored); err != nil {
		_ = f.Close()
		return nil, err
	}
	return f, nil
}

// TaskFile opens the result of a task. If the actor may not start such tasks, the error is Forbidden; if the
// task has no result, the error is NotFound.
func (s *Service) TaskFile(ctx context.Context, actor domain.Actor, taskID int64) (transfer.TaskFile, error) {
	file, err := s.As(actor).TransferOf(ctx, taskID)
	if err != nil {
		return transfer.TaskFile{}, err
	}
	if need := file.Kind.Permission(); !actor.May(need) {
		return transfer.TaskFile{}, &domain.Error{Code: domain.Forbidden, Detail: "You lack the permission " + need + " in this store.", Permission: need}
	}
	if !file.HasResult(s.Clock.Now()) {
		return transfer.TaskFile{}, domain.Missing("file")
	}
	parts := &partReader{open: func(n int) (io.ReadCloser, error) { return s.Files.Open(ctx, file.Part(n)) }, left: file.Parts}
	return transfer.TaskFile{Kind: file.Kind, ReadCloser: parts}, parts.next()
}

// TaskFileURL returns the URL of the result of a task; nil means that the task has no result.
func (s *Service) TaskFileURL(ctx context.Context, actor domain.Actor, taskID int64) (kind transfer.Kind, url *string, err error) {
	file, err := s.As(actor).TransferOf(ctx, taskID)
	if domain.CodeOf(err) == domain.NotFound {
		return "", nil, nil
	}
	if err != nil || !file.HasResult(s.Clock.Now()) {
		return "", nil, err
	}
	return file.Kind, new(s.PublicURL + "/admin/integration-task/file?integrationTaskId=" + domain.Itoa(taskID)), nil
}

// partReader reads the parts of a result one after the other.
type partReader struct {
	open func(n int) (io.ReadCloser, error)
	part io.ReadCloser
	n    int
	left int
}

func (p *partReader) next() (err error) {
	if p.part != nil {
		_ = p.part.Close()
		p.part = nil
	}
	p.n, p.left = p.n+1, p.left-1
	p.part, err = p.open(p.n)
	return err
}

func (p *partReader) Read(b []byte) (int, error) {
	for {
		n, err := p.part.Read(b)
		if n > 0 || !errors.Is(err, io.EOF) || p.left == 0 {
			return n, err
		}
		if err := p.next(); err != nil {
			return 0, err
		}
	}
}

// Close closes the current part.
func (p *partReader) Close() error {
	if p.part == nil {
		return nil
	}
	return p.part.Close()
}

// DeleteFiles deletes files whose retention period has ended. The bytes of a file are deleted
// before its row.
func (s *Service) DeleteFiles(ctx context.Context) error {
	var failures []error
	for ctx.Err() == nil && len(failures) < 10 {
		t, err := s.DB.ClaimTransfer(ctx)
		if err != nil || t == nil {
			return errors.Join(append(failures, err)...)
		}
		if err := s.deleteFile(ctx, t); err != nil {
			failures = append(failures, err) // the file is retried after its lease expires
		}
	}
	return errors.Join(failures...)
}

func (s *Service) deleteFile(ctx context.Context, t *transfer.Transfer) error {
	if err := s.media.DeleteBlobs(ctx, t.Key, func(string) bool { return true }); err != nil {
		return err
	}
	tx, err := s.Begin(ctx, domain.System(t.StoreID))
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if err := tx.ForgetTransfer(ctx, t.ID); err != nil {
		return err
	}
	return tx.Commit(ctx)
}
