package store

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/catalog"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/transfer"
	"github.com/storeplatform/storeplatform/store/repo"
)

// maxLine is how many bytes a line of a file may have: as many as a request.
const maxLine = 1 << 20

// lineReader reads the lines of a file within bounds.
type lineReader struct {
	in     *bufio.Reader
	line   int
	offset int64 // behind the line that was read last
}

// next is the next line; nil with an error that is a refusal: it is too long.
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

// workLines works through a file of lines, each in a transaction of its own that keeps
// what became of it: it is done once, whenever the work was interrupted.
func (s *Service) workLines(ctx context.Context, run *taskRun) error {
	r, err := s.fileOf(ctx, run)
	if err != nil || r.state.Phase == transfer.Done {
		return err
	}
	if r.state.Phase == transfer.Read {
		if err := s.countLines(ctx, r); err != nil {
			return err
		}
	}
	stored, err := s.media.Open(ctx, r.file.Input())
	if err != nil {
		return err
	}
	defer stored.Close()
	if _, err := stored.Seek(r.state.Offset, io.SeekStart); err != nil {
		return err
	}
	lines := &lineReader{in: bufio.NewReaderSize(stored, 64<<10), line: r.state.Line, offset: r.state.Offset}
	for {
		line, err := lines.next()
		if errors.Is(err, io.EOF) {
			break
		}
		next := r.state
		next.Offset, next.Line = lines.offset, lines.line
		if err == nil && len(line) == 0 {
			r.state.Offset, r.state.Line = next.Offset, next.Line // with the next one that has a text
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
		r.went(next, 1, failed)
		if err := s.flush(ctx, r, false, renderAnswers); err != nil {
			return err
		}
	}
	if err := s.flush(ctx, r, true, renderAnswers); err != nil {
		return err
	}
	return s.finish(ctx, r, transfer.Done)
}

func (s *Service) countLines(ctx context.Context, r *fileRun) error {
	stored, err := s.media.Open(ctx, r.file.Input())
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
	return r.begin(ctx, transfer.State{Phase: transfer.Apply}, &total, nothingElse)
}

// doLine does what a line asks for. Who loses a race tries again.
func (s *Service) doLine(ctx context.Context, r *fileRun, line []byte, next transfer.State) error {
	do, err := s.readLine(ctx, r.file.Kind, line)
	if err != nil {
		return err
	}
	for range 3 {
		err = r.as(next.Line).step(ctx, func(tx *tx, task *integration.IntegrationTask) ([]domain.Event, error) {
			answer, err := do(tx)
			if err != nil {
				return nil, err
			}
			answer.Line, answer.Outcome = next.Line, "DONE"
			return nil, errors.Join(r.keep(task, next, 1, 0), addAnswer(ctx, tx, r, answer))
		})
		if domain.CodeOf(err) != domain.Busy {
			break
		}
	}
	return err
}

// readLine is what a line asks for, as a command in a transaction.
func (s *Service) readLine(ctx context.Context, kind transfer.Kind, line []byte) (func(*tx) (transfer.Answer, error), error) {
	switch kind {
	case transfer.PriceBulk:
		in, err := s.lines.Prices(ctx, line)
		return func(tx *tx) (transfer.Answer, error) {
			_, err := replacePrices(ctx, tx, in)
			return transfer.Answer{VariantIDs: catalog.PricedVariants(in.VariantIDs, in.Prices)}, err
		}, err
	case transfer.StockBulk:
		in, err := s.lines.Stock(ctx, line)
		return func(tx *tx) (answer transfer.Answer, err error) {
			moved, err := adjustStock(ctx, tx, in)
			answer.VariantIDs = []int64{}
			for _, m := range moved {
				answer.VariantIDs = append(answer.VariantIDs, m.VariantID)
			}
			return answer, err
		}, err
	default:
		in, err := s.lines.Product(ctx, line)
		return func(tx *tx) (transfer.Answer, error) {
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

// writeProductLine creates a product, or updates the one that is named.
func writeProductLine(ctx context.Context, t *tx, in ProductWrite) (*catalog.Product, error) {
	if in.ID == nil {
		return createProduct(ctx, t, in.Input)
	}
	return updateProduct(ctx, t, *in.ID, in.Expect, in.Input)
}

// refuseLine keeps that a line was refused. What is no refusal of ours, or passes, is
// given back.
func (s *Service) refuseLine(ctx context.Context, r *fileRun, refusal error, next transfer.State) error {
	e, ours := errors.AsType[*domain.Error](refusal)
	if !ours {
		return refusal
	}
	if _, temporary := reasonOf(refusal); temporary {
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
	return r.step(ctx, func(tx *tx, task *integration.IntegrationTask) ([]domain.Event, error) {
		return nil, errors.Join(r.keep(task, next, 1, 1), tx.AddTaskErrors(ctx, task.ID, faults), addAnswer(ctx, tx, r, answer))
	})
}

// clippedTo is a text of at most so many characters.
func clippedTo(text string, most int) string {
	if r := []rune(text); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return text
}

func addAnswer(ctx context.Context, tx *tx, r *fileRun, answer transfer.Answer) error {
	raw, err := json.Marshal(answer)
	if err != nil {
		return err
	}
	return tx.AddTransferAnswers(ctx, r.file.ID, []repo.TransferAnswer{{Line: answer.Line, Answer: string(raw)}})
}

// renderAnswers writes answers as lines.
func renderAnswers(w io.Writer, _ int, answers []repo.TransferAnswer) error {
	for _, a := range answers {
		if _, err := io.WriteString(w, a.Answer+"\n"); err != nil {
			return err
		}
	}
	return nil
}
