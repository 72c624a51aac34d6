DROP TABLE audit_chains, audit_logs, throttles, idempotency_keys, session_tokens, sessions, app_tokens, admin_user_scopes, admin_users, scopes;
