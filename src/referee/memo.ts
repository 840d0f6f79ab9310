/**
 * Memoizes a function of an immutable object, such as a position. The cache lives as long as the object.
 *
 *     const sceneOf = memo((position: Position, viewer: number | null) => scene(position, viewer));
 *     sceneOf(position, null) === sceneOf(position, null); // true
 */
export function memo<Of, By extends readonly unknown[], Value>(
  work: (of: Of, ...by: By) => Value,
): (of: Of, ...by: By) => Value {
  const known = new WeakMap<object, { readonly by: By; readonly value: Value }[]>();
  return (of, ...by) => {
    // A WeakMap cannot hold primitives: no cache for them.
    if (typeof of !== 'object' || of === null) return work(of, ...by);
    const there = known.get(of) ?? [];
    const found = there.find((one) => by.every((value, index) => value === one.by[index]));
    if (found) return found.value;
    const value = work(of, ...by);
    known.set(of, [...there, { by, value }]);
    return value;
  };
}
