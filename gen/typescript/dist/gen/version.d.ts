export declare const API_VERSION = "2026-11-20";
