package store

import (
	"strings"

	"github.com/storeplatform/storeplatform/store/domain"
)

// CartHandle names a guest's cart to an assistant: sealed, so that nobody can guess one,
// for the place where it is used, such as "cart", and for one store. It is not the cart's
// token: whoever has it reaches the cart by the tools of assistants only, and cannot pay
// for it, nor read the order that it becomes.
func (s *Service) CartHandle(place string, storeID int64, token string) string {
	return s.keys.Seal(handlePlace(place, storeID), []byte(token))
}

// CartOfHandle is the way back from CartHandle: NotFound for what is none of that place
// and store.
func (s *Service) CartOfHandle(place string, storeID int64, handle string) (token string, err error) {
	if strings.ContainsAny(handle, "\r\n") { // which base64 would skip: each handle is written in one way
		return "", domain.Missing(place)
	}
	plain, err := s.keys.Open(handlePlace(place, storeID), handle)
	if err != nil {
		return "", domain.Missing(place)
	}
	return string(plain), nil
}

func handlePlace(place string, storeID int64) string {
	return "assistant/" + domain.Itoa(storeID) + "/" + place
}
