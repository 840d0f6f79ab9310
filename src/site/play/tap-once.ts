/**
 * What somebody taps twice, or a key that is held down, does what it does once: on what comes in its place nobody has
 * decided yet. A move that is made at a touch would be made by the second tap of the first, for the other player even.
 */
import { useEffect, useRef } from 'preact/hooks';

/** Two taps within it are one that was meant twice, ms. */
const TWICE = 400;
/** The second one comes down so near to the first, px. */
const NEAR = 12;
const ROUND = [
  [0, 0],
  [NEAR, 0],
  [-NEAR, 0],
  [0, NEAR],
  [0, -NEAR],
] as const;

type Control = HTMLElement | SVGElement;

/** What can be pressed where somebody has tapped, and round it. */
const controlsUnder = ({ clientX, clientY }: MouseEvent): readonly (Control | null)[] =>
  ROUND.map(
    ([right, down]) =>
      document
        .elementFromPoint(clientX + right, clientY + down)
        ?.closest<Control>('button, a, [data-place]') ?? null,
  );

/** Cannot be pressed for a moment. */
function rest({ style }: Control): void {
  style.pointerEvents = 'none';
  setTimeout(() => {
    style.pointerEvents = '';
  }, TWICE);
}

/** On the whole page; `moment` is another as soon as something was played, or somebody else has the device. */
export function useTapOnce(moment: unknown): void {
  const now = useRef(moment);
  now.current = moment;
  useEffect(() => {
    let before: { readonly moment: unknown; readonly controls: readonly (Control | null)[] } | null = null;
    const look = (tap: MouseEvent) => {
      // By a key nothing is pointed at.
      before = tap.detail === 0 ? null : { moment: now.current, controls: controlsUnder(tap) };
    };
    // What was done by it is on the page already.
    const compare = (tap: MouseEvent) => {
      if (before === null || tap.detail === 0) return;
      const { moment: then, controls } = before;
      const isLater = now.current !== then;
      const come = controlsUnder(tap).filter(
        (control, index) => control !== null && (isLater || control !== controls[index]),
      );
      new Set(come).forEach((control) => control && rest(control));
    };
    const repeats = (key: KeyboardEvent) => {
      if (key.repeat && (key.key === 'Enter' || key.key === ' ')) {
        key.preventDefault();
        key.stopPropagation();
      }
    };
    document.addEventListener('click', look, true);
    document.addEventListener('click', compare);
    document.addEventListener('keydown', repeats, true);
    return () => {
      document.removeEventListener('click', look, true);
      document.removeEventListener('click', compare);
      document.removeEventListener('keydown', repeats, true);
    };
  }, []);
}
