package webhooks_test

import (
	"context"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"sync"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"golang.org/x/net/dns/dnsmessage"

	"github.com/storeplatform/storeplatform/store/domain/webhook"
	"github.com/storeplatform/storeplatform/store/egress"
	"github.com/storeplatform/storeplatform/webhooks"
)

// rebinder is a name server that resolves every name to the same address. A spec can change this address
// between two queries.
type rebinder struct {
	mu      sync.Mutex
	address netip.Addr
	asked   int
}

func (r *rebinder) says(address string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.address = netip.MustParseAddr(address)
}

func (r *rebinder) questions() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.asked
}

// resolver returns a resolver that queries only r.
func (r *rebinder) resolver() *net.Resolver {
	GinkgoHelper()
	socket, err := net.ListenPacket("udp", "127.0.0.1:0")
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(socket.Close)
	go func() {
		packet := make([]byte, 1500)
		for {
			size, from, err := socket.ReadFrom(packet)
			if err != nil {
				return
			}
			var m dnsmessage.Message
			if m.Unpack(packet[:size]) != nil || len(m.Questions) != 1 {
				continue
			}
			q := m.Questions[0]
			m.Header, m.Additionals = dnsmessage.Header{ID: m.ID, Response: true, Authoritative: true, RecursionAvailable: true}, nil
			r.mu.Lock()
			if r.asked++; q.Type == dnsmessage.TypeA && r.address.Is4() {
				m.Answers = []dnsmessage.Resource{{Header: dnsmessage.ResourceHeader{Name: q.Name, Class: q.Class}, Body: &dnsmessage.AResource{A: r.address.As4()}}}
			} else if q.Type == dnsmessage.TypeAAAA && r.address.Is6() {
				m.Answers = []dnsmessage.Resource{{Header: dnsmessage.ResourceHeader{Name: q.Name, Class: q.Class}, Body: &dnsmessage.AAAAResource{AAAA: r.address.As16()}}}
			}
			r.mu.Unlock()
			if reply, err := m.Pack(); err == nil {
				_, _ = socket.WriteTo(reply, from)
			}
		}
	}()
	return &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "udp", socket.LocalAddr().String())
	}}
}

var _ = Describe("A host that resolves to another address after its check", func() {
	// rebound starts a receiver on loopback, and an endpoint whose name resolves to the address to only
	// after its registration.
	rebound := func(ctx context.Context, to string, allow ...netip.Prefix) (w *world, r *receiver, e *webhook.WebhookEndpoint, dns *rebinder) {
		GinkgoHelper()
		w, r, dns = newWorld(ctx), newReceiver(), &rebinder{}
		sender := webhooks.NewSender(egress.New(egress.Options{Resolver: dns.resolver(), Allow: allow}), w.Clock)
		_, port, err := net.SplitHostPort(r.Listener.Addr().String())
		Expect(err).NotTo(HaveOccurred())
		dns.says("93.184.216.34")
		Expect(sender.CheckURL(ctx, "http://hook.example/")).To(Succeed(), "as it was registered")
		dns.says(to)
		e = w.endpoint(ctx, "http://hook.example:"+port+"/")
		w.dispatch(ctx, func(o *webhooks.Options) { o.Sender = sender })
		return w, r, e, dns
	}

	DescribeTable("is blocked, with a reason that omits the address, if the new address is", func(ctx SpecContext, to string) {
		w, r, e, dns := rebound(ctx, to)
		w.record(ctx, event(1, 1))
		Eventually(func() int { return w.delivery(ctx, e).Attempts }).Should(Equal(1))
		a := w.delivery(ctx, e).AttemptLog[0]
		Expect(a.ErrorCode).To(Equal(webhook.ErrorBlocked))
		Expect(a.Error).To(ContainSubstring("not a public one"))
		Expect(a.Error).NotTo(ContainSubstring(strings.Trim(to, ":")))
		Expect(a.RemoteAddress).To(BeEmpty(), "nothing was dialed, and what a name resolves to inside is nobody's business")
		Expect(a.StatusCode).To(BeNil())
		Expect(dns.questions()).To(BeNumerically(">=", 2))
		Expect(r.Got()).To(BeEmpty())
		Expect(w.delivery(ctx, e).Status).To(Equal(webhook.DeliveryRetrying), "the name may come right again")
	},
		Entry("this machine's", "127.0.0.1"),
		Entry("this machine's, in IPv6", "::1"),
		Entry("this machine's, as IPv4 in IPv6", "::ffff:127.0.0.1"),
		Entry("a cloud's metadata service", "169.254.169.254"),
		Entry("in a private network", "10.0.0.1"),
	)

	It("is reached if private addresses are allowed, so only the check when dialing blocks it", func(ctx SpecContext) {
		w, r, _, _ := rebound(ctx, "127.0.0.1", loopback)
		w.record(ctx, event(1, 1))
		Eventually(r.Got).Should(HaveLen(1))
		Expect(r.Got()[0].Status).To(Equal(http.StatusNoContent))
	})
})
