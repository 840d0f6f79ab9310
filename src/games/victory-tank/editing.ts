import { CRATE, SOLDIERS, TANK } from '../../../cards/victory-tank/box.ts';
import type { Control, Draft, Editing, EditPiece, Taken } from '../../referee/editing.ts';
import type { Touch } from '../../referee/scene.ts';
import type { TankSaid } from './said.ts';
import { cardName } from './card-words.ts';
import { CRATES, FIGHTERS } from './cards.ts';
import {
  fieldNamed,
  positionOf,
  withCard,
  withCardTurned,
  withCrate,
  withoutCard,
  withSoldiers,
  withTank,
} from './draft-edit.ts';
import { settings } from './editing-settings.ts';
import { nameOf } from './figures.ts';
import { baseOwner, groundOf, spotsOn, type Ground } from './ground.ts';
import { fieldName } from './notation.ts';
import {
  ARMY_NAMES,
  BATTLEFIELD_CARDS,
  FACING_NAMES,
  type Army,
  type BattlefieldCard,
  type Field,
  type Position,
} from './position.ts';
import { outline, POSITION_KEYS } from './read.ts';
import { CREW_LIMIT, footOn } from './rules.ts';
import { scene } from './scene.ts';
import { FIRST_CARDS } from './setup.ts';
import { vacancy } from './touches.ts';

/** Entering a table of Victory Tank: cards, soldiers, crates and the tank by hand, the rest by its settings. */

const ARMIES = [0, 1] as const;

/** The army whose soldier a piece is; null for other pieces. */
const armyOf = (piece: string): Army | null => ARMIES.find((army) => SOLDIERS[army]?.id === piece) ?? null;

/** Crates and bunkers are alike: one of each stands for all that are left. */
const kindOf = (card: BattlefieldCard): string => card.replace(/-\d$/, '');

/** The battlefield cards that are not on the table, one of a kind, with their number. */
function cardsLeft({
  table,
}: Position): readonly { readonly card: BattlefieldCard; readonly left: number }[] {
  const kinds = new Map<string, BattlefieldCard[]>();
  for (const card of BATTLEFIELD_CARDS) {
    if (FIRST_CARDS.some((first) => first.card === card)) continue;
    const left = table.some((placed) => placed.card === card) ? [] : [card];
    kinds.set(kindOf(card), [...(kinds.get(kindOf(card)) ?? []), ...left]);
  }
  return [...kinds].map(([kind, left]) => ({
    card: left[0] ?? BATTLEFIELD_CARDS.find((card) => kindOf(card) === kind) ?? 'empty',
    left: left.length,
  }));
}

function pieces(draft: Draft): readonly EditPiece[] {
  const position = positionOf(draft);
  const { tank, foot, lost, crates, taken } = position;
  const soldiers = ARMIES.map((army): EditPiece => {
    const crew = tank?.army === army ? tank.crew : 0;
    const inPlay = foot[army].reduce((sum, count) => sum + count, crew);
    const says = `Soldier of ${nameOf(army)}`;
    return {
      id: `soldier-${nameOf(army)}`,
      face: `soldier-${nameOf(army)}`,
      says,
      left: FIGHTERS - inPlay - lost[army],
    };
  });
  return [
    ...soldiers,
    { id: CRATE.id, face: CRATE.id, says: 'Crate', left: CRATES - crates.length - taken[0] - taken[1] },
    ...(tank === null ? [] : [{ id: TANK.id, face: TANK.id, says: 'The tank', left: null }]),
    ...cardsLeft(position).map(({ card, left }) => ({
      id: handOf(card, false),
      face: card,
      says: `${cardName(card)} card`,
      left,
    })),
  ];
}

/** A battlefield card in the hand; one that lay turned stays so. */
const handOf = (card: BattlefieldCard, turned: boolean): string => `card ${card}${turned ? TURNED : ''}`;

const TURNED = ' turned';

/** The battlefield card that a piece is; undefined for other pieces. */
const cardOf = (piece: string): BattlefieldCard | undefined =>
  BATTLEFIELD_CARDS.find((card) => piece === handOf(card, false) || piece === handOf(card, true));

function places(draft: Draft, piece: string): readonly Touch<TankSaid | string>[] {
  const position = positionOf(draft);
  const { table, options } = position;
  if (cardOf(piece) !== undefined)
    return spotsOn(table, options.free).map(({ column, row }) => vacancy(column, row));
  const ground = groundOf(table);
  const fields = Array.from({ length: ground.size }, (_, field) => field);
  return fields
    .filter((field) => stands(ground, field, piece))
    .map((field) => ({ id: fieldName(table, field), says: `Put on ${fieldName(table, field)}` }));
}

