package store_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
	"github.com/storeplatform/storeplatform/store/provider/commission/commissiontest"
	"github.com/storeplatform/storeplatform/store/provider/partner/partnertest"
)

var _ = Describe("A commission service's message about a linked customer", func() {
	var t *referredStore
	var mia domain.Actor
	BeforeEach(func(ctx SpecContext) {
		t = newReferredStore(ctx)
		t.service.Later(true)
		t.connect(ctx)
		mia = t.patron(ctx, "mia@example.com")
		Expect(t.WorkTasks(ctx)).To(Succeed())
		Expect(t.known(ctx, mia.ID).CommissionProviderID).To(BeNil())
		t.service.Later(false)
	})
	linked := func(customerID any) []byte {
		return fmt.Appendf(nil, `{"type":"customer.linked","timestamp":"2026-11-24T10:00:00Z","data":{"customerId":%v}}`, customerID)
	}
	tell := func(ctx context.Context, message string, customerID any) error {
		body := linked(customerID)
		return just2(t.Partner.ReceiveCommissionNotice(ctx, t.store.ID, partnertest.Sign(commissiontest.Secret, message, time.Now(), body), body))
	}
	asked := func(ctx context.Context) int {
		return t.count(ctx, "SELECT count(*) FROM integration_tasks WHERE live_key LIKE '%/linked/%'")
	}
	kept := func(ctx context.Context) int { return t.count(ctx, "SELECT count(*) FROM provider_events") }

	It("causes one request for the customer's id at the service, and stores the id", func(ctx SpecContext) {
		Expect(t.WorkTasks(ctx)).To(Succeed())
		Expect(t.known(ctx, mia.ID).CommissionProviderID).To(BeNil(), "it is asked again much later only")
		Expect(together(4, func(int) error { return tell(ctx, "msg_1", mia.ID) })).To(Equal(map[domain.Code]int{"": 4}))
		Expect([]int{kept(ctx), asked(ctx)}).To(Equal([]int{1, 1}))
		const changes = "SELECT count(*) FROM webhook_events WHERE type = 'customer.updated' AND payload::text LIKE '%\"commissionProviderId\":\"P-%'"
		Expect(t.WorkTasks(ctx)).To(Succeed())
		Expect(t.known(ctx, mia.ID).CommissionProviderID).To(HaveValue(Equal("P-" + domain.Itoa(mia.ID))))
		Expect(t.count(ctx, changes)).To(Equal(1))

		By("a repeated message and a message about a linked customer change nothing")
		Expect(tell(ctx, "msg_1", mia.ID)).To(Succeed())
		Expect(tell(ctx, "msg_0", mia.ID)).To(Succeed())
		Expect([]int{kept(ctx), asked(ctx)}).To(Equal([]int{2, 2}))
		t.work(ctx)
		t.Data.Clock.Advance(24 * time.Hour)
		t.work(ctx)
		Expect(t.count(ctx, changes)).To(Equal(1), "also by the task that waited all the time")
		Expect(t.count(ctx, "SELECT count(*) FROM integration_tasks WHERE status <> 'SUCCEEDED'")).To(BeZero())
		Expect(t.Ordering.ForgetProviderEvents(ctx)).To(Succeed())
		t.Data.Clock.Advance(40 * 24 * time.Hour)
		Expect(t.Ordering.ForgetProviderEvents(ctx)).To(Succeed())
		Expect(kept(ctx)).To(BeZero())
	})

	It("changes nothing if the customer is unknown, erased or hidden from the service", func(ctx SpecContext) {
		_, admin := t.newStore(ctx, "other")
		theirs, err := t.Customer.CreateCustomer(ctx, another(admin), customer.CustomerCreate{Email: "tom@example.com", Profile: customer.CustomerPatch{FirstName: new("Tom"), LastName: new("Keller")}})
		Expect(err).NotTo(HaveOccurred())
		for i, id := range []any{theirs.ID, 999_999_999} {
			Expect(tell(ctx, fmt.Sprint("msg_", i), id)).To(Succeed())
		}
		_, err = t.Data.SQL.ExecContext(ctx, "UPDATE customers SET status = 'DEACTIVATED', erased_on = now() WHERE id = $1", mia.ID)
		Expect(err).NotTo(HaveOccurred())
		Expect(tell(ctx, "msg_gone", mia.ID)).To(Succeed())
		lea := t.patron(ctx, "lea@example.com")
		t.connect(ctx, func(in *settings.CommissionProviderInput) { in.SyncCustomers = new(false) })
		Expect(tell(ctx, "msg_lea", lea.ID)).To(Succeed())
		Expect([]int{kept(ctx), asked(ctx)}).To(Equal([]int{4, 0}))
		body := []byte(`{"type":"customer.left","data":{"customerId":"x1"}}`)
		Expect(t.Partner.ReceiveCommissionNotice(ctx, t.store.ID, partnertest.Sign(commissiontest.Secret, "msg_type", time.Now(), []byte(`{"type":"payout.made"}`)), []byte(`{"type":"payout.made"}`))).To(BeZero())
		Expect(t.Partner.ReceiveCommissionNotice(ctx, t.store.ID, partnertest.Sign(commissiontest.Secret, "msg_left", time.Now(), body), body)).Error().To(refuse(domain.InvalidRequest))
		Expect(kept(ctx)).To(Equal(4))
	})

	It("is refused if it is forged, changed, replayed or reflected", func(ctx SpecContext) {
		const other = "whsec_b3RoZXIwMTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0NTY="
		now, body := time.Now(), linked(mia.ID)
		header := func(change func(http.Header)) http.Header {
			h := partnertest.Sign(commissiontest.Secret, "msg_1", now, body)
			change(h)
			return h
		}
		for what, h := range map[string]http.Header{
			"nothing":                  {},
			"another secret":           partnertest.Sign(other, "msg_1", now, body),
			"another body":             partnertest.Sign(commissiontest.Secret, "msg_1", now, linked(mia.ID+1)),
			"another message":          header(func(h http.Header) { h.Set("webhook-id", "msg_2") }),
			"no message":               partnertest.Sign(commissiontest.Secret, "", now, body),
			"a long name":              partnertest.Sign(commissiontest.Secret, strings.Repeat("m", 101), now, body),
			"a name of bytes":          partnertest.Sign(commissiontest.Secret, "msg\x00", now, body),
			"another time":             header(func(h http.Header) { h.Set("webhook-timestamp", domain.Itoa(now.Unix()+1)) }),
			"no time":                  header(func(h http.Header) { h.Del("webhook-timestamp") }),
			"a time before all":        header(func(h http.Header) { h.Set("webhook-timestamp", "-1") }),
			"yesterday's":              partnertest.Sign(commissiontest.Secret, "msg_1", now.Add(-6*time.Minute), body),
			"tomorrow's":               partnertest.Sign(commissiontest.Secret, "msg_1", now.Add(6*time.Minute), body),
			"no signature":             header(func(h http.Header) { h.Set("webhook-signature", "v1,") }),
			"two signature headers":    header(func(h http.Header) { h.Add("webhook-signature", h.Get("webhook-signature")) }),
			"two times":                header(func(h http.Header) { h.Add("webhook-timestamp", domain.Itoa(now.Add(-time.Hour).Unix())) }),
			"a time written otherwise": header(func(h http.Header) { h.Set("webhook-timestamp", "+"+h.Get("webhook-timestamp")) }),
			"two names":                header(func(h http.Header) { h.Add("webhook-id", "msg_2") }),
			"an empty name before":     header(func(h http.Header) { h["Webhook-Id"] = []string{"", "msg_1"} }),
			"one behind many": header(func(h http.Header) {
				h.Set("webhook-signature", strings.Repeat("v1,AA== ", 10)+h.Get("webhook-signature"))
			}),
		} {
			Expect(t.Partner.ReceiveCommissionNotice(ctx, t.store.ID, h, body)).Error().To(And(refuse(domain.InvalidRequest), MatchError(ContainSubstring("signature"))), what)
		}

		By("the store's own signed call is refused when the service returns it")
		var sent http.Header
		var content []byte
		t.service.Instead(func(w http.ResponseWriter, r *http.Request) {
			content, _ = io.ReadAll(r.Body)
			sent, r.Body = r.Header, io.NopCloser(bytes.NewReader(content))
			t.service.Work(w, r)
		})
		t.Data.Clock.Advance(time.Hour)
		Expect(t.WorkTasks(ctx)).To(Succeed())
		Expect(string(content)).To(ContainSubstring("mia@example.com"))
		Expect(t.Partner.ReceiveCommissionNotice(ctx, t.store.ID, sent, content)).Error().To(And(refuse(domain.InvalidRequest), Not(MatchError(ContainSubstring("signature")))))
		for _, wrong := range []string{"", "null", "[]", `{"type":"customer.linked"}`, string(linked(0)), string(linked(-1)), string(linked(`"1"`)), string(linked(1.5)), string(linked("99999999999999999999"))} {
			Expect(t.Partner.ReceiveCommissionNotice(ctx, t.store.ID, partnertest.Sign(commissiontest.Secret, "msg_1", now, []byte(wrong)), []byte(wrong))).Error().To(refuse(domain.InvalidRequest), wrong)
		}
		Expect([]int{kept(ctx), asked(ctx)}).To(Equal([]int{0, 0}))

		By("another store and a store with a disabled service refuse the message")
		_, admin := t.newStore(ctx, "other")
		signed := partnertest.Sign(commissiontest.Secret, "msg_1", now, body)
		for _, store := range []int64{admin.StoreID, 999_999} {
			Expect(t.Partner.ReceiveCommissionNotice(ctx, store, signed, body)).Error().To(refuse(domain.NotFound))
		}
		t.connect(ctx, func(in *settings.CommissionProviderInput) { in.IsActive = new(false) })
		Expect(t.Partner.ReceiveCommissionNotice(ctx, t.store.ID, signed, body)).Error().To(refuse(domain.NotFound))

		By("a store that replaces its secret accepts both secrets for a while")
		t.service.Instead(nil)
		t.service.Replace(other)
		t.connect(ctx, func(in *settings.CommissionProviderInput) {
			in.Credentials = map[string]*string{settings.SigningSecret: new(other)}
		})
		Expect(t.Partner.ReceiveCommissionNotice(ctx, t.store.ID, signed, body)).To(Equal(1), "by the former one")
		Expect(t.Partner.ReceiveCommissionNotice(ctx, t.store.ID, partnertest.Sign(other, "msg_2", now, body), body)).To(Equal(1))
		t.Data.Clock.Advance(30 * 24 * time.Hour)
		Expect(t.Partner.ReceiveCommissionNotice(ctx, t.store.ID, partnertest.Sign(commissiontest.Secret, "msg_3", now, body), body)).Error().To(refuse(domain.InvalidRequest))
	})
})
