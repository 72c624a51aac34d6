/** The response of every `…/paged` operation. */
export interface ListPage<T> {
  items: T[];
  page: number | null;
  pageSize: number;
  totalCount: number;
  totalIsEstimate: boolean;
  nextCursor: string | null;
}

/** The items of a list, and how far they were read. */
export interface Items<T> extends AsyncGenerator<T, void, undefined> {
  /**
   * Where to go on, now or another day: give it to `items` as `from`. Nothing is left out; the items of the page that
   * was read last come again, unless the loop asked for more after its last item. Undefined means the beginning.
   */
  readonly cursor: string | undefined;
}

/**
 * Returns every item of a list of any length, at constant cost per page:
 *
 *     for await (const order of items((cursor) => listOrders({ client, query: { cursor, sort: '-createdOn' } }))) …
 *
 * At the end of a list with `modifiedSince`, store `cursor`: later changes follow it.
 */
export function items<T>(load: (cursor: string | undefined) => Promise<ListPage<T>>, from?: string | undefined): Items<T> {
  const place = { cursor: from };
  return Object.defineProperty(walk(load, place), 'cursor', { get: () => place.cursor }) as Items<T>;
}

async function* walk<T>(load: (cursor: string | undefined) => Promise<ListPage<T>>, place: { cursor: string | undefined }): AsyncGenerator<T, void, undefined> {
  for (;;) {
    const page = await load(place.cursor);
    yield* page.items;
    if (page.nextCursor === null) return;
    place.cursor = page.nextCursor;
  }
}

/**
 * The pages of a list by number, for tables that show page and total. The service
 * gives pages up to the 10,000th item; beyond it use `items`.
 */
export async function* pages<T>(load: (page: number) => Promise<ListPage<T>>, from = 1): AsyncGenerator<ListPage<T>, void, undefined> {
  for (let number = from; ; number++) {
    const page = await load(number);
    yield page;
    if (page.nextCursor === null) return;
  }
}

/** The first items of an iterator as an array. */
export async function take<T>(source: AsyncIterable<T>, limit: number): Promise<T[]> {
  const found: T[] = [];
  if (limit <= 0) return found;
  for await (const item of source) {
    found.push(item);
    if (found.length === limit) break;
  }
  return found;
}
