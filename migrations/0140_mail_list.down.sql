SELECT force_tenants(false);
DELETE FROM email_templates WHERE kind = 'ORDER_CANCELLED';
DELETE FROM mails WHERE kind = 'ORDER_CANCELLED';
UPDATE mails SET status = 'FAILED' WHERE status = 'SUPPRESSED';
SELECT force_tenants(true);
DROP TABLE email_suppressions;
DROP INDEX mails_by_recipient, mails_by_created, mails_by_kind, mails_by_status, mails_by_order;
CREATE INDEX mails_by_recipient ON mails (store_id, to_address, id DESC);
ALTER TABLE mails
  DROP order_id,
  DROP command_id,
  DROP CONSTRAINT mails_status_check,
  ADD CONSTRAINT mails_status_check CHECK (status IN ('PENDING', 'SENT', 'FAILED', 'WITHHELD'));
