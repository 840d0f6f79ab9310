/** Drawing once what is asked for again. */

/**
 * The same function, which keeps what it drew: for arguments that read the same as JSON it gives back the very same
 * object. For functions whose arguments are plain data and who look at nothing else that changes.
 *
 * What is kept belongs to the function: where a watcher loads the module of a function anew, because something that
 * it draws with has changed, nothing is remembered.
 *
 * ```ts
 * export const front = remembered((card: Card, edition: Edition): Face => ...);
 * ```
 */
export function remembered<Arguments extends readonly unknown[], Value>(
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
