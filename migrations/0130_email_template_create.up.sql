-- Texts that stores have of their own for the mails that they send: one a kind and
-- language. Every store has one of each kind in its own language, which says what the
-- platform's says until it is edited.
CREATE TABLE email_templates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  store_id bigint NOT NULL REFERENCES stores,
  version bigint NOT NULL DEFAULT 1,
  created_on timestamptz NOT NULL,
  modified_on timestamptz NOT NULL,
  command_id uuid,                          -- of the request that changed it last
  kind text NOT NULL,                       -- ORDER_CONFIRMATION, …
  language_code text NOT NULL,
  name text NOT NULL,
  is_default boolean NOT NULL,              -- the platform's own: what follows is empty
  is_active boolean NOT NULL DEFAULT true,
  subject text NOT NULL DEFAULT '',
  preheader text,
  body_html text NOT NULL DEFAULT '',
  body_text text,                           -- null: made from the HTML
  from_name text,
  from_email text,
  reply_to text,
  bcc jsonb NOT NULL DEFAULT '[]',
  last_tested_on timestamptz,
  last_error text,                          -- what a mail of it has failed with
  last_failed_on timestamptz,
  UNIQUE (store_id, id),
  CONSTRAINT email_templates_command_unique UNIQUE (store_id, command_id)
);
CREATE UNIQUE INDEX email_templates_language_unique ON email_templates (store_id, kind, lower(language_code));
SELECT tenant_table('email_templates');

SELECT force_tenants(false);
INSERT INTO email_templates (store_id, created_on, modified_on, kind, language_code, name, is_default)
  SELECT s.id, now(), now(), t.kind, s.settings->>'defaultLanguageCode', t.name, true
  FROM stores s CROSS JOIN (VALUES
    ('ORDER_CONFIRMATION', 'Order confirmation'),
    ('PAYMENT_FAILED', 'Payment failed'),
    ('SHIPMENT_CREATED', 'Shipment created'),
    ('REFUND_COMPLETED', 'Refund completed'),
    ('VERIFY_EMAIL', 'Verification of an address'),
    ('EMAIL_CHANGE', 'Change of an address'),
    ('EMAIL_CHANGE_NOTICE', 'Change of an address begun'),
    ('EMAIL_CHANGED', 'Address changed'),
    ('RESET_PASSWORD', 'New password'),
    ('PASSWORD_CHANGED', 'Password changed'),
    ('WELCOME', 'Welcome'),
    ('SUBSCRIPTION_CREATED', 'Subscription created'),
    ('SUBSCRIPTION_REPLACED', 'Subscription replaced'),
    ('SUBSCRIPTION_RENEWAL_UPCOMING', 'Upcoming renewal'),
    ('SUBSCRIPTION_TRIAL_ENDING', 'Trial ending'),
    ('SUBSCRIPTION_PRICE_CHANGED', 'Price of a subscription rises'),
    ('SUBSCRIPTION_PAYMENT_FAILED', 'Payment of a subscription failed'),
    ('SUBSCRIPTION_ACTION_NEEDED', 'Payment of a subscription to be confirmed'),
    ('SUBSCRIPTION_CANCELLED', 'Subscription canceled'),
    ('SUBSCRIPTION_PAUSED', 'Subscription paused'),
    ('SUBSCRIPTION_RESUMED', 'Subscription resumed'),
    ('WEBHOOK_ENDPOINT_FAILING', 'Webhook endpoint failing'),
    ('WEBHOOK_ENDPOINT_DISABLED', 'Webhook endpoint disabled'),
    ('CARD_EXPIRING', 'Card expiring')
  ) t (kind, name);
SELECT force_tenants(true);
