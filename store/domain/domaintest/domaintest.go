// Package domaintest contains helpers that the specs of several packages of store/domain share.
package domaintest

import (
	"errors"

	"github.com/onsi/ginkgo/v2"
	"github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

// FieldsOf lists the pointers of the fields that an error refuses. It fails the spec if err is not a
// domain.Error.
func FieldsOf(err error) (pointers []string) {
	ginkgo.GinkgoHelper()
	e, ok := errors.AsType[*domain.Error](err)
	gomega.Expect(ok).To(gomega.BeTrue(), "%v", err)
	for _, f := range e.Fields {
		pointers = append(pointers, f.Pointer)
	}
	return pointers
}
