DROP TABLE audit_logs, idempotency_keys, session_tokens, sessions, app_tokens, admin_user_scopes, admin_users, scopes;
