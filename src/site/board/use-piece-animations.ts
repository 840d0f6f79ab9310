/** Animates pieces from where they were to where they are. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Scene } from '../../referee/table/scene.ts';
import { glidesBetween } from './piece-animations.ts';

/** ms */
const DURATION = 380;

export const wantsStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Animates a board's pieces whenever its scene changes. */
export function useGlide(
  svg: { readonly current: SVGSVGElement | null },
  scene: Scene,
  moving: boolean,
): void {
  const last = useRef(scene);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = scene;
    if (!moving || before.pieces === scene.pieces || wantsStill()) return;
    const drawn = [...(svg.current?.querySelectorAll<SVGGElement>('[data-piece]') ?? [])];
    for (const { id, fromX, fromY, fromTurn } of glidesBetween(before, scene)) {
      drawn
        .find(({ dataset }) => dataset['piece'] === id)
        ?.animate(
          [{ transform: `translate(${fromX}px, ${fromY}px) rotate(${fromTurn}deg)` }, { transform: 'none' }],
          { duration: DURATION, easing: 'ease-in-out' },
        );
    }
  }, [scene, moving, svg]);
}
