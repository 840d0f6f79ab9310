/** The canvas of a face, and what a maker's function drew on it. */
import { ART_REACH, type CardSize } from '../kit/component.ts';
import type { Edition } from '../kit/edition.ts';
import type { Face, Node } from '../kit/face.ts';
import { grown } from '../kit/rects.ts';
import { areaOf } from './face-area.ts';
import type { Canvas, Drawn } from './definition.ts';
import { inksIn, type InkDefinitions } from './inks.ts';
import { makerError, makerFaultsIn } from './maker-faults.ts';

/** The canvas of a face of this size. */
export function canvasOf(
  { width, height, safe }: Pick<CardSize, 'width' | 'height' | 'safe'>,
  inks: InkDefinitions,
  edition: Edition,
): Canvas {
  const trim = { x: 0, y: 0, width, height };
  return {
    area: areaOf(grown(trim, -safe)),
    trim: areaOf(trim),
    bleed: areaOf(grown(trim, ART_REACH)),
    ink: inksIn(inks, edition),
    edition,
  };
}

/** Nodes without the gaps that conditions leave. */
function flat(drawn: Drawn): readonly Node[] {
  if (drawn === null || drawn === undefined || drawn === false) return [];
  return Array.isArray(drawn) ? drawn.flatMap((each: Drawn) => flat(each)) : [drawn as Node];
}

/** The place in a maker's file where an error arose, as Node and browsers write it; empty where it is not said. */
const whereOf = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? '') : '').match(/(?:file:|\/|[A-Z]:\\)[^()\s]*:\d+:\d+/)?.[0] ??
  '';

/** Runs a maker's drawing function; `place` names the card in the sentence about an error in it. */
export function drawnBy(draw: () => Drawn, place: string): readonly Node[] {
  try {
    return flat(draw());
  } catch (error) {
    const known = makerFaultsIn(error);
    if (known) throw makerError(known.map((fault) => `${place}: ${fault}`));
    const where = whereOf(error);
    const said = error instanceof Error ? error.message : String(error);
    throw makerError([
      `${place}: it cannot be drawn${where && `, at ${where}`}: ${said.replace(/[.!?]?$/, '.')}`,
    ]);
  }
}

/** A face of this size with these nodes. */
export const faceOf = (
  id: string,
  { width, height, bleed, safe }: Pick<CardSize, 'width' | 'height' | 'bleed' | 'safe'>,
  nodes: readonly Node[],
): Face => ({ id, width, height, bleed, safe, nodes });
