package ordering

import (
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// CartHandle returns the handle by which an assistant names a guest's cart. It is the cart's
// token, encrypted for one store and for the place that uses it, such as "cart", so handles
// cannot be guessed. Unlike the token, a handle reaches the cart through assistants' tools only.
// It cannot pay for the cart or read the cart's order.
func (s *Service) CartHandle(place string, storeID int64, token string) string {
	return s.Keys.Seal(handlePlace(place, storeID), []byte(token))
}

// CartOfHandle returns the token in a handle that CartHandle returned. is reports whether the
// handle is valid for the place and store; ignore token if it is false.
func (s *Service) CartOfHandle(place string, storeID int64, handle string) (token string, is bool) {
	plain, err := s.Keys.Open(handlePlace(place, storeID), handle)
	// base64 ignores line breaks, but a handle has only one valid spelling.
	return string(plain), err == nil && !strings.ContainsAny(handle, "\r\n")
}

func handlePlace(place string, storeID int64) string {
	return "assistant/" + domain.Itoa(storeID) + "/" + place
}
