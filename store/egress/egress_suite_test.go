package egress_test

import (
	"io"
	"log"
	"testing"
	"time"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

func TestEgress(t *testing.T) {
	RegisterFailHandler(Fail)
	SetDefaultEventuallyTimeout(time.Minute) // a busy machine may take this long; the service guarantees no such time
	SetDefaultEventuallyPollingInterval(20 * time.Millisecond)
	RunSpecs(t, "egress")
}

// quiet is the log of servers whose TLS handshakes are expected to fail.
var quiet = log.New(io.Discard, "", 0)
