package domain

import "strings"

// Currency is an ISO 4217 code. Money is stored and shown with exactly the currency's
// minor digits.
type Currency string

// minorDigits lists the currencies of ISO 4217 (list one, 2026-01-01) that do not have
// two minor digits.
var minorDigits = map[Currency]int{
	"BIF": 0, "CLP": 0, "DJF": 0, "GNF": 0, "ISK": 0, "JPY": 0, "KMF": 0, "KRW": 0, "PYG": 0, "RWF": 0, "UGX": 0,
	"VND": 0, "VUV": 0, "XAF": 0, "XOF": 0, "XPF": 0,
	"BHD": 3, "IQD": 3, "JOD": 3, "KWD": 3, "LYD": 3, "OMR": 3, "TND": 3,
}

const currencies = ` AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY
 COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR
 ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR
 MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN
 SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG `

// Currencies lists every currency that a store may sell in, sorted by code.
func Currencies() []Currency {
	var all []Currency
	for _, code := range strings.Fields(currencies) {
		all = append(all, Currency(code))
	}
	return all
}

var knownCurrencies = func() map[Currency]bool {
	known := map[Currency]bool{}
	for _, c := range Currencies() {
		known[c] = true
	}
	return known
}()

// Known reports whether a store may sell in the currency.
func (c Currency) Known() bool { return knownCurrencies[c] }

// Digits returns the number of digits after the point.
func (c Currency) Digits() int {
	if d, ok := minorDigits[c]; ok {
		return d
	}
	return 2
}

// Format formats an amount as the API does, with the currency's digits, rounded half up.
func (c Currency) Format(a Amount) string { return a.Fixed(c.Digits()) }

// Fits reports whether the currency has enough digits for the exact amount.
func (c Currency) Fits(a Amount) bool {
	_, ok := a.Units(c.Digits())
	return ok
}

// symbols lists the currency symbols that no or few other currencies use.
var symbols = map[Currency]string{
	"AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "CRC": "₡", "CZK": "Kč", "DKK": "kr", "EUR": "€", "GBP": "£", "GEL": "₾", "GHS": "GH₵", "HKD": "HK$",
	"HUF": "Ft", "ILS": "₪", "INR": "₹", "ISK": "kr", "JPY": "¥", "KRW": "₩", "KZT": "₸", "MNT": "₮", "MXN": "MX$", "NGN": "₦", "NOK": "kr", "NZD": "NZ$",
	"PHP": "₱", "PLN": "zł", "PYG": "₲", "RON": "lei", "SEK": "kr", "THB": "฿", "TRY": "₺", "TWD": "NT$", "UAH": "₴", "USD": "$", "VND": "₫", "XAF": "FCFA", "XOF": "F CFA", "ZAR": "R",
}

// Symbol returns the currency's symbol, or its code if symbols lists none.
func (c Currency) Symbol() string {
	if s, ok := symbols[c]; ok {
		return s
	}
	return string(c)
}
