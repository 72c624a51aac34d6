package moving_test

import (
	"testing"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"
)

func TestMoving(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "store/domain/moving")
}
