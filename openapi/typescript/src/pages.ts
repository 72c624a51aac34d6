/** What every `…/paged` operation answers. */
export interface ListPage<T> {
  items: T[];
  page: number | null;
  pageSize: number;
  totalCount: number;
  totalIsEstimate: boolean;
  nextCursor: string | null;
}

/**
 * Every item of a list, however long, at constant cost per page:
 *
 *     for await (const order of items((cursor) => listOrders({ client, query: { cursor, sort: '-createdOn' } }))) …
 */
export async function* items<T>(load: (cursor: string | undefined) => Promise<ListPage<T>>): AsyncGenerator<T, void, undefined> {
  let cursor: string | undefined;
  do {
    const page = await load(cursor);
    yield* page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
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
