function items(load, from) {
  const place = { cursor: from };
  return Object.defineProperty(walk(load, place), "cursor", { get: () => place.cursor });
}
async function* walk(load, place) {
  for (; ; ) {
    const page = await load(place.cursor);
    yield* page.items;
    if (page.nextCursor === null) return;
    place.cursor = page.nextCursor;
  }
}
async function* pages(load, from = 1) {
  for (let number = from; ; number++) {
    const page = await load(number);
    yield page;
    if (page.nextCursor === null) return;
  }
}
async function take(source, limit) {
  const found = [];
  if (limit <= 0) return found;
  for await (const item of source) {
    found.push(item);
    if (found.length === limit) break;
  }
  return found;
}
export {
  items,
  pages,
  take
};
