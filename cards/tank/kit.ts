/** The kit of TanK: the box, and the drawing of each component. */
import type { Edition } from '../../src/kit/edition.ts';
import type { Face } from '../../src/kit/face.ts';
import type { Kit } from '../../src/kit/kit.ts';
import { BOX, MATS } from './data/box.ts';
import { FORMATION_CARDS, NATIONS, TACTICS_CARDS } from './data/cards.ts';
import { formationBack, tacticsBack } from './faces/backs.ts';
import { coverOf } from './faces/cover.ts';
import { formationFront } from './faces/formation.ts';
import { matFace } from './faces/mat.ts';
import { referenceFace } from './faces/reference.ts';
import { tacticsFront } from './faces/tactics.ts';
import { FONTS } from './theme.ts';

type Draw = (edition: Edition) => Face;

const FRONTS: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...TACTICS_CARDS.map((card): [string, Draw] => [card.id, (edition) => tacticsFront(card, edition)]),
  ...FORMATION_CARDS.map((card): [string, Draw] => [card.id, (edition) => formationFront(card, edition)]),
  ['reference-turn', (edition) => referenceFace('turn', edition)],
  ['reference-classes', (edition) => referenceFace('classes', edition)],
]);

const OTHERS: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ['reference-turn', (edition) => referenceFace('windows', edition)],
  ['reference-classes', (edition) => referenceFace('effects', edition)],
]);

const SHEETS: ReadonlyMap<string, Draw> = new Map<string, Draw>(
  MATS.map(({ id, owner }): [string, Draw] => [id, (edition) => matFace(owner, edition)]),
);

const BACKS: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ['tactics', tacticsBack],
  ...NATIONS.map((nation): [string, Draw] => [nation, (edition) => formationBack(nation, edition)]),
]);

function drawn(draws: ReadonlyMap<string, Draw>, id: string, edition: Edition): Face {
  const draw = draws.get(id);
  if (!draw) throw new Error(`TanK has no drawing for ${id}`);
  return draw(edition);
}

export const tankKit: Kit = {
  id: 'tank',
  title: 'TanK',
  about: 'A duel of cards in 1944: whoever breaks half of the other formation wins.',
  players: '2',
  minutes: null,
  ages: null,
  credits: [
    { name: 'Lloyd Krassner', part: 'game design' },
    { name: 'Warp Spawn Games', part: 'publisher of the game' },
  ],
  box: BOX,
  // Chance says who begins.
  asks: [{ thing: 'coin' }, { thing: 'track-coin', count: 2 }],
  fonts: FONTS,
  cover: coverOf,
  front: ({ id }, edition) => drawn(FRONTS, id, edition),
  back: ({ id }, edition) => drawn(BACKS, id, edition),
  other: ({ id }, edition) => drawn(OTHERS, id, edition),
  sheet: ({ id }, edition) => [{ face: drawn(SHEETS, id, edition) }],
};
