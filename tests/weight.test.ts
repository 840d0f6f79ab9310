/**
 * Faces stay light: limits for path data, with repeated art counted once, as a sheet embeds it once. A phone loads
 * these faces for a board; a sheet has nine.
 */
import { dataOf } from '../src/kit/engrave/path/outline-data.ts';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../src/kit/edition.ts';
import type { SetFace, SetNode, Shape } from '../src/kit/face.ts';
import { drawn, shelfKits } from './kits.ts';

/** The target for a card's art is 30 kB; the fullest scenes exceed it slightly. */
const CARD = 34_000;
const COUNTER = 8_000;
/** A paper model has six or more engraved sides on one sheet. */
const SHOWPIECE = 70_000;
/** A model at twice the size includes building steps: each picture shows the model so far. */
const STEP = 24_000;
const STEPS = 5;
/** Soldiers of a strip stand in two more poses than one: each is drawn on both sides. */
const POSE = 24_000;
const POSES = 2;

/** Collects the art of nodes; repeated art is the same object. */
function gather(nodes: readonly SetNode[], found: Set<readonly Shape[]>): void {
  for (const node of nodes) {
    if (node.kind === 'art') found.add(node.shapes);
    if (node.kind === 'group') gather(node.nodes, found);
  }
}

/** Characters of path data on a face. */
function weightOf(face: SetFace): number {
  const found = new Set<readonly Shape[]>();
  gather(face.nodes, found);
  return [...found].flat().reduce((sum, { d }) => sum + dataOf(d).length, 0);
}

const tooHeavy = (faces: readonly SetFace[], limit: number): string[] =>
  faces.flatMap((face) => {
    const weight = weightOf(face);
    const steps = face.id.endsWith('-large') ? STEPS * STEP : 0;
    const poses = face.id.includes('platoon') ? POSES * POSE : 0;
    const most = limit + steps + poses;
    return weight > most ? [`${face.id}: ${weight} characters of path data, ${most} at most`] : [];
  });

describe.each(shelfKits)('%s', (_, shelf) => {
  it.each(EDITIONS)('has faces no heavier than their art is worth, in the %s edition', (edition) => {
    const { cards, counters, showpieces } = drawn(shelf, edition);
    const sides = ({ face, back }: (typeof counters)[number]) => (back ? [face, back] : [face]);
    const sorts: readonly (readonly [readonly SetFace[], number])[] = [
      [cards.flatMap(({ front, back }) => [front, back]), CARD],
      [counters.flatMap(sides), COUNTER],
      [showpieces.flatMap(sides), SHOWPIECE],
    ];
    expect(sorts.flatMap(([faces, most]) => tooHeavy(faces, most))).toEqual([]);
  });
});

it('weighs the art: there is a face that is heavy, and not too heavy', () => {
  const weights = shelfKits.flatMap(([, shelf]) =>
    drawn(shelf, 'colour').cards.map(({ front }) => weightOf(front)),
  );
  expect(Math.max(...weights)).toBeGreaterThan(CARD / 2);
});
