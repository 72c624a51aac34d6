<?php

declare(strict_types=1);

namespace StorePlatform;

/** A file to upload. */
final class Upload
{
    public function __construct(
        public readonly string $name,
        public readonly string $content,
        public readonly string $mediaType = 'application/octet-stream',
    ) {
    }
}