/** Crates stand on crate fields, soldiers anywhere but on the enemy's base; who drives is free to be wrong. */
function stands(ground: Ground, field: Field, piece: string): boolean {
  if (piece === CRATE.id) return ground.special[field] === 'crate';
  const army = armyOf(piece);
  const owner = baseOwner(ground, field);
  return army === null || owner === null || owner === army;
}

function put(draft: Draft, piece: string, place: string): Draft {
  const card = cardOf(piece);
  if (card !== undefined) {
    const laid = withCard(draft, card, place);
    return piece.endsWith(TURNED) ? withCardTurned(laid, positionOf(laid).table.length - 1) : laid;
  }
  if (piece === CRATE.id) return withCrate(draft, place, true);
  if (piece === TANK.id) return withTank(draft, { at: place });
  const army = armyOf(piece);
  if (army === null) return draft;
  const position = positionOf(draft);
  return withSoldiers(draft, army, place, footOn(position, army, fieldNamed(position, place)) + 1);
}

function take(draft: Draft, place: string): Taken | null {
  const position = positionOf(draft);
  const field = fieldNamed(position, place);
  for (const army of ARMIES) {
    const count = footOn(position, army, field);
    const soldier = `soldier-${nameOf(army)}`;
    if (count > 0)
      return { piece: soldier, face: soldier, left: withSoldiers(draft, army, place, count - 1) };
  }
  if (position.tank?.field === field) return { piece: TANK.id, face: TANK.id, left: draft };
  if (position.crates.includes(field))
    return { piece: CRATE.id, face: CRATE.id, left: withCrate(draft, place, false) };
  const index = field >> 1;
  const placed = position.table[index];
  if (placed === undefined || index < FIRST_CARDS.length) return null;
  const left = withoutCard(draft, index);
  return { piece: handOf(placed.card, placed.turned), face: placed.card, left };
}

function around(draft: Draft, place: string): readonly Control[] {
  const position = positionOf(draft);
  const field = fieldNamed(position, place);
  const index = field >> 1;
  const placed = position.table[index];
  if (placed === undefined) return [];
  const soldiers = ARMIES.map((army): Control => {
    const value = footOn(position, army, field);
    const set = (count: number) => withSoldiers(draft, army, place, count);
    const says = `Soldiers of ${nameOf(army)}`;
    return { kind: 'number', id: `soldiers-${nameOf(army)}`, says, value, least: 0, most: FIGHTERS, set };
  });
  const special = groundOf(position.table).special[field];
  const crate: Control = {
    kind: 'switch',
    id: 'crate',
    says: 'A crate lies here',
    value: position.crates.includes(field),
    set: (lies) => withCrate(draft, place, lies),
  };
  const card: readonly Control[] = [
    { kind: 'act', id: 'turn', says: 'Turn this card round', act: () => withCardTurned(draft, index) },
    { kind: 'act', id: 'away', says: 'Take this card away', act: () => withoutCard(draft, index) },
  ];
  return [
    ...soldiers,
    ...(special === 'crate' ? [crate] : []),
    ...tankControls(draft, position, field, place),
    ...(index < FIRST_CARDS.length ? [] : card),
  ];
}

function tankControls(draft: Draft, { tank }: Position, field: Field, place: string): readonly Control[] {
  if (tank === null) return [];
  if (tank.field !== field)
    return [
      { kind: 'act', id: 'tank', says: 'Put the tank here', act: () => withTank(draft, { at: place }) },
    ];
  const crews = ARMY_NAMES.flatMap((army) =>
    Array.from({ length: CREW_LIMIT }, (_, more) => ({ army, crew: more + 1 })),
  );
  return [
    {
      kind: 'choice',
      id: 'facing',
      says: 'The tank faces',
      value: FACING_NAMES[tank.facing],
      among: FACING_NAMES.map((name) => ({ id: name, says: name })),
      set: (to) => withTank(draft, { facing: FACING_NAMES.find((name) => name === to) ?? 'north' }),
    },
    {
      kind: 'choice',
      id: 'crew',
      says: 'Inside the tank',
      value: tank.army === null ? 'nobody' : `${tank.crew} of ${nameOf(tank.army)}`,
      among: [
        { id: 'nobody', says: 'nobody' },
        ...crews.map(({ army, crew }) => ({ id: `${crew} of ${army}`, says: `${crew} of ${army}` })),
      ],
      set: (to) => {
        const inside = crews.find(({ army, crew }) => `${crew} of ${army}` === to);
        return withTank(draft, inside ?? { army: null, crew: 0 });
      },
    },
  ];
}

/** Victory Tank for an editor of positions. */
export const victoryTankEditing: Editing<TankSaid | string> = {
  fields: POSITION_KEYS,
  sketch: (draft) => {
    const { position, faults } = outline(draft);
    return { scene: scene(position, null), faults };
  },
  pieces,
  places,
  put,
  take,
  around,
  settings,
};
