package repo

import (
	"context"
	"crypto/sha256"
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
)

// note is one changed row of an audited transaction.
type note struct {
	verb    string // create, update, delete
	kind    string // such as order or appToken
	id      string
	changes []domain.Change
}

// watch stores the state of a locked row if the audit log records the actor's changes.
func (tx *Tx) watch(e domain.Entity) {
	if tx.actor.Audited() {
		if tx.before == nil {
			tx.before = map[*domain.Row]domain.AuditState{}
		}
		tx.before[e.Stored()] = domain.AuditStateOf(e)
	}
}

// noted records the change to a row for the audit log, Signal and SavedCustomers. The row stays locked, and noted
// compares later changes with the state after this change.
func (tx *Tx) noted(verb string, e domain.Entity) {
	tx.repriced = tx.repriced || prices(e)
	if c, is := e.(*customer.Customer); is && verb != "delete" && !slices.Contains(tx.people, c) {
		tx.people = append(tx.people, c)
	}
	if !tx.actor.Audited() {
		return
	}
	var after domain.AuditState
	if verb != "delete" {
		after = domain.AuditStateOf(e)
	}
	before := tx.before[e.Stored()]
	if verb == "create" {
		before = nil
	}
	tx.notes = append(tx.notes, note{verb: verb, kind: kindOf(e), id: strconv.FormatInt(e.Stored().ID, 10), changes: domain.Changes(before, after)})
}

// Note records a change for the audit log that no Insert, Update or Delete shows, such as the end of a session.
func (tx *Tx) Note(verb, kind string, id int64, changes ...domain.Change) {
	if tx.actor.Audited() {
		tx.notes = append(tx.notes, note{verb: verb, kind: kind, id: strconv.FormatInt(id, 10), changes: changes})
	}
}

// NoteList records in the audit log that an action was taken on a list of objects.
func (tx *Tx) NoteList(verb, kind string) {
	if tx.actor.Audited() {
		tx.notes = append(tx.notes, note{verb: verb, kind: kind})
	}
}

// Concern sets the stores that list the audit entry of a transaction without a store: the stores that the changed user
// or scope covers, before or after the change. Empty storeIDs mean all stores. If Concern is not called, the actor's
// stores list the entry.
func (tx *Tx) Concern(storeIDs []int64) {
	tx.reach, tx.everywhere = append(tx.reach, storeIDs...), tx.everywhere || len(storeIDs) == 0
}

// Logged writes the transaction's audit entry if the transaction changed something and its actor is audited. The object
// of the entry is the first changed row whose kind is not in parts. The fields of the other rows are listed with the
// kind and id of their row. An entry has at most 200 changes. Logged locks the end of the store's chain until the
// commit, so call it last.
func (tx *Tx) Logged(ctx context.Context, ipHash string) error {
	// The log does not include progress updates of tasks.
	tx.notes = slices.DeleteFunc(tx.notes, func(n note) bool { return n.kind == "integrationTask" && n.verb == "update" && len(n.changes) == 0 })
	if len(tx.notes) == 0 {
		return nil
	}
	first := tx.notes[max(0, slices.IndexFunc(tx.notes, func(n note) bool { return !parts[n.kind] }))]
	entry := domain.AuditLog{
		CreatedOn: tx.db.clock.Now(), ActorKind: tx.actor.Kind, ActorID: tx.actor.ID, Action: tx.actor.From.Operation,
		ObjectType: first.kind, ObjectID: first.id, RequestID: tx.actor.From.RequestID, IPHash: ipHash, Changes: []domain.Change{},
	}
	if entry.Action == "" {
		entry.Action = first.verb + strings.ToUpper(first.kind[:1]) + first.kind[1:]
	}
	for _, n := range tx.notes {
		for _, c := range n.changes {
			if n.kind != first.kind || n.id != first.id {
				c.Field = n.kind + "/" + n.id + "." + c.Field
			}
			entry.Changes = append(entry.Changes, c)
		}
	}
	entry.Changes = entry.Changes[:min(len(entry.Changes), 200)]
	chain := tx.actor.StoreID
	if chain != 0 {
		entry.StoreID = &chain
	}
	return classify(tx.append(ctx, chain, entry))
}

