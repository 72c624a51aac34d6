# Generated from the contract. DO NOT EDIT.
API_VERSION = '2026-11-20'
