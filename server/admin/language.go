package admin

import (
	"context"

	api "github.com/storeplatform/storeplatform/gen/admin"
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/view"
)

// ListLanguages answers GET /admin/language/all.
func (h *Handlers) ListLanguages(context.Context, api.ListLanguagesRequestObject) (api.ListLanguagesResponseObject, error) {
	return api.ListLanguages200JSONResponse{Items: view.Each(domain.Languages(), func(l domain.Language) common.Language {
		direction := common.LanguageDirectionLTR
		if l.RightToLeft {
			direction = common.LanguageDirectionRTL
		}
		return common.Language{LanguageCode: l.Code, Name: l.Name, NativeName: l.NativeName, Direction: direction}
	})}, nil
}
