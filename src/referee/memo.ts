/**
 * What follows from a position, or from anything else that never changes, worked out once and kept as long as that is.
 *
 *     const sceneOf = memo((position: Position, viewer: number | null) => scene(position, viewer));
 *     sceneOf(position, null) === sceneOf(position, null); // true
 */
export function memo<Of, By extends readonly unknown[], Value>(
  work: (of: Of, ...by: By) => Value,
): (of: Of, ...by: By) => Value {
  const known = new WeakMap<object, { readonly by: By; readonly value: Value }[]>();
  return (of, ...by) => {
    // What is no object is not told from another that is alike.
    if (typeof of !== 'object' || of === null) return work(of, ...by);
    const there = known.get(of) ?? [];
    const found = there.find((one) => by.every((value, index) => value === one.by[index]));
    if (found) return found.value;
    const value = work(of, ...by);
    known.set(of, [...there, { by, value }]);
    return value;
  };
}
