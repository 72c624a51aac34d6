package view

import (
	"github.com/storeplatform/storeplatform/gen/common"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// Language converts a language in which texts can be written.
func Language(l domain.Language) common.Language {
	direction := common.LanguageDirectionLTR
	if l.RightToLeft {
		direction = common.LanguageDirectionRTL
	}
	return common.Language{LanguageCode: l.Code, Name: l.Name, NativeName: l.NativeName, Direction: direction}
}

// StoreAnalytics converts the ids of the analytics services that a storefront loads.
func StoreAnalytics(s settings.Settings) common.StoreAnalytics {
	return common.StoreAnalytics{
		GoogleMeasurementID: Or(s.Analytics["googleMeasurementId"]), MetaPixelID: Or(s.Analytics["metaPixelId"]),
		MatomoURL: Or(s.Analytics["matomoUrl"]), MatomoSiteID: Or(s.Analytics["matomoSiteId"]),
	}
}
