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
	err = withDatabase(ctx, c, func(o store.Options) error {
		o.Mail, o.Gateways = mail.Kept{}, payment.NewGateways()
		mails, err = store.New(o).Letter.WaitingMails(ctx, address, limit)
		return err
	})
	return mails, err
}

// withDatabase calls do with the database, the clock, the keys and the address of the service, which may run at the
// same time.
func withDatabase(ctx context.Context, c config.Config, do func(store.Options) error) (err error) {
	url := c.DatabaseURL
	if c.Embedded() {
		running, stop, wrong := postgres.Join(ctx, filepath.Join(c.DataDir, "postgres"))
		if errors.Is(wrong, fs.ErrNotExist) {
			return fmt.Errorf("DATA_DIR: no service was started in %s yet; for example DATA_DIR=./.data", c.DataDir)
		}
		if wrong != nil {
			return wrong
		}
		defer func() { err = errors.Join(err, stop()) }()
		url = running
	}
	keys, err := Keyring(c)
	if err != nil {
		return err
	}
	pool, err := postgres.Open(url, postgres.Pooler(c.DatabasePooler))
	if err != nil {
		return err
	}
	defer pool.Close()
	clock := &domain.Clock{}
	db, err := repo.New(pool, clock)
	if err != nil {
		return err
	}
	return do(store.Options{DB: db, Clock: clock, Keys: keys, PublicURL: c.PublicURL})
}
