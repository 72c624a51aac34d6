package btcpay_test

import (
	"testing"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

func TestBTCPay(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "btcpay")
}
