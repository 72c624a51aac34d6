package store_test

import (
	"context"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"github.com/storeplatform/storeplatform/store/domain/identity"
	"github.com/storeplatform/storeplatform/store/login"
	"github.com/storeplatform/storeplatform/store/storetest"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/customer"
	"github.com/storeplatform/storeplatform/store/domain/letter"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

var _ = Describe("Concurrent password checks", func() {
	var p *platform

	processors := func(n int) {
		DeferCleanup(runtime.GOMAXPROCS, runtime.GOMAXPROCS(n))
	}
	// crowd fills the queue with logins of strangers. It returns a function that lets the logins continue
	// and returns their results.
	crowd := func(ctx context.Context) (answers func() map[domain.Code]int) {
		GinkgoHelper()
		stranger := func(i int) domain.Code {
			_, err := p.Identity.Login(ctx, identity.Credentials{Email: fmt.Sprintf("nobody%d@example.com", i), Password: "some password"},
				domain.Origin{Address: fmt.Sprintf("192.0.2.%d", i)})
			return domain.CodeOf(err)
		}
		Expect(stranger(200)).To(Equal(domain.InvalidCredentials)) // this computes the hash that is compared for unknown addresses
		release := storetest.HoldHashing()
		DeferCleanup(release)
		all := p.Login.HashesAtOnce() + 20
		codes := make(chan domain.Code, all)
		for i := range all {
			go func() {
				code := stranger(i)
				for code == domain.Unavailable && ctx.Err() == nil { // all logins start at once, so some get no database connection in time
					code = stranger(i)
				}
				codes <- code
			}()
		}
		Eventually(func() []int {
			now, waiting := p.Login.HashingQueue()
			return []int{now, waiting}
		}).WithPolling(2 * time.Millisecond).Should(Equal([]int{p.Login.HashesAtOnce(), 20}))
		return func() map[domain.Code]int {
			release()
			counts := map[domain.Code]int{}
			for range all {
				counts[<-codes]++
			}
			return counts
		}
	}

	DescribeTable("use half of the processors, but at most two, with", func(have, atOnce int) {
		processors(have)
		Expect(newService(store.Options{}).Login.HashesAtOnce()).To(Equal(atOnce))
	},
		Entry("one processor", 1, 1),
		Entry("two processors", 2, 1),
		Entry("three processors", 3, 1),
		Entry("four processors", 4, 2),
		Entry("many processors", 64, 2))

	It("run up to a limit, 20 more wait, and the rest are refused before any lookup", func(ctx SpecContext) {
		processors(4)
		p = newPlatform(ctx)
		storetest.MostHashing.Store(0)
		answers := crowd(ctx)
		ended, end := context.WithCancel(ctx) // a canceled context, so any lookup would fail
		end()
		for i := range 78 {
			_, err := p.Identity.Login(ended, identity.Credentials{Email: fmt.Sprintf("late%d@example.com", i), Password: "some password"}, fromHere)
			Expect(err).To(And(refuse(domain.RateLimited), HaveField("RetryAfter", 1)))
		}
		Expect(answers()).To(Equal(map[domain.Code]int{domain.InvalidCredentials: 22}))
		Expect(storetest.MostHashing.Load()).To(BeEquivalentTo(2), "each takes 19 MiB")
	})

	It("free their memory before queued checks start", func(ctx SpecContext) {
		processors(2)
		p = newPlatform(ctx)
		answers := crowd(ctx)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		answers()
		runtime.ReadMemStats(&after)
		Expect(after.NumForcedGC - before.NumForcedGC).To(BeNumerically("~", 10, 1))
		By("a single check forces no garbage collection")
		Expect(p.Identity.Login(ctx, identity.Credentials{Email: adminEmail, Password: adminPassword}, fromHere)).Error().NotTo(HaveOccurred())
		runtime.ReadMemStats(&before)
		Expect(before.NumForcedGC).To(Equal(after.NumForcedGC))
	})

	It("are not counted as attempts if they are refused", func(ctx SpecContext) {
		p = newPlatform(ctx)
		shop, _ := p.newStore(ctx, "one")
		_, me := p.signUp(ctx, shop.ID, mia)
		_, credential := p.logIn(ctx, adminEmail, adminPassword)
		admin := credential.WithoutStore()
		Expect(p.Account.ForgotPassword(ctx, visitor(shop.ID), mia)).To(Succeed())
		tries := func() (state string) {
			GinkgoHelper()
			Expect(p.Data.SQL.QueryRowContext(ctx, `SELECT coalesce(jsonb_agg(to_jsonb(t) ORDER BY key), '[]')::text || (SELECT coalesce(jsonb_agg(to_jsonb(c)), '[]')::text FROM account_codes c)
				FROM throttles t`).Scan(&state)).To(Succeed())
			return state
		}
		before := tries()
		DeferCleanup(fillHashing(p))
		for what, sentAway := range map[string]func() error{
			"login": func() error { return p.loginCustomer(ctx, shop.ID, mia, miaPassword) },
			"login of an administrator": func() error {
				_, err := p.Identity.Login(ctx, identity.Credentials{Email: adminEmail, Password: adminPassword}, fromHere)
				return err
			},
			"sign-up": func() error {
				_, err := p.Account.SignUp(ctx, visitor(shop.ID), customer.SignUp{Email: "new@example.com", Password: miaPassword,
					Profile: customer.CustomerPatch{FirstName: ref("Mia"), LastName: ref("Keller")}})
				return err
			},
			"pin":               func() error { return p.Account.VerifyEmail(ctx, visitor(shop.ID), mia, "000000") },
			"pin of a change":   func() error { _, err := p.Account.CommitEmailChange(ctx, me, "000000"); return err },
			"pin anew":          func() error { return p.Account.ResendVerifyEmailPin(ctx, visitor(shop.ID), mia) },
			"change of address": func() error { return p.Account.RequestEmailChange(ctx, me, "other@example.com", miaPassword) },
			"check":             func() error { _, err := p.Account.VerifyPassword(ctx, me, miaPassword); return err },
			"change":            func() error { return p.Account.ChangePassword(ctx, me, miaPassword, "eight slower kettles") },
			"second factor":     func() error { _, err := p.Identity.CreateTOTP(ctx, admin, adminPassword); return err },
		} {
			Expect(sentAway()).To(And(refuse(domain.RateLimited), MatchError(ContainSubstring("at once"))), what)
		}
		Expect(tries()).To(Equal(before))
	})

	Describe("of strangers", func() {
		var shop *settings.Store
		var me domain.Actor
		var admin domain.Actor
		BeforeEach(func(ctx SpecContext) {
			p = newPlatform(ctx)
			shop, _ = p.newStore(ctx, "one")
			_, me = p.signUp(ctx, shop.ID, mia)
			_, credential := p.logIn(ctx, adminEmail, adminPassword)
			admin = credential.WithoutStore()
			admin.From = fromHere
		})

		It("do not block an owner on a known network, a logged-in user or the holder of a mailed link", func(ctx SpecContext) {
			Expect(p.Account.ForgotPassword(ctx, visitor(shop.ID), mia)).To(Succeed())
			link := tokenInMail.FindString(p.mail(ctx, shop.ID, mia, letter.MailResetPassword).Text)
			begun := map[string]func() error{
				"login": func() error { return p.loginCustomer(ctx, shop.ID, mia, "not the password") },
				"login of an administrator": func() error {
					_, err := p.Identity.Login(ctx, identity.Credentials{Email: adminEmail, Password: adminPassword}, fromHere)
					return err
				},
				"pin":               func() error { return p.Account.VerifyEmail(ctx, visitor(shop.ID), mia, "000000") },
				"pin of a change":   func() error { _, err := p.Account.CommitEmailChange(ctx, me, "000000"); return err },
				"pin anew":          func() error { return p.Account.ResendVerifyEmailPin(ctx, visitor(shop.ID), mia) },
				"change of address": func() error { return p.Account.RequestEmailChange(ctx, me, "other@example.com", "not the password") },
				"check":             func() error { _, err := p.Account.VerifyPassword(ctx, me, miaPassword); return err },
				"second factor":     func() error { _, err := p.Identity.CreateTOTP(ctx, admin, adminPassword); return err },
				"link":              func() error { return p.Account.ResetPassword(ctx, visitor(shop.ID), link, "eight slower kettles") },
			}
			// An account has two slots in its lane.
			for _, group := range [][]string{{"login", "login of an administrator", "check"}, {"pin", "second factor", "pin of a change"}, {"pin anew", "change of address"}, {"link"}} {
				answers := crowd(ctx)
				stranger := visitor(shop.ID)
				stranger.From.Address = "203.0.113.5"
				_, err := p.Account.LoginCustomer(ctx, stranger, mia, miaPassword)
				Expect(err).To(And(refuse(domain.RateLimited), MatchError(ContainSubstring("at once"))))
				codes := make(chan string, len(group))
				for _, what := range group {
					go func() { codes <- what + ": " + string(domain.CodeOf(begun[what]())) }()
				}
				Eventually(func() int { _, waiting := p.Login.HashingQueue(); return waiting }).Should(Equal(20+len(group)), "%v", group)
				answers()
				for range group {
					Expect(<-codes).NotTo(Or(HaveSuffix(string(domain.RateLimited)), HaveSuffix(string(domain.Unavailable))))
				}
			}
		})

		It("let in 32 owners on known networks at once while strangers log in 100 times a second", Serial, func(ctx SpecContext) {
			DeferCleanup(storetest.HashAsTheProgram())
			owners := make([]func(context.Context) error, 32)
			for i := range owners {
				address := fmt.Sprintf("198.51.100.%d", i)
				if email := fmt.Sprintf("owner%d@example.com", i); i%8 == 0 {
					Expect(p.Identity.CreateFullAdmin(ctx, email, adminPassword)).To(Succeed())
					owners[i] = func(ctx context.Context) error {
						_, err := p.Identity.Login(ctx, identity.Credentials{Email: email, Password: adminPassword}, domain.Origin{Address: address})
						return err
					}
				} else {
					actor := visitor(shop.ID)
					actor.From.Address = address
					_, err := p.Account.SignUp(ctx, actor, customer.SignUp{Email: email, Password: miaPassword, Profile: customer.CustomerPatch{FirstName: ref("Mia"), LastName: ref("Keller")}})
					Expect(err).NotTo(HaveOccurred())
					owners[i] = func(ctx context.Context) error {
						_, err := p.Account.LoginCustomer(ctx, actor, email, miaPassword)
						return err
					}
				}
				Expect(owners[i](ctx)).To(Succeed()) // a success, so the owner's network is known
			}
			flood, end := context.WithCancel(ctx)
			var strangers sync.WaitGroup
			var sentAway, wrong atomic.Int64
			strangers.Go(func() {
				tick := time.NewTicker(10 * time.Millisecond)
				defer tick.Stop()
				for i := 0; flood.Err() == nil; i++ {
					<-tick.C
					strangers.Go(func() {
						_, err := p.Identity.Login(flood, identity.Credentials{Email: fmt.Sprintf("owner%d@example.com", i%32), Password: "some password"},
							domain.Origin{Address: fmt.Sprintf("2001:db8:%x:%x::1", i>>8, i&0xff)})
						switch domain.CodeOf(err) {
						case domain.RateLimited:
							sentAway.Add(1)
						case domain.InvalidCredentials:
							wrong.Add(1)
						default: // the end of the flood canceled the login
						}
					})
				}
			})
			Eventually(sentAway.Load).Should(BeNumerically(">", 20))
			took := make([]time.Duration, len(owners))
			refused := make([]error, len(owners))
			var known sync.WaitGroup
			for i, login := range owners {
				known.Go(func() {
					begun := time.Now()
					refused[i] = login(ctx)
					took[i] = time.Since(begun)
				})
			}
			known.Wait()
			end()
			strangers.Wait()
			Expect(refused).To(HaveEach(BeNil()))
			slices.Sort(took)
			AddReportEntry("owners in", fmt.Sprintf("32 of 32, median %s, last %s; strangers: %d wrong, %d sent away", took[15], took[31], wrong.Load(), sentAway.Load()))
		})
	})
})

// fillHashing fills every hashing lane with callers that wait until release is called.
func fillHashing(p *platform) (release func()) {
	GinkgoHelper()
	letGo := storetest.HoldHashing()
	ctx, leave := context.WithCancel(context.Background())
	var all sync.WaitGroup
	fill := func(n int, who func(i int) login.Hasher) {
		_, before := p.Login.HashingQueue()
		for i := range n {
			all.Go(func() { _, _ = p.Login.HashPassword(ctx, who(i), "some password") })
		}
		Eventually(func() int { _, waiting := p.Login.HashingQueue(); return waiting }).Should(Equal(before + n))
	}
	slots := p.Login.HashesAtOnce()
	for range slots {
		all.Go(func() { _, _ = p.Login.HashPassword(ctx, login.Stranger, "some password") })
	}
	Eventually(func() int { now, _ := p.Login.HashingQueue(); return now }).Should(Equal(slots))
	fill(20, func(int) login.Hasher { return login.Stranger })
	fill(60, func(i int) login.Hasher {
		return login.LoggedIn(domain.Actor{Kind: domain.ActorCustomer, AccountID: int64(1_000_000 + i)})
	})
	fill(60, func(i int) login.Hasher {
		return login.LoggedIn(domain.Actor{Kind: domain.ActorAdmin, ID: int64(1_000_000 + i)})
	})
	return func() {
		leave()
		letGo()
		all.Wait()
	}
}
