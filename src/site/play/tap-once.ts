/**
 * Guards against double taps and held keys. A move is made at the first tap; the second would hit whatever replaces the
 * button, even a move of the other player.
 */
import { useEffect, useRef } from 'preact/hooks';

/** How long a control that appeared under a tap stays disabled, ms. */
const TWICE = 400;
/** How far the second tap may be from the first, px. */
const NEAR = 12;
const ROUND = [
  [0, 0],
  [NEAR, 0],
  [-NEAR, 0],
  [0, NEAR],
  [0, -NEAR],
] as const;

type Control = HTMLElement | SVGElement;

/** The controls at a tap and `NEAR` px around it. */
const controlsUnder = ({ clientX, clientY }: MouseEvent): readonly (Control | null)[] =>
  ROUND.map(
    ([right, down]) =>
      document
        .elementFromPoint(clientX + right, clientY + down)
        ?.closest<Control>('button, a, [data-place]') ?? null,
  );

/** Where Go is: it comes, or rises with the bar, to where cards lay a moment before. */
const goAt = (): { readonly go: Control; readonly top: number } | null => {
  const go = document.querySelector<HTMLElement>('.bar > .bar-go');
  return go && { go, top: go.getBoundingClientRect().top };
};

/** Disables a control for a moment. */
function rest({ style }: Control): void {
  style.pointerEvents = 'none';
  setTimeout(() => {
    style.pointerEvents = '';
  }, TWICE);
}

/** Works on the whole page; `moment` must change with every move and every handover of the device. */
export function useTapOnce(moment: unknown): void {
  const now = useRef(moment);
  now.current = moment;
  useEffect(() => {
    let before: {
      readonly moment: unknown;
      readonly controls: readonly (Control | null)[];
      readonly go: ReturnType<typeof goAt>;
    } | null = null;
    const look = (tap: MouseEvent) => {
      // A click by keyboard (detail 0) has no position.
      before = tap.detail === 0 ? null : { moment: now.current, controls: controlsUnder(tap), go: goAt() };
    };
    // In the bubble phase, after the page has handled the tap.
    const compare = (tap: MouseEvent) => {
      if (before === null || tap.detail === 0) return;
      const { moment: then, controls, go: last } = before;
      const isLater = now.current !== then;
      const come = controlsUnder(tap).filter(
        (control, index) => control !== null && (isLater || control !== controls[index]),
      );
      const next = goAt();
      if (next !== null && (last === null || Math.abs(next.top - last.top) > NEAR)) rest(next.go);
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
