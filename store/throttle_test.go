package store_test

import (
	"context"
	"fmt"
	"time"

	"github.com/storeplatform/storeplatform/store/domain/identity"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("Rate limits", func() {
	var p *platform
	var shop *settings.Store

	BeforeEach(func(ctx SpecContext) {
		p = newPlatform(ctx)
		shop, _ = p.newStore(ctx, "one")
	})

	from := func(address string) domain.Actor {
		actor := visitor(shop.ID)
		actor.From.Address = address
		return actor
	}
	signUp := func(ctx context.Context, address, email string) error {
		_, err := p.Account.SignUp(ctx, from(address), customer.SignUp{Email: email, Password: miaPassword,
			Profile: customer.CustomerPatch{FirstName: ref("Mia"), LastName: ref("Keller")}})
		return err
	}
	ask := func(ctx context.Context, address string) error {
		_, err := p.Account.CheckEmailAvailable(ctx, from(address), mia)
		return err
	}
	// asked makes the given number of requests, and counts those that no limit refuses.
	asked := func(ctx context.Context, times int, question func(i int) error) (answered int) {
		for i := range times {
			if domain.CodeOf(question(i)) != domain.RateLimited {
				answered++
			}
		}
		return answered
	}

	It("treat all addresses of an IPv6 network as one", func(ctx SpecContext) {
		Expect(asked(ctx, 30, func(i int) error { return ask(ctx, fmt.Sprintf("2001:db8:1:2::%x", i)) })).To(Equal(10))
		Expect(ask(ctx, "2001:db8:1:3::1")).To(Succeed())
		By("an IPv4 address is limited alone, in any notation")
		Expect(asked(ctx, 20, func(i int) error {
			return ask(ctx, []string{"198.51.100.7", "::ffff:198.51.100.7", "::ffff:c633:6407"}[i%3])
		})).To(Equal(10))
		Expect(ask(ctx, "198.51.100.8")).To(Succeed())
		By("passwords and pins allow thirty tries, and one more every six seconds")
		thirty := func(question func(i int) error) {
			GinkgoHelper()
			begun := time.Now()
			answered := asked(ctx, 40, question)
			Expect(answered).To(And(BeNumerically(">=", 30), BeNumerically("<=", 30+int(time.Since(begun)/(6*time.Second))+1)))
		}
		thirty(func(i int) error {
			return p.loginCustomerFrom(ctx, from(fmt.Sprintf("2001:db8:5:5::%x", i)), fmt.Sprintf("nobody%d@example.com", i))
		})
		thirty(func(i int) error {
			_, err := p.Identity.Login(ctx, identity.Credentials{Email: fmt.Sprintf("nobody%d@example.com", i), Password: "Winter2026"}, domain.Origin{Address: fmt.Sprintf("2001:db8:5:6::%x", i)})
			return err
		})
		thirty(func(i int) error {
			return p.Account.VerifyEmail(ctx, from(fmt.Sprintf("2001:db8:5:7::%x", i)), fmt.Sprintf("nobody%d@example.com", i), "123456")
		})
		thirty(func(i int) error {
			return p.Account.ForgotPassword(ctx, from(fmt.Sprintf("2001:db8:5:8::%x", i)), fmt.Sprintf("nobody%d@example.com", i))
		})
	})

	It("allow ten checks of e-mail addresses a minute and thirty an hour per IP address, sign-ups included", func(ctx SpecContext) {
		p.signUp(ctx, shop.ID, mia)
		Expect(signUp(ctx, "198.51.100.7", mia)).To(refuse(domain.AlreadyExists))
		answered := asked(ctx, 30, func(i int) error {
			if i%2 == 0 {
				return signUp(ctx, "198.51.100.7", mia)
			}
			return ask(ctx, "198.51.100.7")
		})
		Expect(answered).To(Equal(9), "with the one before")
		refused := signUp(ctx, "198.51.100.7", mia)
		Expect(refused.(*domain.Error).RetryAfter).To(BeNumerically("~", 60, 8))

		for range 58 { // about an hour, which leaves time for the spec itself
			p.Clock.Advance(time.Minute)
			answered += asked(ctx, 3, func(int) error { return ask(ctx, "198.51.100.7") })
		}
		Expect(answered).To(Equal(29), "with the one before")
		p.Clock.Advance(2 * time.Minute)
		Expect(ask(ctx, "198.51.100.7")).To(Succeed())
	})

	It("allow five mails to one e-mail address within any hour", func(ctx SpecContext) {
		mailed := 0
		for range 59 {
			if p.Account.ForgotPassword(ctx, visitor(shop.ID), "tom@example.com") == nil {
				mailed++
			}
			p.Clock.Advance(time.Minute)
		}
		Expect(mailed).To(Equal(5))
	})

	It("do not reveal whether a sign-up uses the address of a banned customer", func(ctx SpecContext) {
		_, actor := p.signUp(ctx, shop.ID, mia)
		before := signUp(ctx, "198.51.100.7", mia)
		p.count(ctx, "WITH banned AS (UPDATE customers SET status = 'BANNED' WHERE id = $1 RETURNING 1) SELECT count(*) FROM banned", actor.ID)
		Expect(signUp(ctx, "198.51.100.7", mia)).To(MatchError(before))
	})
})

func (p *platform) loginCustomerFrom(ctx context.Context, actor domain.Actor, email string) error {
	_, err := p.Account.LoginCustomer(ctx, actor, email, "not the password")
	return err
}
