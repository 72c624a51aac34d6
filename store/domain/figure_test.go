package domain_test

import (
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = DescribeTable("A price is formatted", func(language, currency, amount, want string) {
	Expect(domain.Currency(currency).Price(language, domain.MustAmount(amount))).To(Equal(want))
},
	Entry("in English", "en-GB", "GBP", "-1234.5", "-£1,234.50"),
	Entry("in English, with a currency code", "en", "CHF", "18.49", "CHF\u00a018.49"),
	Entry("in German", "de", "EUR", "1234.5", "1.234,50\u00a0€"),
	Entry("in French", "fr-CA", "CAD", "12345.5", "12\u00a0345,50\u00a0CA$"),
	Entry("in Spanish", "es", "EUR", "1234.5", "1234,50\u00a0€"),
	Entry("in Italian", "it", "JPY", "12345", "12.345\u00a0¥"),
	Entry("in Arabic", "ar", "USD", "1234.5", "1,234.50\u00a0$"),
	Entry("in Arabic, for a negative amount", "AR", "EUR", "-9.8", "\u200e-9.80\u00a0€"),
	Entry("in a default style if the language has none", "nl", "EUR", "1234.5", "€1,234.50"))
