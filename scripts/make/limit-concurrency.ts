/** Runs work on many items, a few at a time. */

/** Items in portions of `size`, the last one smaller. */
export function* portions<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let index = 0; index < items.length; index += size) yield items.slice(index, index + size);
}

/** Runs `work` on every item, `lanes` at a time; after a failure no further item is started. */
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
  // Work in progress is awaited even after a failure, so that nothing is written after the run.
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const failure = ends.find((end) => end.status === 'rejected');
  if (failure) throw failure.reason;
}
