package app

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"

	"github.com/storeplatform/storeplatform/store/domain/letter"

	"github.com/storeplatform/storeplatform/server/config"
	"github.com/storeplatform/storeplatform/store"
	"github.com/storeplatform/storeplatform/store/domain"
	"github.com/storeplatform/storeplatform/store/postgres"
	"github.com/storeplatform/storeplatform/store/provider/mail"
	"github.com/storeplatform/storeplatform/store/provider/payment"
	"github.com/storeplatform/storeplatform/store/repo"
)

// WaitingMails returns at most limit of the mails that wait because no mail server is configured, newest first. If
// address is "", it returns mails to all recipients. It can run while the service runs, does not start the service, and
// changes nothing.
func WaitingMails(ctx context.Context, c config.Config, address string, limit int) (mails []letter.SentMail, err error) {
	if c.SMTPURL != "" {
		return nil, errors.New("SMTP_URL is set: mails are sent, and none is shown")
	}
	url := c.DatabaseURL
	if c.Embedded() {
		running, stop, err := postgres.Join(ctx, filepath.Join(c.DataDir, "postgres"))
		if errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("DATA_DIR: no service was started in %s yet; for example DATA_DIR=./.data", c.DataDir)
		}
		if err != nil {
			return nil, err
		}
		defer func() { err = errors.Join(err, stop()) }()
		url = running
	}
	keys, err := Keyring(c)
	if err != nil {
		return nil, err
	}
	pool, err := postgres.Open(url, postgres.Pooler(c.DatabasePooler))
	if err != nil {
		return nil, err
	}
	defer pool.Close()
	clock := &domain.Clock{}
	db, err := repo.New(pool, clock)
	if err != nil {
		return nil, err
	}
	return store.New(store.Options{DB: db, Clock: clock, Keys: keys, Mail: mail.Kept{}, Gateways: payment.NewGateways(), PublicURL: c.PublicURL}).Letter.WaitingMails(ctx, address, limit)
}
