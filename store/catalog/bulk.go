package catalog

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/transfer"
	"github.com/storeplatform/storeplatform/store/repo"
	transfers "github.com/storeplatform/storeplatform/store/transfer"
)

// maxLine is the maximum size of a line in bytes. It equals the maximum size of a request body.
const maxLine = 1 << 20

// lineReader reads the lines of a file, up to a maximum size of each line.
type lineReader struct {
	in     *bufio.Reader
	line   int
	offset int64 // the position after the last line that was read
}

// next returns the next line without surrounding white space. For a line longer than
// maxLine, next returns the error PayloadTooLarge, and the following call continues after
// that line. At the end of the file the error is io.EOF.
func (r *lineReader) next() (line []byte, err error) {
	long := false
	for {
		part, err := r.in.ReadSlice('\n')
		r.offset += int64(len(part))
		if long = long || len(line)+len(part) > maxLine; !long {
			line = append(line, part...)
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case errors.Is(err, io.EOF) && len(part) == 0 && len(line) == 0 && !long:
			return nil, io.EOF
		case err != nil && !errors.Is(err, io.EOF):
			return nil, err
		}
		r.line++
		if long {
			return nil, domain.Errorf(domain.PayloadTooLarge, "The line has more than %d bytes.", maxLine)
		}
		if r.line == 1 {
			line = bytes.TrimPrefix(line, []byte("\ufeff"))
		}
		return bytes.TrimSpace(line), nil
	}
}

// WorkLines processes a file line by line. Each line is applied in a transaction that also
// stores the line's outcome, so an interrupted task applies each line only once.
func (s *Service) WorkLines(ctx context.Context, run *command.TaskRun) error {
	r, err := s.transfer.FileOf(ctx, run)
	if err != nil || r.State.Phase == transfer.Done {
		return err
	}
	if r.State.Phase == transfer.Read {
		if err := s.countLines(ctx, r); err != nil {
			return err
		}
	}
	stored, err := s.Files.Open(ctx, r.File.Input())
	if err != nil {
		return err
	}
	defer stored.Close()
	if _, err := stored.Seek(r.State.Offset, io.SeekStart); err != nil {
		return err
	}
	lines := &lineReader{in: bufio.NewReaderSize(stored, 64<<10), line: r.State.Line, offset: r.State.Offset}
	for {
		line, err := lines.next()
		if errors.Is(err, io.EOF) {
			break
		}
		next := r.State
		next.Offset, next.Line = lines.offset, lines.line
		if err == nil && len(line) == 0 {
			r.State.Offset, r.State.Line = next.Offset, next.Line // stored together with the next non-empty line
			continue
		}
		next.Pending++
		failed := 0
		if err == nil {
			err = s.doLine(ctx, r, line, next)
		}
		if err != nil {
			failed, err = 1, s.refuseLine(ctx, r, err, next)
		}
		if err != nil {
			return err
		}
		r.Went(next, integration.Progress{Processed: 1, Failed: failed})
		if err := s.transfer.Flush(ctx, r, false, renderAnswers); err != nil {
			return err
		}
	}
	if err := s.transfer.Flush(ctx, r, true, renderAnswers); err != nil {
		return err
	}
	return s.transfer.Finish(ctx, r, transfer.Done)
}

func (s *Service) countLines(ctx context.Context, r *transfers.FileRun) error {
	stored, err := s.Files.Open(ctx, r.File.Input())
	if err != nil {
		return err
	}
	defer stored.Close()
	lines, total := &lineReader{in: bufio.NewReaderSize(stored, 64<<10)}, 0
	for {
		line, err := lines.next()
		if errors.Is(err, io.EOF) {
			break
		}
		if _, refused := errors.AsType[*domain.Error](err); err != nil && !refused {
			return err
		}
		if err != nil || len(line) > 0 {
			total++
		}
		if lines.line > transfer.MaxLines {
			return domain.Errorf(domain.InvalidValue, "The file has more than %d lines.", transfer.MaxLines)
		}
	}
	return r.Begin(ctx, transfer.State{Phase: transfer.Apply}, &total, transfers.NothingElse)
}

