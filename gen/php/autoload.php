<?php

declare(strict_types=1);

// Loads the classes of the package without Composer. Each file is read when its first class is used.
namespace StorePlatform;

\spl_autoload_register(static function (string $class): void {
    if (!\str_starts_with($class, 'StorePlatform\\')) {
        return;
    }
    $path = __DIR__ . '/src/' . \str_replace('\\', '/', \substr($class, \strlen('StorePlatform\\')));
    foreach (["$path.php", \dirname($path) . '/models.php'] as $file) {
        if (\is_file($file)) {
            require_once $file;
            return;
        }
    }
});
