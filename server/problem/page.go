package problem

import (
	"bytes"
	_ "embed"
	"html/template"
	"net/http"
	"strconv"
	"strings"

	"github.com/labstack/echo/v4"
)

// words holds the texts of an error page in one language.
type words struct{ Missing, Look, Failed, Retry, Number string }

// languages holds the texts of error pages by language code.
var languages = map[string]words{
	"en": {"This page does not exist", "Check the address, or go back to the page that you came from.", "This page cannot be shown", "Try again in a moment.", "Request"},
	"de": {"Diese Seite gibt es nicht", "Prüfen Sie die Adresse, oder gehen Sie zurück zur vorigen Seite.", "Diese Seite kann nicht angezeigt werden", "Versuchen Sie es gleich noch einmal.", "Anfrage"},
	"fr": {"Cette page n’existe pas", "Vérifiez l’adresse ou revenez à la page précédente.", "Cette page ne peut pas être affichée", "Réessayez dans un instant.", "Requête"},
	"es": {"Esta página no existe", "Compruebe la dirección o vuelva a la página anterior.", "Esta página no se puede mostrar", "Inténtelo de nuevo en un momento.", "Solicitud"},
	"it": {"Questa pagina non esiste", "Controlli l’indirizzo o torni alla pagina precedente.", "Questa pagina non può essere mostrata", "Riprovi tra un momento.", "Richiesta"},
	"ar": {"هذه الصفحة غير موجودة", "تحقق من العنوان، أو ارجع إلى الصفحة السابقة.", "لا يمكن عرض هذه الصفحة", "حاول مرة أخرى بعد قليل.", "الطلب"},
}

//go:embed page.html
var pageText string

var pageTemplate = template.Must(template.New("page").Parse(pageText))

// pagePolicy allows only the style of the page.
const pagePolicy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

const storeLanguageKey = "storeLanguage"

// InStore sets the default language of the store whose page is requested. An error page then is in the
// buyer's language, or else in this language. Without a store, error pages are in English.
func InStore(c echo.Context, language string) { c.Set(storeLanguageKey, language) }

// pageLanguage returns the language of the error page for a request.
func pageLanguage(c echo.Context) string {
	language, ok := c.Get(storeLanguageKey).(string)
	if !ok {
		return "en"
	}
	best, weight := "", 0.0
	for _, part := range strings.Split(c.Request().Header.Get("Accept-Language"), ",") {
		tag, q := weighted(part)
		if code := base(tag); q > weight && languages[code] != (words{}) {
			best, weight = code, q
		}
	}
	switch {
	case best != "":
		return best
	case languages[base(language)] != (words{}):
		return base(language)
	default:
		return "en"
	}
}

// base returns the first part of a language tag, which is ASCII.
func base(tag string) string {
	code, _, _ := strings.Cut(tag, "-")
	return strings.ToLower(code)
}

// weighted splits an element of an Accept header (RFC 9110, section 12.4.2). An invalid weight counts as 0.
func weighted(element string) (value string, q float64) {
	value, parameters, _ := strings.Cut(element, ";")
	for _, parameter := range strings.Split(parameters, ";") {
		if text, ok := strings.CutPrefix(strings.TrimSpace(parameter), "q="); ok {
			q, _ = strconv.ParseFloat(text, 64) // 0 if the weight is invalid
			return strings.TrimSpace(value), q
		}
	}
	return strings.TrimSpace(value), 1
}

// wantsPage reports whether a browser requests a page: browsers accept text/html explicitly, and programs do
// not.
func wantsPage(r *http.Request) bool {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		return false
	}
	for _, header := range r.Header.Values(echo.HeaderAccept) {
		for _, element := range strings.Split(header, ",") {
			if kind, q := weighted(element); q > 0 && strings.EqualFold(kind, echo.MIMETextHTML) {
				return true
			}
		}
	}
	return false
}

// page returns the HTML page of an error.
func page(c echo.Context, status int, requestID string) ([]byte, error) {
	language := pageLanguage(c)
	texts := languages[language]
	title, advice := texts.Failed, texts.Retry
	if status == http.StatusNotFound {
		title, advice, requestID = texts.Missing, texts.Look, ""
	}
	_, inStore := c.Get(storeLanguageKey).(string)
	direction := "ltr"
	if language == "ar" {
		direction = "rtl"
	}
	var out bytes.Buffer
	err := pageTemplate.Execute(&out, map[string]any{
		"Language": language, "Direction": direction, "Title": title, "Advice": advice, "Number": texts.Number, "RequestID": requestID,
		"Root": "./" + strings.Repeat("../", max(0, strings.Count(c.Request().URL.EscapedPath(), "/")-1)), "Home": !inStore,
	})
	return out.Bytes(), err
}