// doLine applies a line. If the error is Busy, doLine tries again, up to three times in all.
func (s *Service) doLine(ctx context.Context, r *transfers.FileRun, line []byte, next transfer.State) error {
	do, err := s.readLine(ctx, r.File.Kind, line)
	if err != nil {
		return err
	}
	for range 3 {
		err = r.As(next.Line).Step(ctx, func(tx *command.Tx, task *integration.IntegrationTask) ([]domain.Event, error) {
			answer, err := do(tx)
			if err != nil {
				return nil, err
			}
			answer.Line, answer.Outcome = next.Line, "DONE"
			return nil, errors.Join(r.Keep(task, next, integration.Progress{Processed: 1}), addAnswer(ctx, tx, r, answer))
		})
		if domain.CodeOf(err) != domain.Busy {
			break
		}
	}
	return err
}

// readLine parses a line and returns the command that applies the line in a transaction.
func (s *Service) readLine(ctx context.Context, kind transfer.Kind, line []byte) (func(*command.Tx) (transfer.Answer, error), error) {
	switch kind {
	case transfer.PriceBulk:
		in, err := s.lines.Prices(ctx, line)
		return func(tx *command.Tx) (transfer.Answer, error) {
			_, err := replacePrices(ctx, tx, in)
			return transfer.Answer{VariantIDs: catalog.PricedVariants(in.VariantIDs, in.Prices)}, err
		}, err
	case transfer.StockBulk:
		in, err := s.lines.Stock(ctx, line)
		return func(tx *command.Tx) (answer transfer.Answer, err error) {
			moved, err := adjustStock(ctx, tx, in)
			answer.VariantIDs = []int64{}
			for _, m := range moved {
				answer.VariantIDs = append(answer.VariantIDs, m.VariantID)
			}
			return answer, err
		}, err
	default:
		in, err := s.lines.Product(ctx, line)
		return func(tx *command.Tx) (transfer.Answer, error) {
			product, err := writeProductLine(ctx, tx, in)
			if err != nil {
				return transfer.Answer{}, err
			}
			answer := transfer.Answer{ProductID: &product.ID, Version: &product.Version, VariantIDs: []int64{}}
			for _, v := range product.Variants {
				answer.VariantIDs = append(answer.VariantIDs, v.ID)
			}
			return answer, nil
		}, err
	}
}

// writeProductLine creates a product, or updates the product that the line names.
func writeProductLine(ctx context.Context, t *command.Tx, in catalog.ProductWrite) (*catalog.Product, error) {
	if in.ID == nil {
		return createProduct(ctx, t, in.Input)
	}
	return updateProduct(ctx, t, *in.ID, in.Expect, in.Input)
}

// refuseLine records that a line was refused. If the error is temporary or is not a refusal, refuseLine
// returns it.
func (s *Service) refuseLine(ctx context.Context, r *transfers.FileRun, refusal error, next transfer.State) error {
	e, ours := errors.AsType[*domain.Error](refusal)
	if !ours {
		return refusal
	}
	if _, temporary := command.ReasonOf(refusal); temporary {
		return refusal
	}
	answer := transfer.Refused(next.Line, e)
	faults := []integration.TaskError{}
	for _, f := range answer.Problem.Errors {
		faults = append(faults, integration.TaskError{Row: next.Line, Column: clippedTo(f.Pointer, 100), Code: f.Code, Message: clippedTo(f.Detail, 500)})
	}
	if len(faults) == 0 {
		faults = append(faults, integration.TaskError{Row: next.Line, Code: string(e.Code), Message: clippedTo(e.Detail, 500)})
	}
	return r.Step(ctx, func(tx *command.Tx, task *integration.IntegrationTask) ([]domain.Event, error) {
		return nil, errors.Join(r.Keep(task, next, integration.Progress{Processed: 1, Failed: 1}), tx.AddTaskErrors(ctx, task.ID, faults), addAnswer(ctx, tx, r, answer))
	})
}

// clippedTo shortens a text to a maximum number of characters. A shortened text ends with an
// ellipsis.
func clippedTo(text string, most int) string {
	if r := []rune(text); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return text
}

func addAnswer(ctx context.Context, tx *command.Tx, r *transfers.FileRun, answer transfer.Answer) error {
	raw, err := json.Marshal(answer)
	if err != nil {
		return err
	}
	return tx.AddTransferAnswers(ctx, r.File.ID, []repo.TransferAnswer{{Line: answer.Line, Answer: string(raw)}})
}

// renderAnswers writes the answers to the lines, one answer per line.
func renderAnswers(w io.Writer, _ int, answers []repo.TransferAnswer) error {
	for _, a := range answers {
		if _, err := io.WriteString(w, a.Answer+"\n"); err != nil {
			return err
		}
	}
	return nil
}
