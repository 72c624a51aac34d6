package repo_test

import (
	"context"
	"errors"
	"sync"

	"github.com/google/uuid"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/value"
	"github.com/storeplatform/storeplatform/store/repo"
	"github.com/storeplatform/storeplatform/store/storetest"
)

var _ = Describe("Stored value", func() {
	var (
		data     *storetest.Database
		own      tenant
		customer int64
	)
	BeforeEach(func(ctx SpecContext) {
		data = storetest.Open(ctx)
		own = newTenant(ctx, data, "a", "own")
		Expect(data.SQL.QueryRowContext(ctx, `WITH kind AS (
				INSERT INTO account_types (store_id, created_on, modified_on, command_id, name, code, price_mode, sign_up_mode)
				VALUES ($1, now(), now(), gen_random_uuid(), 'a', 'a', 'LIST', 'OPEN') RETURNING id)
			INSERT INTO customers (store_id, created_on, modified_on, command_id, email, first_name, last_name, status, account_type_id)
			SELECT $1, now(), now(), gen_random_uuid(), 'a@a.example', '', '', 'ACTIVE', id FROM kind RETURNING id`, own.store).Scan(&customer)).To(Succeed())
	})
	begin := func(ctx context.Context) *repo.Tx {
		GinkgoHelper()
		tx, err := data.Repo.Begin(ctx, domain.System(own.store))
		Expect(err).NotTo(HaveOccurred())
		return tx
	}
	issued := func(ctx context.Context, amount string) *value.GiftCard {
		GinkgoHelper()
		tx := begin(ctx)
		defer tx.Rollback()
		c := &value.GiftCard{CommandID: uuid.New(), Status: value.Active, Source: value.FromStaff, VoucherType: value.MultiPurpose, CurrencyCode: "EUR", InitialAmount: domain.MustAmount(amount), DeliveryStatus: value.NoDelivery}
		entries, err := tx.Post(ctx, value.Posting{Account: c, Type: value.Issue, Amount: domain.MustAmount(amount)})
		Expect(err).NotTo(HaveOccurred())
		Expect(tx.Commit()).To(Succeed())
		Expect(entries[0].ID).NotTo(BeZero())
		Expect(*entries[0].GiftCardID).To(Equal(c.ID))
		return c
	}
	// sums returns the stored sums of an account and the sums of its entries, which must be equal.
	sums := func(ctx context.Context, table, column string, id int64) []string {
		GinkgoHelper()
		var balance, held, sum, sumHeld string
		Expect(data.SQL.QueryRowContext(ctx, "SELECT balance, held_amount, coalesce((SELECT sum(amount) FROM stored_value_entries e WHERE e."+column+" = a.id), 0), coalesce((SELECT sum(held_amount) FROM stored_value_entries e WHERE e."+column+" = a.id), 0) FROM "+table+" a WHERE id = $1", id).
			Scan(&balance, &held, &sum, &sumHeld)).To(Succeed())
		Expect([]string{sum, sumHeld}).To(Equal([]string{balance, held}), "the ledger")
		return []string{balance, held}
	}

	It("is held by only one of 64 concurrent transactions that request the whole balance", func(ctx SpecContext) {
		c := issued(ctx, "50.00")
		credit := begin(ctx)
		a, err := credit.LockStoreCredit(ctx, customer, "EUR")
		Expect(err).NotTo(HaveOccurred())
		Expect(credit.Post(ctx, value.Posting{Account: a, Type: value.Adjust, Amount: domain.MustAmount("30.00")})).Error().NotTo(HaveOccurred())
		Expect(credit.Commit()).To(Succeed())

		var (
			wait       sync.WaitGroup
			mutex      sync.Mutex
			won, short int
			unforeseen []error
			start      = make(chan struct{})
			holds      = func() error {
				tx, err := data.Repo.Begin(ctx, domain.System(own.store))
				if err != nil {
					return err
				}
				defer tx.Rollback()
				locked, err := tx.LockAccounts(ctx, repo.AccountFilter{GiftCards: []int64{c.ID}, StoreCredit: []int64{a.ID}})
				if err != nil {
					return err
				}
				if _, err = tx.Post(ctx, value.Posting{Account: locked[0], Type: value.Hold, Amount: domain.MustAmount("50.00")},
					value.Posting{Account: locked[1], Type: value.Hold, Amount: domain.MustAmount("30.00")}); err != nil {
					return err
				}
				return tx.Commit()
			}
		)
		for range 64 {
			wait.Go(func() {
				<-start
				err := holds()
				for domain.CodeOf(err) == domain.Unavailable || domain.CodeOf(err) == domain.Busy {
					err = holds() // 64 transactions share 16 connections
				}
				mutex.Lock()
				defer mutex.Unlock()
				_, isShort := errors.AsType[*value.ShortError](err)
				switch unusable := domain.CodeOf(err) == domain.GiftCardUnusable; {
				case err == nil:
					won++
				case isShort, unusable:
					short++
				default:
					unforeseen = append(unforeseen, err)
				}
			})
		}
		close(start)
		wait.Wait()
		Expect(unforeseen).To(BeEmpty())
		Expect([]int{won, short}).To(Equal([]int{1, 63}))
		Expect(sums(ctx, "gift_cards", "gift_card_id", c.ID)).To(Equal([]string{"50.0000", "50.0000"}))
		Expect(sums(ctx, "store_credit_accounts", "store_credit_account_id", a.ID)).To(Equal([]string{"30.0000", "30.0000"}))
	})

	It("cannot be changed without its lock, reduced below the held amount, or edited in the ledger", func(ctx SpecContext) {
		c := issued(ctx, "50.00")
		tx := begin(ctx)
		defer tx.Rollback()
		unlocked, err := data.Repo.As(domain.System(own.store)).GiftCard(ctx, c.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(tx.Post(ctx, value.Posting{Account: unlocked, Type: value.Hold, Amount: domain.MustAmount("1.00")})).Error().To(MatchError(ContainSubstring("not locked")))
		for _, statement := range []string{
			"UPDATE gift_cards SET held_amount = 50.01", "UPDATE gift_cards SET held_amount = -0.01", "UPDATE gift_cards SET balance = -1",
			"UPDATE stored_value_entries SET amount = 1", "DELETE FROM stored_value_entries", "DELETE FROM gift_cards",
		} {
			direct := begin(ctx)
			Expect(direct.Handle(ctx).Exec(statement+" WHERE id > 0").Error).To(MatchError(Or(ContainSubstring("gift_cards_held"), ContainSubstring("permission denied"))), statement)
			direct.Rollback()
		}
		Expect(sums(ctx, "gift_cards", "gift_card_id", c.ID)).To(Equal([]string{"50.0000", "0.0000"}))
	})

	It("records one entry for each payment, type and step", func(ctx SpecContext) {
		c := issued(ctx, "50.00")
		post := func(t value.EntryType, step int64) error {
			tx := begin(ctx)
			defer tx.Rollback()
			locked, err := tx.LockGiftCard(ctx, c.ID)
			Expect(err).NotTo(HaveOccurred())
			if _, err := tx.Post(ctx, value.Posting{Account: locked, Type: t, Amount: domain.MustAmount("10.00"), OrderID: own.order, PaymentID: own.paid, Step: step}); err != nil {
				return err
			}
			return tx.Commit()
		}
		Expect(post(value.Hold, 0)).To(Succeed())
		Expect(domain.CodeOf(post(value.Hold, 0))).To(Equal(domain.AlreadyExists))
		Expect(post(value.Hold, 1)).To(Succeed())
		Expect(post(value.Capture, 0)).To(Succeed())
		Expect(domain.CodeOf(post(value.Capture, 0))).To(Equal(domain.AlreadyExists))
		Expect(sums(ctx, "gift_cards", "gift_card_id", c.ID)).To(Equal([]string{"40.0000", "10.0000"}))
	})

	It("is applied in order when one transaction posts several changes of an account", func(ctx SpecContext) {
		c := issued(ctx, "50.00")
		tx := begin(ctx)
		defer tx.Rollback()
		locked, err := tx.LockGiftCard(ctx, c.ID)
		Expect(err).NotTo(HaveOccurred())
		entries, err := tx.Post(ctx, value.Posting{Account: locked, Type: value.Hold, Amount: domain.MustAmount("50.00"), PaymentID: own.paid},
			value.Posting{Account: locked, Type: value.Capture, Amount: domain.MustAmount("20.00"), PaymentID: own.paid}, value.Posting{Account: locked, Type: value.Release, Amount: domain.MustAmount("30.00"), PaymentID: own.paid})
		Expect(err).NotTo(HaveOccurred())
		Expect(tx.Commit()).To(Succeed())
		Expect([]string{entries[0].BalanceAfter.String(), entries[1].BalanceAfter.String(), entries[1].HeldAfter.String(), entries[2].HeldAfter.String()}).To(Equal([]string{"50.0000", "30.0000", "30.0000", "0.0000"}))
		Expect(entries[0].ID).To(BeNumerically("<", entries[1].ID))
		Expect(sums(ctx, "gift_cards", "gift_card_id", c.ID)).To(Equal([]string{"30.0000", "0.0000"}))
		list, err := data.Repo.As(domain.System(own.store)).StoredValueEntries(ctx, value.KindGiftCard, value.EntryFilter{GiftCardID: []int64{c.ID}}, domain.PageQuery{Number: 1, Size: 3, Sort: "-createdOn"})
		Expect(err).NotTo(HaveOccurred())
		Expect([]any{list.TotalCount, list.Items[0].Type, list.Items[2].Type}).To(Equal([]any{int64(4), value.Release, value.Hold}))
	})

	It("is invisible to other stores, and to other customers", func(ctx SpecContext) {
		c := issued(ctx, "50.00")
		tx := begin(ctx)
		_, err := tx.LockStoreCredit(ctx, customer, "EUR")
		Expect(err).NotTo(HaveOccurred())
		Expect(tx.Commit()).To(Succeed())
		other := newTenant(ctx, data, "b", "other")
		_, err = data.Repo.As(domain.System(other.store)).GiftCard(ctx, c.ID)
		Expect(domain.CodeOf(err)).To(Equal(domain.NotFound))
		foreign, err := data.Repo.Begin(ctx, domain.System(other.store))
		Expect(err).NotTo(HaveOccurred())
		defer foreign.Rollback()
		Expect(foreign.LockAccounts(ctx, repo.AccountFilter{GiftCards: []int64{c.ID}})).To(BeEmpty())
		for id, n := range map[int64]int{customer: 1, customer + 1: 0} {
			credit, err := data.Repo.As(domain.Actor{Kind: domain.ActorCustomer, ID: id, StoreID: own.store}).StoreCreditOf(ctx, customer)
			Expect(err).NotTo(HaveOccurred())
			Expect(credit).To(HaveLen(n))
		}
	})
})
