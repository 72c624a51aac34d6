<?php

// Generated from the contract. DO NOT EDIT.

declare(strict_types=1);

namespace StorePlatform;

/** The version of the contract. */
final class Version
{
    public const API_VERSION = '2026-11-20';
}
