-- A list can follow the customers' changes and miss none.
SELECT tracked_table('customers');
