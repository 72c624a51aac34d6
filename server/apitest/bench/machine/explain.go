package machine

import (
	"database/sql"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"

	"github.com/storeplatform/storeplatform/store/postgres"
)

// Explaining opens a pool of one connection that passes the plan of every executed statement to tell.
func Explaining(url string, tell func(plan string)) (*sql.DB, error) {
	config, err := pgx.ParseConfig(url)
	if err != nil {
		return nil, err
	}
	for name, value := range map[string]string{
		"session_preload_libraries": "auto_explain", "auto_explain.log_min_duration": "0", "auto_explain.log_analyze": "on", "auto_explain.log_timing": "off",
		"auto_explain.log_buffers": "off", "auto_explain.log_level": "notice", "client_min_messages": "notice", "timezone": "UTC",
	} {
		config.RuntimeParams[name] = value
	}
	config.OnNotice = func(_ *pgconn.PgConn, n *pgconn.Notice) { tell(n.Message) }
	pool := stdlib.OpenDB(*config, stdlib.OptionAfterConnect(postgres.AsText))
	pool.SetMaxOpenConns(1)
	return pool, nil
}
