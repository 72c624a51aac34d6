package customer

import (
	"context"
	"encoding/json"
	"errors"
	"hash/maphash"
	"slices"

	"github.com/storeplatform/storeplatform/store/command"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/integration"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/domain/transfer"
	"github.com/storeplatform/storeplatform/store/repo"
	transfers "github.com/storeplatform/storeplatform/store/transfer"
)

// seen contains hashes of the texts in a column of the file, each with the row in which the text
// first occurred.
type seen struct {
	seed maphash.Seed
	rows map[uint64]int32
}

func newSeen() *seen { return &seen{seed: maphash.MakeSeed(), rows: map[uint64]int32{}} }

// row returns the earlier row in which a text occurred. The result 0 means that the text is empty
// or new. For a new text, row stores the number of the current row.
func (s *seen) row(text string, row int) int {
	if text == "" {
		return 0
	}
	sum := maphash.String(s.seed, text)
	before, had := s.rows[sum]
	if !had {
		s.rows[sum] = int32(row)
	}
	return int(before)
}

// importTerms are the settings against which rows are read and validated.
type importTerms struct {
	customer.ImportTerms
	store *settings.Store
}

func (s *Service) importTerms(ctx context.Context, r *transfers.FileRun) (t importTerms, err error) {
	reader := s.As(r.System)
	if t.store, err = reader.Store(ctx); err != nil {
		return t, err
	}
	t.Definitions = t.store.Settings.CustomFieldDefinitions
	t.Zone = t.store.Location()
	t.AccountTypes, err = reader.AccountTypes(ctx)
	return t, err
}

func (t importTerms) accountType(id int64) (*customer.AccountType, error) {
	i := slices.IndexFunc(t.AccountTypes, func(k *customer.AccountType) bool { return k.ID == id })
	if i < 0 {
		return nil, domain.Missing("account type")
	}
	return t.AccountTypes[i], nil
}

// importedRow is a row of the file, with the request that it represents or with its faults.
type importedRow struct {
	customer.ImportRow                    // the row without the ignored fields
	given              customer.ImportRow // the row as it is in the file
	body               customer.ImportBody
	in                 customer.CustomerCreate
	email              string
	externalID         string
	faults             []customer.ImportFault
	ignored            []customer.ImportFault
	skipped            bool
}

// readRow converts a row into the request that would create its customer. If strict is false, readRow ignores
// optional fields that it cannot read.
func (s *Service) readRow(ctx context.Context, header customer.ImportHeader, terms importTerms, row customer.ImportRow, strict bool) (out importedRow, err error) {
	out = importedRow{ImportRow: row, given: row, email: domain.FoldEmail(header.Value(row, "email")), externalID: header.Value(row, "externalId")}
	for {
		out.in = customer.CustomerCreate{}
		if out.body, out.faults = header.Body(out.ImportRow, terms.ImportTerms); len(out.Values) == 0 {
			return out, nil
		}
		raw, err := json.Marshal(out.body.Members)
		if err != nil {
			return out, err
		}
		out.in, err = s.lines.Customer(ctx, raw)
		if err := out.refused(err); err != nil || len(out.faults) == 0 || strict || !out.drop(header) {
			return out, err
		}
	}
}

// drop marks the faulty fields of the row as ignored. It reports whether the row can be imported without
// them.
func (r *importedRow) drop(header customer.ImportHeader) bool {
	row, ignored, ok := header.Drop(r.ImportRow, r.faults)
	if ok {
		r.ImportRow, r.ignored, r.faults = row, append(r.ignored, ignored...), nil
	}
	return ok
}

// refused adds err to the row's faults. If err is temporary or is not a refusal, refused returns it.
func (r *importedRow) refused(err error) error {
	if err == nil {
		return nil
	}
	e, ours := errors.AsType[*domain.Error](err)
	if !ours || e.Code == domain.Busy || e.Code == domain.Unavailable {
		return err
	}
	r.faults = append(r.faults, r.body.Faults(e)...)
	return nil
}

// importBatch is a set of rows that are imported in one transaction.
type importBatch struct {
	*command.Tx
	service *Service
	file    *transfer.Transfer
	options customer.ImportOptions
	header  customer.ImportHeader
	terms   importTerms
	dry     bool
	done    integration.Progress

	byEmail, byExternalID map[string]*customer.Customer

	created   []domain.Entity
	addresses []*customer.CustomerAddress
	owners    []*customer.Customer // the owners of the addresses, in the same order; new customers have no id yet
	changed   []domain.Entity
	events    []domain.Event
	welcome   []*customer.Customer

	refused []integration.TaskError
	answers []repo.TransferAnswer
}

func (s *Service) newBatch(tx *command.Tx, r *transfers.FileRun, o customer.ImportOptions, terms importTerms) *importBatch {
	return &importBatch{Tx: tx, service: s, file: r.File, options: o, header: r.State.Header, terms: terms, dry: r.State.Phase == transfer.Check,
		byEmail: map[string]*customer.Customer{}, byExternalID: map[string]*customer.Customer{}}
}

