package ordering

import (
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// CartHandle names a guest's cart to an assistant: sealed, so that nobody can guess one,
// for the place where it is used, such as "cart", and for one store. It is not the cart's
// token: whoever has it reaches the cart by the tools of assistants only, and cannot pay
// for it, nor read the order that it becomes.
func (s *Service) CartHandle(place string, storeID int64, token string) string {
	return s.Keys.Seal(handlePlace(place, storeID), []byte(token))
}

// CartOfHandle is the way back from CartHandle; false for what is none of that place and
// store.
func (s *Service) CartOfHandle(place string, storeID int64, handle string) (token string, is bool) {
	plain, err := s.Keys.Open(handlePlace(place, storeID), handle)
	return string(plain), err == nil && !strings.ContainsAny(handle, "\r\n") // which base64 skips: a handle is written in one way
}

func handlePlace(place string, storeID int64) string {
	return "assistant/" + domain.Itoa(storeID) + "/" + place
}
