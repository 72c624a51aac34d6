-- An import takes a row without the fields that it cannot read, and reports these fields.
ALTER TABLE integration_task_errors ADD COLUMN row_kept boolean NOT NULL DEFAULT false;
