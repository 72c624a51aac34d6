package apitest_test

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

// The functions below are hostile or broken receivers. Each works on the bare connection; the channel stopped is closed
// when the spec ends.

type misdeed func(c net.Conn, stopped <-chan struct{})

// peer starts a listener that treats every connection the same way, and returns its address.
func peer(do misdeed, secure *tls.Config) string {
	GinkgoHelper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	Expect(err).NotTo(HaveOccurred())
	stopped := make(chan struct{})
	var connections sync.WaitGroup
	connections.Go(func() {
		for {
			c, err := listener.Accept()
			if err != nil {
				return
			}
			if secure != nil {
				c = tls.Server(c, secure)
			}
			connections.Go(func() {
				defer c.Close()
				go func() { <-stopped; _ = c.Close() }()
				do(c, stopped)
			})
		}
	})
	DeferCleanup(func() {
		close(stopped)
		_ = listener.Close()
		connections.Wait()
	})
	return listener.Addr().String()
}

// heard reads one request with its body; false means that no complete request arrived.
func heard(c net.Conn) bool {
	req, err := http.ReadRequest(bufio.NewReader(c))
	if err != nil {
		return false
	}
	_, err = io.Copy(io.Discard, req.Body)
	return err == nil
}

// says responds with text and closes the connection.
func says(text string) misdeed {
	return func(c net.Conn, _ <-chan struct{}) {
		if heard(c) {
			_, _ = io.WriteString(c, text)
		}
	}
}

// drips responds with begin, and then sends one byte per second.
func drips(begin string) misdeed {
	return func(c net.Conn, stopped <-chan struct{}) {
		if !heard(c) {
			return
		}
		_, err := io.WriteString(c, begin)
		for err == nil {
			select {
			case <-stopped:
				return
			case <-time.After(time.Second):
			}
			_, err = io.WriteString(c, "x")
		}
	}
}

// pours responds with begin, and then sends block repeatedly until the connection is closed.
func pours(begin, block string) misdeed {
	return func(c net.Conn, _ <-chan struct{}) {
		if !heard(c) {
			return
		}
		_, err := io.WriteString(c, begin)
		for err == nil {
			_, err = io.WriteString(c, block)
		}
	}
}

// holds accepts the connection and never responds.
func holds(c net.Conn, stopped <-chan struct{}) {
	_, _ = io.Copy(io.Discard, c)
	<-stopped
}

// interrupts responds once it has read the headers, leaves the body unread, and keeps the connection open.
func interrupts(c net.Conn, stopped <-chan struct{}) {
	if _, err := http.ReadRequest(bufio.NewReaderSize(c, 16)); err == nil {
		_, _ = io.WriteString(c, "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nearly")
		<-stopped
	}
}

// resets resets its connection in the middle of the response.
func resets(c net.Conn, _ <-chan struct{}) {
	if !heard(c) {
		return
	}
	_, _ = io.WriteString(c, "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nhalf an answer")
	time.Sleep(20 * time.Millisecond) // time for the first bytes to arrive
	_ = c.(*net.TCPConn).SetLinger(0)
}

// bomb returns a compressed response that unpacks to a gibibyte.
func bomb() string {
	GinkgoHelper()
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	_, err := io.CopyN(z, endless{}, 1<<30)
	Expect(err).NotTo(HaveOccurred())
	Expect(z.Close()).To(Succeed())
	return fmt.Sprintf("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: %d\r\n\r\n%s", packed.Len(), packed.String())
}

type endless struct{}

func (endless) Read(p []byte) (int, error) { clear(p); return len(p), nil }

// authority is a certificate authority for a spec.
type authority struct {
	certificate *x509.Certificate
	key         *ecdsa.PrivateKey
}

func newAuthority() *authority {
	GinkgoHelper()
	a := &authority{certificate: &x509.Certificate{
		SerialNumber: big.NewInt(1), Subject: pkix.Name{CommonName: "spec"}, NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
		IsCA: true, BasicConstraintsValid: true, KeyUsage: x509.KeyUsageCertSign,
	}}
	var err error
	a.key, err = ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	Expect(err).NotTo(HaveOccurred())
	raw, err := x509.CreateCertificate(rand.Reader, a.certificate, a.certificate, &a.key.PublicKey, a.key)
	Expect(err).NotTo(HaveOccurred())
	a.certificate, err = x509.ParseCertificate(raw)
	Expect(err).NotTo(HaveOccurred())
	return a
}

func (a *authority) file() []byte {
	return pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: a.certificate.Raw})
}

// issue returns the TLS configuration of a server with a certificate from the authority. The function change may make
// the certificate invalid.
func (a *authority) issue(change func(*x509.Certificate)) *tls.Config {
	GinkgoHelper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	Expect(err).NotTo(HaveOccurred())
	c := &x509.Certificate{SerialNumber: big.NewInt(2), NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth}}
	change(c)
	raw, err := x509.CreateCertificate(rand.Reader, c, a.certificate, &key.PublicKey, a.key)
	Expect(err).NotTo(HaveOccurred())
	return &tls.Config{Certificates: []tls.Certificate{{Certificate: [][]byte{raw}, PrivateKey: key}}}
}

// plenty is an oversized header, longer than any real header.
var plenty = "X-Filler: " + strings.Repeat("a", 4000) + "\r\n"
