/** The kit of Victory Tank: the box, and the drawing of each component. */
import type { Card, Deck } from '../../src/kit/component.ts';
import type { Edition } from '../../src/kit/edition.ts';
import type { Face } from '../../src/kit/face.ts';
import type { Kit } from '../../src/kit/kit.ts';
import {
  ACTION_CARDS,
  ACTIVE_PLAYER_CARD,
  AID_CARDS,
  BOX,
  POINTS_CARDS,
  TANK_CONTROL_CARD,
  type AidId,
} from './data/box.ts';
import { BATTLEFIELD_CARDS, SOLDIERS } from './data/battlefield.ts';
import { activePlayerBack, activePlayerFront, pointsBack, pointsFront } from './faces/action-points.ts';
import { actionBack, actionFront } from './faces/action.ts';
import { battlefieldBack, battlefieldFront } from './faces/battlefield.ts';
import { coverOf } from './faces/cover.ts';
import { pieceShowpiece } from './faces/papercraft/paper-pieces.ts';
import { pieceCounter, standingSoldiers } from './faces/pieces.ts';
import { roundTrack, scoreTrack } from './faces/round-and-score.ts';
import { setUpPicture, setUpSteps } from './faces/set-up.ts';
import { tankControlBack, tankControlFront } from './faces/tank-control.ts';

type Draw = (edition: Edition) => Face;

/** Both faces of the cards that have no back. */
const AIDS: Readonly<Record<AidId, { readonly front: Draw; readonly other: Draw }>> = {
  'set-up': { front: setUpPicture, other: setUpSteps },
  'round-and-score': { front: roundTrack, other: scoreTrack },
};

const FRONTS: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ...BATTLEFIELD_CARDS.map((card): [string, Draw] => [card.id, (edition) => battlefieldFront(card, edition)]),
  ...ACTION_CARDS.map((card): [string, Draw] => [card.id, (edition) => actionFront(card, edition)]),
  ...POINTS_CARDS.map((card): [string, Draw] => [card.id, (edition) => pointsFront(card.owner, edition)]),
  [TANK_CONTROL_CARD.id, tankControlFront],
  [ACTIVE_PLAYER_CARD.id, activePlayerFront],
  ...AID_CARDS.map(({ id }): [string, Draw] => [id, AIDS[id].front]),
]);

const BACKS: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ['battlefield', battlefieldBack],
  ['action-red', (edition) => actionBack('red', edition)],
  ['action-gray', (edition) => actionBack('gray', edition)],
  ['points-red', (edition) => pointsBack('red', edition)],
  ['points-gray', (edition) => pointsBack('gray', edition)],
  ['tank-control', tankControlBack],
  ['active-player', activePlayerBack],
]);

const OTHERS: ReadonlyMap<string, Draw> = new Map(AID_CARDS.map(({ id }) => [id, AIDS[id].other]));

function drawn(draws: ReadonlyMap<string, Draw>, part: Card | Deck, edition: Edition): Face {
  const draw = draws.get(part.id);
  if (!draw) throw new Error(`Victory Tank has no drawing for ${part.id}`);
  return draw(edition);
}

export const victoryTankKit: Kit = {
  id: 'victory-tank',
  title: 'Victory Tank',
  about: 'Two armies, a field in fog, and an abandoned Renault FT that may decide the day.',
  players: '2',
  minutes: '30 to 45',
  ages: null,
  credits: [
    { name: 'Michiel de Wit', part: 'game design' },
    { name: 'Daniël van Essen', part: 'game design' },
    { name: "Gam'inBIZ", part: 'publisher of the game' },
  ],
  box: BOX,
  // They mark the scores on the edges of the score card.
  asks: [{ thing: 'clip', count: 2 }],
  fonts: [],
  cover: coverOf,
  front: (card, edition) => drawn(FRONTS, card, edition),
  back: (deck, edition) => drawn(BACKS, deck, edition),
  other: (card, edition) => drawn(OTHERS, card, edition),
  counter: pieceCounter,
  showpiece: pieceShowpiece,
  standee: ({ id }, size, edition) =>
    SOLDIERS.flatMap((soldier) => (soldier.id === id ? standingSoldiers(soldier.owner, size, edition) : [])),
};
