<?php

declare(strict_types=1);

namespace StorePlatform;

/** No complete response arrived. The service may have carried out the request. */
final class StoreConnectionException extends \RuntimeException
{
}
