package repo

import (
	"gorm.io/gorm"

	"github.com/storeplatform/storeplatform/store/domain/settings"
)

// settingsOf reads the store's settings in the transaction of g.
func settingsOf(g *gorm.DB) (settings.Settings, error) {
	var store settings.Store
	err := g.Select("settings").Take(&store).Error
	return store.Settings, err
}
