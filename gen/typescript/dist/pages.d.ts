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
export declare function items<T>(load: (cursor: string | undefined) => Promise<ListPage<T>>, from?: string | undefined): Items<T>;
/**
 * The pages of a list by number, for tables that show page and total. The service
 * gives pages up to the 10,000th item; beyond it use `items`.
 */
export declare function pages<T>(load: (page: number) => Promise<ListPage<T>>, from?: number): AsyncGenerator<ListPage<T>, void, undefined>;
/** The first items of an iterator as an array. */
export declare function take<T>(source: AsyncIterable<T>, limit: number): Promise<T[]>;
