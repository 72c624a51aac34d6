package main

func typescript(out string) error { return nil }
