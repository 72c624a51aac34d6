DROP TABLE tax_reports;
ALTER TABLE orders DROP tax_source, DROP tax_reference;
ALTER TABLE stores DROP tax_service;
ALTER TABLE tax_providers DROP CONSTRAINT tax_providers_reached, DROP base_url, DROP credentials, DROP masked, DROP former_until;