// Report writes an audit entry for the service's own work in the store. action is the name of the job. Call Report
// last, like Logged.
func (tx *Tx) Report(ctx context.Context, action, kind string, id int64, changes ...domain.Change) error {
	return classify(tx.append(ctx, tx.actor.StoreID, domain.AuditLog{
		StoreID: &tx.actor.StoreID, CreatedOn: tx.db.clock.Now(), ActorKind: tx.actor.Kind, ActorID: tx.actor.ID, Action: action,
		ObjectType: kind, ObjectID: strconv.FormatInt(id, 10), Changes: append([]domain.Change{}, changes...),
	}))
}

func (tx *Tx) append(ctx context.Context, chain int64, entry domain.AuditLog) error {
	g := tx.on(ctx)
	var previous struct {
		Hash []byte
		Name string
	}
	names := map[domain.ActorKind]string{
		domain.ActorAdmin:    "SELECT coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email) FROM admin_users WHERE id = ?",
		domain.ActorAPIToken: "SELECT name FROM app_tokens WHERE id = ?",
		domain.ActorPlatform: "SELECT ''::text WHERE ?::bigint IS NOT NULL",
	}
	if err := g.Raw(`INSERT INTO audit_chains (store_id, hash) VALUES (?, '') ON CONFLICT (store_id) DO UPDATE SET hash = audit_chains.hash
		RETURNING hash, coalesce((`+names[entry.ActorKind]+`), '') AS name`, chain, entry.ActorID).Scan(&previous).Error; err != nil {
		return err
	}
	entry.ActorName = previous.Name
	content, err := json.Marshal(entry)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(append(previous.Hash, content...))
	changes, err := json.Marshal(entry.Changes)
	if err != nil {
		return err
	}
	reach := "'{}'::bigint[]"
	args := []any{sum[:], chain, entry.StoreID}
	switch {
	case entry.StoreID != nil:
	case tx.everywhere:
		reach = "(SELECT coalesce(array_agg(id), '{}') FROM stores)"
	case tx.reach != nil:
		reach = "?::bigint[]"
		args = append(args, bracketed('{', tx.reach, '}'))
	default:
		reach = `(SELECT coalesce(array_agg(st.id), '{}') FROM stores st WHERE EXISTS (SELECT 1 FROM admin_user_scopes h JOIN scopes c ON c.id = h.scope_id
			WHERE h.admin_user_id = ? AND (c.store_ids = '[]' OR c.store_ids @> to_jsonb(st.id))))`
		args = append(args, entry.ActorID)
	}
	args = append(args, entry.CreatedOn, entry.ActorKind, entry.ActorID, entry.ActorName, entry.Action, entry.ObjectType, entry.ObjectID,
		string(changes), entry.RequestID, entry.IPHash, sum[:])
	return g.Exec(`WITH chain AS (UPDATE audit_chains SET hash = ? WHERE store_id = ?)
		INSERT INTO audit_logs (home_store_id, reach, created_on, actor_kind, actor_id, actor_name, action, object_type, object_id, changes, request_id, ip_hash, hash)
		VALUES (?::bigint, `+reach+`, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?)`, args...).Error
}

// parts lists kinds of rows that are the object of an audit entry only if no other row changed. Each of them belongs to
// another row or, like a mail, is about another row.
var parts = map[string]bool{
	"checkoutLink": true, "couponUse": true, "invoice": true, "mail": true, "mediaFile": true, "orderLine": true, "orderLink": true, "paymentLink": true, "productOption": true, "productOptionValue": true, "renewal": true, "taxBooks": true, "taxReport": true, "commissionReport": true, "withdrawalDeclaration": true, "platformCheckout": true, "commissionCustomer": true, "referrer": true,
	"subscriptionHistoryEntry": true, "subscriptionItem": true, "transfer": true,
}

// kindOf returns the API name of a row's type: AppToken → appToken.
func kindOf(e domain.Entity) string {
	name := reflect.TypeOf(e).Elem().Name()
	return strings.ToLower(name[:1]) + name[1:]
}
