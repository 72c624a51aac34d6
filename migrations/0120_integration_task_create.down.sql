DROP TABLE integration_task_errors, integration_tasks;
