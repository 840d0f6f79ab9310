/** Work on many things, a few at once. */

/** Items in portions of `size`, the last one smaller. */
export function* portions<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let index = 0; index < items.length; index += size) yield items.slice(index, index + size);
}

/** Does `work` on every item, `lanes` of them at once; after the first failure no item is begun. */
export async function inLanes<Item>(
  items: Iterable<Item>,
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  let failed = false;
  const lane = async () => {
    for (let next = waiting.next(); !next.done && !failed; next = waiting.next()) {
      await work(next.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  // Work that was begun is awaited even after a failure: nobody writes when the run is over.
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}
