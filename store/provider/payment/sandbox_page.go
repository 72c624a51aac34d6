package payment

import (
	"errors"
	"html/template"
	"net/http"
	"net/url"
	"strings"
	"unicode/utf8"

	"github.com/storeplatform/storeplatform/store/domain"
)

// SandboxPage serves the page on which a customer consents to a payment or refuses it. GET ?key= shows
// the form, POST submits it (key, consent=yes or no). The key comes from the payment's link. On the page
// of a link payment, consent=yes pays the whole amount, and consent=no lets the link expire. There, half
// pays half of the amount, and over pays one and a half times the amount.
func SandboxPage(s *Sandbox) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Set("Content-Security-Policy", "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
		w.Header().Set("Referrer-Policy", "no-referrer")
		w.Header().Set("Cache-Control", "no-store")
		if req.Method != http.MethodGet && req.Method != http.MethodPost {
			w.WriteHeader(http.StatusMethodNotAllowed)
			return
		}
		form, err := readForm(w, req, largestForm)
		if err != nil {
			w.WriteHeader(http.StatusBadRequest)
			_ = consentTemplate.Execute(w, consentPage{Problem: "The request cannot be read: " + err.Error() + "."})
			return
		}
		page := consentPage{Key: form.Get("key"), Answered: req.Method == http.MethodPost}
		key, call, err := s.linked(req.Context(), page.Key)
		if err == nil && page.Answered {
			if call.Link {
				err = s.PayLink(req.Context(), key, LinkPayment(form.Get("consent")))
			} else {
				err = s.Authenticate(req.Context(), key, form.Get("consent") == "yes")
			}
		}
		switch {
		case err == nil:
			page.Back, page.Link, page.Amount = call.ReturnURL, call.Link, call.Currency.Format(call.Amount)+" "+string(call.Currency)
		case errors.Is(err, errLink):
			w.WriteHeader(http.StatusBadRequest)
			page.Problem = "This is not a link of ours."
		case domain.CodeOf(err) == domain.NotFound:
			w.WriteHeader(http.StatusNotFound)
			page.Problem = "There is no such payment."
		default:
			w.WriteHeader(http.StatusServiceUnavailable)
			page.Problem = "The sandbox cannot be reached. Please try again."
		}
		_ = consentTemplate.Execute(w, page)
	})
}

// readForm parses the values of the query and the form. It returns an error for values that are not valid
// text, which net/http would drop.
func readForm(w http.ResponseWriter, req *http.Request, most int64) (url.Values, error) {
	req.Body = http.MaxBytesReader(w, req.Body, most)
	if err := req.ParseForm(); err != nil {
		return nil, errors.New("a value is not encoded as it should be, or there is too much")
	}
	for name, values := range req.Form {
		for _, text := range append(values, name) {
			if !utf8.ValidString(text) || strings.ContainsRune(text, 0) {
				return nil, errors.New("a value is not text")
			}
		}
	}
	return req.Form, nil
}

// largestForm is the maximum size of a form, in bytes.
const largestForm = 4 << 10

type consentPage struct {
	Key      string // the key in the link
	Amount   string
	Link     bool
	Answered bool
	Back     string // address to which the customer returns after submitting the form; empty means none
	Problem  string
}

var consentTemplate = template.Must(template.New("consent").Parse(`<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Payment sandbox</title>
{{if and .Answered .Back (not .Problem)}}<meta http-equiv="refresh" content="0;url={{.Back}}">{{end}}
<h1>Payment sandbox</h1>
{{if .Problem}}<p>{{.Problem}}</p>{{else if .Answered}}<p>Thank you. {{with .Back}}<a href="{{.}}">Back to the shop</a>{{else}}You can close this page.{{end}}</p>{{else if .Link -}}
<p>Pay <b>{{.Amount}}</b> with coins that are worth nothing.</p>
<form method="post"><input type="hidden" name="key" value="{{.Key}}">
<button name="consent" value="yes">Pay</button> <button name="consent" value="half">Pay a half</button>
<button name="consent" value="over">Pay a half too much</button> <button name="consent" value="no">Let the time run out</button></form>{{else -}}
<p>Your bank would ask now: do you want to pay <b>{{.Amount}}</b>?</p>
<form method="post"><input type="hidden" name="key" value="{{.Key}}">
<button name="consent" value="yes">Yes, pay</button> <button name="consent" value="no">No</button></form>{{end}}
</html>
`))
