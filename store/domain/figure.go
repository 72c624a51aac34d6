package domain

import (
	"strings"
	"time"
)

// figures describes how people format amounts in a language.
type figures struct {
	thousands, point string
	least            int  // digits before the first separator; 5 means that 1234 has no separator
	before           bool // the symbol is before the number
}

// nbsp keeps a number and its symbol on one line.
const nbsp = "\u00a0"

// english is also the style of languages that figuresOf does not list.
var english = figures{",", ".", 4, true}

var figuresOf = map[string]figures{
	"en": english,
	"de": {".", ",", 4, false}, "fr": {nbsp, ",", 4, false}, "es": {".", ",", 5, false}, "it": {".", ",", 5, false},
	"ar": {",", ".", 4, false}, "he": {",", ".", 4, false},
}

// BaseLanguage returns the code of a language without its script and region, in lower case.
func BaseLanguage(language string) string {
	code, _, _ := strings.Cut(strings.ToLower(language), "-")
	return code
}

// RightToLeft reports whether a language is written from right to left.
func RightToLeft(language string) bool {
	switch BaseLanguage(language) {
	case "ar", "he", "fa", "ur", "yi":
		return true
	}
	return false
}

func styleOf(language string) figures {
	if f, ok := figuresOf[BaseLanguage(language)]; ok {
		return f
	}
	return english
}

// Grouped formats an amount with the currency's digits and with thousands separators in the
// language's style.
func (c Currency) Grouped(language string, a Amount) string {
	style := styleOf(language)
	text, negative := strings.CutPrefix(c.Format(a), "-")
	whole, fraction, _ := strings.Cut(text, ".")
	var out strings.Builder
	if negative {
		out.WriteString("-")
	}
	for i, digit := range whole {
		if i > 0 && (len(whole)-i)%3 == 0 && len(whole) >= style.least {
			out.WriteString(style.thousands)
		}
		out.WriteRune(digit)
	}
	if fraction != "" {
		out.WriteString(style.point + fraction)
	}
	return out.String()
}

// Decimal formats a number (not money) in the language's style.
func Decimal(language string, a Amount) string {
	return strings.Replace(a.Trimmed(), ".", styleOf(language).point, 1)
}

// Price formats an amount with the currency's symbol in the language's style: €18.49 in English,
// 18,49 € in German. In languages that are written from right to left, a mark keeps the minus
// before the number.
func (c Currency) Price(language string, a Amount) string {
	number, symbol := c.Grouped(language, a), c.Symbol()
	number, negative := strings.CutPrefix(number, "-")
	sign := ""
	switch {
	case negative && RightToLeft(language):
		sign = "\u200e-"
	case negative:
		sign = "-"
	}
	if !styleOf(language).before {
		return sign + number + nbsp + symbol
	}
	if symbol == string(c) { // a space separates a currency code from the number
		symbol += nbsp
	}
	return sign + symbol + number
}

// months lists the names of the months in the languages of the platform's mails.
var months = map[string]string{
	"de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
	"fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
	"es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
	"it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
	"ar": "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
}

// LongDate formats the day of a time with the month's name in the language's style. Languages missing
// from months use the English style: November 20, 2026.
func LongDate(language string, t time.Time) string {
	names := strings.Fields(months[BaseLanguage(language)])
	if len(names) == 0 {
		return t.Format("January 2, 2006")
	}
	day, month, year := t.Format("2"), names[t.Month()-1], t.Format("2006")
	switch BaseLanguage(language) {
	case "de":
		return day + ". " + month + " " + year
	case "es":
		return day + " de " + month + " de " + year
	case "fr":
		if day == "1" {
			day = "1er"
		}
	}
	return day + " " + month + " " + year
}

// PriceRun is a number of consecutive deliveries at one price.
type PriceRun struct {
	Count int
	Price Amount
}

// PriceRuns groups consecutive equal prices.
func PriceRuns(prices []Amount) (runs []PriceRun) {
	for _, p := range prices {
		if last := len(runs) - 1; last >= 0 && runs[last].Price.Equal(p) {
			runs[last].Count++
			continue
		}
		runs = append(runs, PriceRun{Count: 1, Price: p})
	}
	return runs
}

// EachPrice formats prices with the number of times that each occurs, such as "2 × 5.00 + 1 × 10.00".
func EachPrice(prices []Amount, format func(Amount) string) string {
	var parts []string
	for _, r := range PriceRuns(prices) {
		parts = append(parts, Itoa(r.Count)+" × "+format(r.Price))
	}
	return strings.Join(parts, " + ")
}
