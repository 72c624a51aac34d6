package egress_test

import (
	"io"
	"log"
	"testing"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

func TestEgress(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "egress")
}

// quiet is for servers that are meant to see broken handshakes.
var quiet = log.New(io.Discard, "", 0)
