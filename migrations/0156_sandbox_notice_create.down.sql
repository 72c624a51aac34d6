DROP TABLE sandbox.subscribers, sandbox.notices, sandbox.disputes;
DROP INDEX sandbox.entries_by_reference;
ALTER TABLE sandbox.instruments DROP account;
ALTER TABLE sandbox.payments DROP account, DROP key;
