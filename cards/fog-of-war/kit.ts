/** The box of The Fog of War and who draws what. */
import type { Card, Sheet } from '../../src/kit/component.ts';
import type { Edition } from '../../src/kit/edition.ts';
import type { Face, Rect } from '../../src/kit/face.ts';
import type { Kit, SheetDrawing } from '../../src/kit/kit.ts';
import {
  ACTION_CARDS,
  BOX,
  DEFENCES,
  MAP,
  NEUTRAL_CARDS,
  PROVINCE_CARDS,
  SMALL_MAP,
  VICTORY_CARDS,
} from './data/box.ts';
import { actionFace, neutralFace } from './faces/action.ts';
import { deckBack } from './faces/backs.ts';
import { coverOf } from './faces/cover.ts';
import { provinceFace, victoryFace } from './faces/province.ts';
import { referenceFace } from './faces/reference.ts';
import { defencesFace } from './faces/map-boxes.ts';
import { WHOLE_ON_MAP, WHOLE_ON_SMALL_MAP } from './faces/map-joins.ts';
import { mapFace, smallMapFace } from './faces/map.ts';
import { matFace } from './faces/mats.ts';
import { tokenOf } from './faces/tokens.ts';
import { wheelFaces } from './faces/wheels.ts';
import { FONTS } from './theme.ts';

const byId = <Part extends Card>(cards: readonly Part[], { id }: Card): Part | undefined =>
  cards.find((card) => card.id === id);

function front(card: Card, edition: Edition): Face {
  const action = byId(ACTION_CARDS, card);
  if (action) return actionFace(action, edition);
  const province = byId(PROVINCE_CARDS, card);
  if (province) return provinceFace(province, edition);
  const neutral = byId(NEUTRAL_CARDS, card);
  if (neutral) return neutralFace(neutral, edition);
  const victory = byId(VICTORY_CARDS, card);
  return victory ? victoryFace(victory, edition) : referenceFace(card, 0, edition);
}

const BOARDS: ReadonlyMap<string, (edition: Edition) => Face> = new Map([
  [MAP.id, mapFace],
  [SMALL_MAP.id, smallMapFace],
  [DEFENCES.id, defencesFace],
]);

const WHOLE: ReadonlyMap<string, readonly Rect[]> = new Map([
  [MAP.id, WHOLE_ON_MAP],
  [SMALL_MAP.id, WHOLE_ON_SMALL_MAP],
]);

function sheet(of: Sheet, edition: Edition): readonly SheetDrawing[] {
  if (of.form.make === 'wheel') return wheelFaces(of, edition);
  const board = BOARDS.get(of.id);
  const whole = WHOLE.get(of.id);
  return [{ face: board ? board(edition) : matFace(of, edition), ...(whole && { whole }) }];
}

export const fogOfWarKit: Kit = {
  id: 'fog-of-war',
  title: 'The Fog of War',
  about: 'Europe, 1940 to 1944: two staffs plan behind the fog, unknown to each other.',
  players: '2',
  minutes: '90 or more',
  ages: null,
  credits: [
    { name: 'Geoff Engelstein', part: 'game design' },
    { name: 'Brian Engelstein', part: 'development' },
    { name: 'Stronghold Games', part: 'publisher of the game' },
  ],
  box: BOX,
  // Equal bids for a side are settled by lot.
  asks: [{ thing: 'coin' }],
  fonts: FONTS,
  cover: coverOf,
  front,
  back: deckBack,
  other: (card, edition) => referenceFace(card, 1, edition),
  sheet,
  counter: tokenOf,
};
