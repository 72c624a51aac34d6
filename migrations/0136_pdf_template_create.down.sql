DROP TABLE pdf_templates;
