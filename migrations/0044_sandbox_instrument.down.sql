DROP TABLE sandbox.instruments;
