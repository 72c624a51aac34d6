package postgres

// InFolder is what is said of a failure in the data folder.
var InFolder = inFolder
