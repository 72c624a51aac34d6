DROP TABLE tax_classes;
