package egress_test

import (
	"context"
	"net"
	"net/netip"
	"strings"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
	"golang.org/x/net/dns/dnsmessage"
)

// names is a name server whose answers a spec sets. An answer contains one or more addresses, separated by
// spaces. Each lookup of a name gets the next answer of that name, and lookups after the last answer get the last
// answer again. A name without answers does not exist.
type names struct {
	*net.Resolver
	mu      sync.Mutex
	answers map[string][]string
}

func serveNames(answers map[string][]string) *names {
	socket, err := net.ListenPacket("udp", "127.0.0.1:0")
	Expect(err).NotTo(HaveOccurred())
	DeferCleanup(socket.Close)
	n := &names{answers: answers, Resolver: &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "udp", socket.LocalAddr().String())
	}}}
	go func() {
		packet := make([]byte, 1500)
		for {
			size, from, err := socket.ReadFrom(packet)
			if err != nil {
				return
			}
			if reply := n.reply(packet[:size]); reply != nil {
				_, _ = socket.WriteTo(reply, from)
			}
		}
	}()
	return n
}

// next returns the answer to one lookup. A lookup asks for both kinds of addresses, so only a question for IPv4
// addresses advances to the next answer.
func (n *names) next(question dnsmessage.Question) (addresses []netip.Addr, found bool) {
	n.mu.Lock()
	defer n.mu.Unlock()
	name := strings.TrimSuffix(question.Name.String(), ".")
	answers := n.answers[name]
	if len(answers) == 0 {
		return nil, false
	}
	for _, text := range strings.Fields(answers[0]) {
		if ip := netip.MustParseAddr(text); ip.Is4() == (question.Type == dnsmessage.TypeA) {
			addresses = append(addresses, ip)
		}
	}
	if question.Type == dnsmessage.TypeA && len(answers) > 1 {
		n.answers[name] = answers[1:]
	}
	return addresses, true
}

func (n *names) reply(packet []byte) []byte {
	var m dnsmessage.Message
	if m.Unpack(packet) != nil || len(m.Questions) != 1 {
		return nil
	}
	q := m.Questions[0]
	m.Header = dnsmessage.Header{ID: m.ID, Response: true, Authoritative: true, RecursionAvailable: true}
	m.Additionals = nil
	addresses, found := n.next(q)
	if !found {
		m.RCode = dnsmessage.RCodeNameError
	}
	header := dnsmessage.ResourceHeader{Name: q.Name, Class: q.Class, TTL: uint32(time.Minute.Seconds())}
	for _, ip := range addresses {
		var body dnsmessage.ResourceBody = &dnsmessage.AAAAResource{AAAA: ip.As16()}
		if ip.Is4() {
			body = &dnsmessage.AResource{A: ip.As4()}
		}
		m.Answers = append(m.Answers, dnsmessage.Resource{Header: header, Body: body})
	}
	reply, err := m.Pack()
	if err != nil {
		return nil
	}
	return reply
}