// run imports rows, writes the results and returns the events of the changes. In the check
// phase it writes nothing.
func (b *importBatch) run(ctx context.Context, rows []importedRow) ([]domain.Event, error) {
	if err := b.look(ctx, rows); err != nil {
		return nil, err
	}
	b.done.Processed = len(rows)
	for _, row := range rows {
		if err := b.takeWhatFits(ctx, &row); err != nil {
			return nil, err
		}
		if err := b.count(row); err != nil {
			return nil, err
		}
	}
	if b.dry {
		return nil, nil
	}
	return b.events, b.write(ctx)
}

// takeWhatFits imports a row that has no faults. If the rules refuse an optional field, it imports the row without
// that field.
func (b *importBatch) takeWhatFits(ctx context.Context, row *importedRow) error {
	strict := b.options.OnError == customer.RejectOnError
	for len(row.faults) == 0 {
		if err := row.refused(b.take(ctx, row)); err != nil || len(row.faults) == 0 {
			return err
		}
		if strict || !row.drop(b.header) {
			return nil
		}
		again, err := b.service.readRow(ctx, b.header, b.terms, row.ImportRow, strict)
		if err != nil {
			return err
		}
		again.given, again.ignored = row.given, append(row.ignored, again.ignored...)
		*row = again
	}
	return nil
}

// count adds a row to the progress, and adds the faults of the row to the result.
func (b *importBatch) count(row importedRow) error {
	faults := append(row.ignored, row.faults...)
	switch {
	case len(row.faults) > 0:
		b.done.Failed++
		for i := range faults {
			faults[i].Outcome = customer.RowRejected
		}
	case row.skipped:
		b.done.Skipped++
		return nil
	case len(row.ignored) > 0:
		b.done.Incomplete++
	default:
		return nil
	}
	faults = b.header.WithValues(row.given, faults)
	raw, err := json.Marshal(faults)
	if err != nil {
		return err
	}
	b.answers = append(b.answers, repo.TransferAnswer{Line: row.Row, Answer: string(raw)})
	for _, f := range faults {
		b.refused = append(b.refused, integration.TaskError{Row: row.Row, Column: f.Column, Code: f.Code, Message: f.Message, RowKept: f.Outcome != customer.RowRejected})
	}
	return nil
}

// look reads the customers to whom the rows may refer, and locks them if they may be updated.
func (b *importBatch) look(ctx context.Context, rows []importedRow) error {
	var emails, externalIDs []string
	for _, row := range rows {
		if len(row.faults) == 0 {
			emails = append(emails, row.email)
			if row.externalID != "" {
				externalIDs = append(externalIDs, row.externalID)
			}
		}
	}
	find := b.CustomersKnownBy
	if !b.dry && b.options.OnExisting == customer.UpdateExisting {
		find = b.LockCustomersKnownBy
	}
	known, err := find(ctx, emails, externalIDs)
	for _, c := range known {
		b.byEmail[c.Email] = c
		if c.ExternalID != nil {
			b.byExternalID[*c.ExternalID] = c
		}
	}
	return err
}

// take creates or changes the customer of a row, but only in memory.
func (b *importBatch) take(ctx context.Context, row *importedRow) error {
	c := b.byEmail[row.email]
	if other := b.byExternalID[row.externalID]; row.externalID != "" && other != nil {
		if c != nil && c != other {
			return domain.Invalid("/externalId", "Two customers of the store are meant: one has the external id, another one the e-mail address.")
		}
		if c = other; c.Email != row.email && b.options.OnExisting == customer.UpdateExisting {
			return domain.Invalid("/email", "The customer with this external id has another e-mail address, which an import does not change.")
		}
	}
	switch {
	case c == nil:
		return b.create(row)
	case b.options.OnExisting == customer.UpdateExisting:
		return b.update(ctx, row, c)
	case b.options.OnExisting == customer.FailExisting:
		return c.RefuseCreation()
	}
	row.skipped = true
	return nil
}

// empty reports whether a row has no value in a column.
func (r *importedRow) empty(column string) bool { return r.body.Columns["/"+column] == "" }

