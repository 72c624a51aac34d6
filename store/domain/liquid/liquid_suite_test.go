package liquid_test

import (
	"testing"

	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain/liquid"
)

func TestLiquid(t *testing.T) {
	RegisterFailHandler(Fail)
	RunSpecs(t, "store/domain/liquid")
}

// rendered parses the template and renders it with data.
func rendered(source string, data liquid.Map, form liquid.Form) (string, error) {
	t, err := liquid.Parse(source, form)
	if err != nil {
		return "", err
	}
	return t.Render(data, liquid.Usual)
}
