/** Caches drawings. */

/**
 * Memoizes a function by its arguments: for arguments that are equal as JSON it returns the very same object. For pure
 * functions of plain data only.
 *
 * The cache belongs to the function: when a watcher reloads the module because something that it draws with has changed,
 * the cache is empty again.
 *
 * ```ts
 * export const front = memoized((card: Card, edition: Edition): Face => ...);
 * ```
 */
export function memoized<Arguments extends readonly unknown[], Value>(
  draw: (...given: Arguments) => Value,
): (...given: Arguments) => Value {
  const kept = new Map<string, { readonly value: Value }>();
  return (...given) => {
    const key = JSON.stringify(given);
    const known = kept.get(key) ?? { value: draw(...given) };
    kept.set(key, known);
    return known.value;
  };
}
