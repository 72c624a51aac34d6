<?php

declare(strict_types=1);

namespace StorePlatform;

/**
 * The items of a list, and how far they were read.
 *
 * @template T
 * @implements \IteratorAggregate<int, T>
 */
final class Items implements \IteratorAggregate
{
    /**
     * Reads a list of any length, at constant cost per page. At the end of a list with modifiedSince, store `cursor`: later
     * changes follow it.
     *
     * @param \Closure(?string): object $load returns the page at a cursor; null means the first page
     * @param ?string $cursor the position of the page that is being read. Pass it again to continue, also from another process.
     *     No item is skipped; the items of the last page may be repeated. null means the beginning.
     */
    public function __construct(private readonly \Closure $load, public ?string $cursor = null)
    {
    }

    /** @return \Generator<int, T> */
    public function getIterator(): \Generator
    {
        for ($number = 0; ; $this->cursor = $page->nextCursor) {
            $page = ($this->load)($this->cursor);
            foreach ($page->items as $item) {
                yield $number++ => $item;
            }
            if ($page->nextCursor === null) {
                return;
            }
        }
    }

    /**
     * Returns the pages of a list by number, for tables with totals. The service has pages up to the 10,000th item.
     *
     * @template P of object
     * @param \Closure(int): P $load
     * @return \Generator<int, P>
     */
    public static function pages(\Closure $load, int $start = 1): \Generator
    {
        for ($number = $start; ; $number++) {
            $page = $load($number);
            yield $number => $page;
            if ($page->nextCursor === null) {
                return;
            }
        }
    }
}
