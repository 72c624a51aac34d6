package domain_test

import (
	"strings"

	"github.com/nyaruka/phonenumbers"
	. "github.com/onsi/ginkgo/v2"
	. "github.com/onsi/gomega"

	"github.com/storeplatform/storeplatform/store/domain"
)

var _ = Describe("A phone number", func() {
	released := MatchRegexp(`^\+?[0-9][0-9 ()./-]{1,29}[0-9]$`)

	DescribeTable("is parsed in everyday notation", func(text, country, entered, e164, extension, shown string) {
		p, ok := domain.ReadPhone(text, country)
		Expect(ok).To(BeTrue())
		Expect(p).To(Equal(domain.Phone{Entered: entered, E164: e164, Extension: extension}))
		Expect(p.Released()).To(Equal(shown))
		Expect(p.Released()).To(released)
		again, ok := domain.ReadPhone(p.Entered, country)
		Expect(ok).To(BeTrue())
		Expect(again).To(Equal(p), "an object that is read and sent back is the same")
		var stored *string
		if e164 != "" {
			stored = &e164
		}
		Expect(domain.PhoneOf(entered, stored)).To(Equal(p))
	},
		Entry("from the United States", "(212) 555-0142", "US", "(212) 555-0142", "+12125550142", "", "+1 212-555-0142"),
		Entry("from the United States without a country", "(212) 555-0142", "", "(212) 555-0142", "", "", "212 555-0142"),
		Entry("with an extension", "212-555-0142 ext. 9", "US", "212-555-0142 ext. 9", "+12125550142", "9", "+1 212-555-0142"),
		Entry("with a short extension", "212-555-0142x12", "US", "212-555-0142x12", "+12125550142", "12", "+1 212-555-0142"),
		Entry("with a Russian extension", "+7 495 555-01-42 доб. 123", "", "+7 495 555-01-42 доб. 123", "+74955550142", "123", "+7 495 555-01-42"),
		Entry("with an extension and no country", "212-555-0142 #7", "", "212-555-0142 #7", "", "7", "212-555-0142"),
		Entry("with blanks", "\t+49 30 5550142\u00a0", "", "+49 30 5550142", "+49305550142", "", "+49 30 5550142"),
		Entry("with no-break spaces and hyphens", "212\u00a0555\u20110142", "US", "212 555-0142", "+12125550142", "", "212 555-0142"),
		Entry("with direction marks", "\u202a+49 30 5550142\u202c", "", "+49 30 5550142", "+49305550142", "", "+49 30 5550142"),
		Entry("from Germany", "030/5550142", "DE", "030/5550142", "+49305550142", "", "030/5550142"),
		Entry("with a zero in brackets", "+49 (0)30 5550142", "", "+49 (0)30 5550142", "+49305550142", "", "+49 (0)30 5550142"),
		Entry("in Arabic digits", "٠٥٠١٢٣٤٥٦٧", "SA", "٠٥٠١٢٣٤٥٦٧", "+966501234567", "", "+966 50 123 4567"),
		Entry("in full-width digits", "０３-１２３４-５６７８", "JP", "０３-１２３４-５６７８", "+81312345678", "", "+81 3-1234-5678"),
		Entry("from Italy, with its leading zero", "06 1234567", "IT", "06 1234567", "+39061234567", "", "06 1234567"),
		Entry("with an exit code", "0049 30 5550142", "DE", "0049 30 5550142", "+49305550142", "", "0049 30 5550142"),
		Entry("without an area code", "555-0142", "US", "555-0142", "", "", "555-0142"),
		Entry("for emergencies", "110", "DE", "110", "", "", "110"),
		Entry("with letters, as companies print it", "1-800-FLOWERS", "US", "1-800-FLOWERS", "+18003569377", "", "+1 800-356-9377"),
		Entry("with letters and brackets", "(800) GOT-MILK", "US", "(800) GOT-MILK", "+18004686455", "", "+1 800-468-6455"),
		Entry("from Mexico, with the former mobile prefix", "044 55 1234 5678", "MX", "044 55 1234 5678", "+525512345678", "", "044 55 1234 5678"),
		Entry("from Mexico, with the former long-distance prefix", "01 55 1234 5678", "MX", "01 55 1234 5678", "+525512345678", "", "01 55 1234 5678"),
		Entry("from Mexico, with the former digit 1 after the country code", "+52 1 55 1234 5678", "", "+52 1 55 1234 5678", "+525512345678", "", "+52 1 55 1234 5678"),
		Entry("from another country", "+33 1 99 00 12 34", "DE", "+33 1 99 00 12 34", "+33199001234", "", "+33 1 99 00 12 34"),
	)

	DescribeTable("is refused if the text is", func(text string) {
		_, ok := domain.ReadPhone(text, "US")
		Expect(ok).To(BeFalse())
	},
		Entry("a few words", "call me"), Entry("a number with a remark", "212 555 0142 home"), Entry("a toll-free number with a remark", "0800 home"), Entry("two digits", "12"), Entry("a name with digits", "Narnia 123456"), Entry("an address", "12 Main Street 5550142"),
		Entry("too many digits", "123456789012345678901"), Entry("markup", "<b>2125550142</b>"), Entry("two numbers", "2125550142 and 2125550143"), Entry("an empty string", ""),
		Entry("a text longer than the column", "2125550142 "+strings.Repeat("-", 50)),
	)

	It("is parsed like libphonenumber's own example number for every country", func() {
		for region := range phonenumbers.GetSupportedRegions() {
			example := phonenumbers.GetExampleNumber(region)
			Expect(example).NotTo(BeNil(), region)
			want := phonenumbers.Format(example, phonenumbers.E164)
			for _, form := range []phonenumbers.PhoneNumberFormat{phonenumbers.NATIONAL, phonenumbers.INTERNATIONAL, phonenumbers.E164} {
				text := phonenumbers.Format(example, form)
				p, ok := domain.ReadPhone(text, region)
				Expect(ok).To(BeTrue(), "%s %s", region, text)
				Expect(p.E164).To(Equal(want), "%s %s", region, text)
				Expect(p.Released()).To(released, "%s %s", region, text)
			}
		}
	})
})