func (b *importBatch) create(row *importedRow) error {
	if row.empty("firstName") && row.empty("lastName") {
		return domain.Invalid("/lastName", "A new customer has a first name, a last name or both.")
	}
	if country := row.body.Address.CountryCode; country != nil {
		row.in.Profile.PhoneCountry = *country
	}
	now, id, command := b.terms.store.Settings, b.terms.store.Settings.DefaultAccountTypeID, b.file.Command(row.Row)
	if row.in.AccountTypeID != nil {
		id = *row.in.AccountTypeID
	}
	kind, err := b.terms.accountType(id)
	if err != nil {
		return err
	}
	row.in.Profile.ImportedConsent = &row.body.Consent
	c, event, err := customer.NewCustomer(nil, row.email, kind, row.in.Profile, now, command, b.At)
	if err != nil {
		return err
	}
	event.Action = "customer.imported"
	events := []domain.Event{event}
	if row.in.Address != nil {
		if err := row.body.Missing(); err != nil {
			return err
		}
		address, _, added, err := customer.AddressBook{}.Add(0, *row.in.Address, true, "/address", now, command)
		if err != nil {
			return err
		}
		events = append(events, added...)
		b.addresses, b.owners = append(b.addresses, address), append(b.owners, c)
	}
	b.created, b.events = append(b.created, c), append(b.events, events...)
	if b.options.SendWelcomeEmail {
		b.welcome = append(b.welcome, c)
	}
	return nil
}

// update applies the filled cells of a row to a customer. If one of them is refused, the
// customer stays unchanged.
func (b *importBatch) update(ctx context.Context, row *importedRow, c *customer.Customer) (err error) {
	before := *c
	defer func() {
		if err != nil {
			*c = before
		}
	}()
	patch := row.in.Profile
	patch.ImportedConsent = &row.body.Consent
	if row.empty("firstName") {
		patch.FirstName = nil
	}
	if row.empty("lastName") {
		patch.LastName = nil
	}
	keepProfile(&patch, c)
	if patch.CustomFields != nil {
		merged := customer.MergeFields(c.CustomFields, *patch.CustomFields)
		patch.CustomFields = &merged
	}
	changed, event, err := ChangeProfile(b.Actor(), c, patch, domain.Expect{}, b.terms.store.Settings, b.At)
	if err != nil {
		return err
	}
	events := []domain.Event{event}
	if row.in.AccountTypeID != nil {
		kind, err := b.terms.accountType(*row.in.AccountTypeID)
		if err != nil {
			return err
		}
		if kind.ID != c.AccountTypeID {
			_, moved, err := c.SetAccountType(kind, false, domain.Expect{})
			if err != nil {
				return err
			}
			changed, events = true, append(events, moved)
			b.Repriced()
		}
	}
	if row.in.Address != nil {
		moved, err := b.updateAddress(ctx, row, c)
		if err != nil {
			return err
		}
		events = append(events, moved...)
	}
	if changed {
		b.changed = append(b.changed, c)
	}
	b.events = append(b.events, events...)
	return nil
}

// updateAddress changes a customer's default address, or adds an address if there is no default.
func (b *importBatch) updateAddress(ctx context.Context, row *importedRow, c *customer.Customer) ([]domain.Event, error) {
	find := b.LockAddresses
	if b.dry {
		find = b.Addresses
	}
	book, err := find(ctx, c.ID)
	if err != nil {
		return nil, err
	}
	for _, a := range book {
		if !a.IsDefault {
			continue
		}
		_, changed, events, err := book.Change(a.ID, keepAddress(row.body.Address, &a.Address), domain.Expect{}, b.terms.store.Settings)
		if err != nil {
			return nil, under(err, "/address")
		}
		b.changed = append(b.changed, changed...)
		return events, nil
	}
	if err := row.body.Missing(); err != nil {
		return nil, err
	}
	address := *row.in.Address
	if row.body.Address.FirstName == nil && row.empty("firstName") {
		address.FirstName = c.FirstName
	}
	if row.body.Address.LastName == nil && row.empty("lastName") {
		address.LastName = c.LastName
	}
	added, _, events, err := book.Add(c.ID, address, true, "/address", b.terms.store.Settings, b.file.Command(row.Row))
	if err != nil {
		return nil, err
	}
	b.addresses, b.owners = append(b.addresses, added), append(b.owners, c)
	return events, nil
}

// under adds a prefix to the pointers of a refusal.
func under(err error, pointer string) error {
	e, ours := errors.AsType[*domain.Error](err)
	if !ours {
		return err
	}
	below := *e
	below.Fields = slices.Clone(e.Fields)
	for i := range below.Fields {
		below.Fields[i].Pointer = pointer + below.Fields[i].Pointer
	}
	return &below
}

func (b *importBatch) write(ctx context.Context) error {
	if err := b.Insert(ctx, b.created...); err != nil {
		return err
	}
	if err := b.Update(ctx, b.changed...); err != nil {
		return err
	}
	added := make([]domain.Entity, len(b.addresses))
	for i, a := range b.addresses {
		a.CustomerID, added[i] = b.owners[i].ID, a
	}
	if err := b.Insert(ctx, added...); err != nil {
		return err
	}
	for _, c := range b.welcome {
		if err := b.service.letter.QueueMail(ctx, b.Tx, letter.WelcomeLetter(b.terms.store, b.service.letter.Site(b.terms.store), c.Email, c.FirstName)); err != nil {
			return err
		}
	}
	return nil
}
