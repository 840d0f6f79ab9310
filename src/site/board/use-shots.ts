/** A shell flies along the lines of fire that were proposed, once the proposal has been played. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Scene } from '../../referee/table/scene.ts';
import { middleOf } from './frame.ts';
import { wantsStill } from './use-piece-animations.ts';

/** ms; the flash at the end takes a third of it. */
const FLIGHT = 380;
/** Radius of a shell, and of the flash where it hits, as a share of it. */
const SHELL = 3;
const FLASH = 5;

type Line = Scene['lines'][number];

const fireIn = ({ lines }: Scene): readonly Line[] => lines.filter(({ means }) => means === 'fire');

/** Lets shells fly when `decision` changes. */
export function useShots(
  svg: { readonly current: SVGSVGElement | null },
  scene: Scene,
  decision: unknown,
  moving: boolean,
): void {
  const last = useRef({ scene, decision });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { scene, decision };
    if (!moving || before.decision === decision || wantsStill()) return;
    for (const line of fireIn(before.scene)) fly(svg.current, before.scene, line);
  });
}

function fly(svg: SVGSVGElement | null, { fields, cards }: Scene, { from, to }: Line): void {
  const [start, end] = [from, to].map((id) => [...fields, ...cards].find((spot) => spot.id === id));
  if (svg === null || start === undefined || end === undefined) return;
  const [gun, aim] = [middleOf(start), middleOf(end)];
  const shell = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  shell.setAttribute('class', 'board-shell');
  shell.setAttribute('r', String(SHELL));
  svg.append(shell);
  const at = ({ x, y }: typeof gun, scale: number) => `translate(${x}px,${y}px) scale(${scale})`;
  const flight = shell.animate(
    [
      { transform: at(gun, 1) },
      { transform: at(aim, 1), offset: 0.66 },
      { transform: at(aim, FLASH), opacity: 0 },
    ],
    { duration: FLIGHT, easing: 'linear' },
  );
  const remove = () => shell.remove();
  flight.finished.then(remove, remove);
}
