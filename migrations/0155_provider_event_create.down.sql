DROP INDEX payment_providers_to_subscribe;
ALTER TABLE payment_providers DROP notice_secret, DROP subscribe_on, DROP noticed_on, DROP notice_refused_on;
DROP TABLE provider_events;
