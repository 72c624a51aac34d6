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

// SandboxPage is where a customer consents to a payment, or does not: GET
// ?key= shows the question, and POST takes the answer (key, consent=yes or no).
func SandboxPage(s *Sandbox) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, req *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Set("Content-Security-Policy", "default-src 'none'; form-action 'self'; frame-ancestors 'none'")
		form, err := readForm(w, req)
		if err != nil {
			w.WriteHeader(http.StatusBadRequest)
			_ = consentTemplate.Execute(w, consentPage{Problem: "The request cannot be read: " + err.Error() + "."})
			return
		}
		page := consentPage{Key: form.Get("key")}
		switch req.Method {
		case http.MethodGet:
		case http.MethodPost:
			page.Answered = true
			switch err := s.Authenticate(req.Context(), page.Key, form.Get("consent") == "yes"); {
			case domain.CodeOf(err) == domain.NotFound:
				w.WriteHeader(http.StatusNotFound)
				page.Problem = "There is no such payment."
			case err != nil:
				w.WriteHeader(http.StatusServiceUnavailable)
				page.Problem = "The sandbox cannot be reached. Please try again."
			}
		default:
			w.WriteHeader(http.StatusMethodNotAllowed)
			return
		}
		_ = consentTemplate.Execute(w, page)
	})
}

// readForm reads the values of a query and of a form, or says what is wrong with
// them: the usual ways leave out what they cannot read.
func readForm(w http.ResponseWriter, req *http.Request) (url.Values, error) {
	req.Body = http.MaxBytesReader(w, req.Body, largestBody)
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

type consentPage struct {
	Key      string
	Answered bool
	Problem  string
}

var consentTemplate = template.Must(template.New("consent").Parse(`<!DOCTYPE html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Payment sandbox</title>
<h1>Payment sandbox</h1>
{{if .Problem}}<p>{{.Problem}}</p>{{else if .Answered}}<p>Thank you. You can close this page.</p>{{else -}}
<p>Your bank would ask now: do you want to make the payment <b>{{.Key}}</b>?</p>
<form method="post"><input type="hidden" name="key" value="{{.Key}}">
<button name="consent" value="yes">Yes, pay</button> <button name="consent" value="no">No</button></form>{{end}}
</html>
`))
