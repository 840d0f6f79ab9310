/** The canvas of a face, and what a maker's function drew on it. */
import { ART_REACH, type CardSize } from '../kit/component.ts';
import type { Edition } from '../kit/edition.ts';
import type { Face, Node } from '../kit/face.ts';
import { grown } from '../kit/rects.ts';
import { areaOf } from './face-area.ts';
import type { Canvas, Drawn } from './definition.ts';
import { withPlainColours } from './plain-colours.ts';
import { inksIn, type InkDefinitions } from './inks.ts';
import { makerFaultsIn } from './maker-faults.ts';

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

/** Fieldkit's own files, in which an error may arise though a maker's file is the reason. */
const OWN = /[\\/]src[\\/](?:maker|kit)[\\/](?!.*\.test\.)/;

/** The place in a maker's file where an error arose, as Node and browsers write it; empty where it is not said. */
function whereOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const places = stack.matchAll(/(?<![\w:])(?:file:\/\/|https?:\/\/|\/|[A-Z]:\\)[^()\s]*:\d+:\d+/g);
  return [...places].map(([place]) => place).find((place) => !OWN.test(place)) ?? '';
}

/** What a browser or Node says of a name that nothing declares. */
const UNDECLARED = /^(\w+ is not defined|Can't find variable: \w+)$/;

/** What a drawing function drew, or why it could not. */
export type DrawnNodes = Pick<Face, 'nodes' | 'faults'>;

/** Runs a maker's drawing function; its errors become faults of the face. */
export function drawnBy(draw: () => Drawn): DrawnNodes {
  try {
    const drawn = draw();
    if (drawn instanceof Promise)
      return {
        nodes: [],
        faults: ['it cannot be drawn: its function is async, and a face is drawn at once.'],
      };
    return withPlainColours(flat(drawn));
  } catch (error) {
    const known = makerFaultsIn(error);
    if (known) return { nodes: [], faults: known };
    const where = whereOf(error);
    const message = error instanceof Error ? error.message : String(error);
    const said = UNDECLARED.test(message) ? `${message}: import it, or correct its name` : message;
    return {
      nodes: [],
      faults: [
        `it cannot be drawn${where && `, at ${where}`}: ${said.replace(/[.!?]?$/, (end) => end || '.')}`,
      ],
    };
  }
}

/** A face of this size with what was drawn. */
export const faceOf = (
  id: string,
  { width, height, bleed, safe }: Pick<CardSize, 'width' | 'height' | 'bleed' | 'safe'>,
  drawn: DrawnNodes,
): Face => ({ id, width, height, bleed, safe, ...drawn });
