/** Fields of numbers that are typed: they keep what was typed until all of it can be taken. */
import { useEffect, useRef, useState } from 'preact/hooks';

/**
 * `given` is the chosen text, shown by `fieldsOf` in fields of its own; `textOf` is the text of the fields, null while
 * they cannot be taken.
 */
export function useTyped(
  given: string,
  fieldsOf: (text: string) => readonly string[],
  textOf: (typed: readonly string[]) => string | null,
  choose: (text: string) => void,
) {
  const [typed, setTyped] = useState(() => fieldsOf(given));
  // Fast typists reach the next field before the last one has rendered.
  const latest = useRef(typed);
  const put = (fields: readonly string[]) => {
    latest.current = fields;
    setTyped(fields);
  };
  useEffect(() => {
    if (textOf(latest.current) !== given) put(fieldsOf(given));
  }, [given]);
  const type = (place: number, text: string) =>
    put(latest.current.map((each, at) => (at === place ? text : each)));
  const take = () => {
    const chosen = textOf(latest.current);
    if (chosen !== null) choose(chosen);
  };
  return { typed, type, take };
}
