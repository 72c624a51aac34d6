DROP INDEX renewals_owed;
