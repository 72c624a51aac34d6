ALTER TABLE renewals DROP owed_on, DROP collecting;
