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
	SetDefaultEventuallyTimeout(time.Minute) // how long a machine may be busy, not what is promised
	SetDefaultEventuallyPollingInterval(20 * time.Millisecond)
	RunSpecs(t, "egress")
}

// quiet is for servers that are meant to see broken handshakes.
var quiet = log.New(io.Discard, "", 0)
