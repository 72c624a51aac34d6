package ucp

import (
	"fmt"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

var _ = Describe("The limits for fetching profiles", func() {
	now := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC)
	of := func(host string) string { return siteOf("https://" + host + "/agent.json") }

	It("treat a registered domain and all its subdomains as one site", func() {
		for _, same := range []string{"a.evil.example", "b.c.evil.example", "EVIL.example.", "evil.example:8443"} {
			Expect(of(same)).To(Equal("evil.example"), same)
		}
		Expect(of("a.evil.co.uk")).To(Equal("evil.co.uk"))
		Expect(of("one.github.io")).NotTo(Equal(of("two.github.io")), "of two people")
		Expect(of("[2001:db8:1:2::3]")).To(Equal(of("[2001:db8:1:2:ffff::9]")))
		Expect(of("[2001:db8:1:2::3]")).NotTo(Equal(of("[2001:db8:1:3::3]")))
		Expect(of("[::ffff:203.0.113.7]")).To(Equal(of("203.0.113.7")))
		Expect(of("localhost")).To(Equal("localhost"))
	})

	It("prevent one site from using up concurrent fetches, fetches per minute, or memory", func() {
		s := newPlatforms(nil, func() time.Time { return now })
		refused := 0
		for i := range 1000 {
			if s.afford(now, fmt.Sprint("203.0.113.", i), of(fmt.Sprint("h", i, ".evil.example"))) != nil {
				refused++
			}
		}
		Expect(refused).To(Equal(1000 - mostOfASite))
		Expect(s.afford(now, "198.51.100.1", of("honest.example"))).To(Succeed())
		Expect(s.afford(now.Add(time.Minute), "198.51.100.1", of("evil.example"))).To(Succeed(), "the next minute")

		s = newPlatforms(nil, func() time.Time { return now })
		for i := range mostAtOnce {
			site := of(fmt.Sprint("h", i, ".evil.example"))
			if err := s.afford(now, fmt.Sprint(i), site); i < atOnceOfASite {
				Expect(err).NotTo(HaveOccurred())
				s.running[fmt.Sprint(i)] = &look{site: site}
			} else {
				Expect(err).To(MatchError(errTooMany))
			}
		}
		Expect(s.afford(now, "198.51.100.1", of("honest.example"))).To(Succeed())

		s.good.put(kept[*platform]{address: "https://honest.example/agent.json", until: now})
		for i := range 2 * mostKnown {
			address := fmt.Sprint("https://h", i, ".evil.example/agent.json")
			s.good.put(kept[*platform]{address: address, until: now})
			_, known := s.good.get(address)
			Expect(known).To(BeTrue(), "the newest is kept")
		}
		_, known := s.good.get("https://honest.example/agent.json")
		Expect(known).To(BeTrue())
		Expect(s.good.at).To(HaveLen(1 + knownOfASite))
	})
})
