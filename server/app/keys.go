package app

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/repo"
)

func keysFile(c config.Config) string { return filepath.Join(c.DataDir, "encryption-keys") }

// keysSource names the source of the encryption keys: the setting, or else the file in the data folder of an embedded
// database.
func keysSource(c config.Config) string {
	if c.EncryptionKeys == "" && c.Embedded() {
		return keysFile(c)
	}
	return "ENCRYPTION_KEYS"
}

// Keyring reads the encryption keys. Its error names the source of the keys, and is os.ErrNotExist if the file is
// missing.
func Keyring(c config.Config) (*domain.Keyring, error) {
	text := c.EncryptionKeys
	if source := keysSource(c); source == keysFile(c) {
		raw, err := os.ReadFile(source)
		if err != nil {
			return nil, err
		}
		text = string(raw)
	}
	keys, err := domain.NewKeyring(text)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", keysSource(c), err)
	}
	return keys, nil
}

// provenKeys reads the encryption keys and checks that they belong to the database. The first start with an embedded
// database creates the file of keys.
func provenKeys(ctx context.Context, c config.Config, db *repo.DB) (*domain.Keyring, error) {
	keys, err := Keyring(c)
	if errors.Is(err, os.ErrNotExist) {
		keys, err = firstKey(ctx, c, db)
	}
	if err != nil {
		return nil, err
	}
	if err := db.ProveKeys(ctx, keys); err != nil {
		return nil, fmt.Errorf("%s: %w", keysSource(c), err)
	}
	return keys, nil
}

// firstKey creates the file of keys, unless a key was already used with the database.
func firstKey(ctx context.Context, c config.Config, db *repo.DB) (*domain.Keyring, error) {
	used, err := db.EncryptionKeys(ctx)
	if err != nil {
		return nil, err
	}
	if len(used) > 0 {
		return nil, fmt.Errorf("%s: the file is missing, and key %s encrypted data of this database: put the file back", keysFile(c), strings.Join(used, ", "))
	}
	if err := writeWhole(keysFile(c), []byte(domain.NewKey("k1"))); err != nil {
		return nil, err
	}
	return Keyring(c)
}
