import { CRATE, SOLDIERS, TANK } from '../../../../cards/victory-tank/data/battlefield.ts';
import { choice, type Control, type Draft } from '../../../referee/table/editor.ts';
import type { FormFault } from '../../../referee/messages/kernel-faults.ts';
import type { Touch } from '../../../referee/table/scene.ts';
import {
  counters,
  editingOf,
  markers,
  presence,
  standsAt,
  without,
  type Desk,
  type Piece,
} from '../../../referee/position-format/editor-controls.ts';
import { CRATES, FIGHTERS } from '../rules/cards.ts';
import { settings, UNSEEN_CARDS } from './editor-settings.ts';
import { cellName, fieldName, nameOf } from '../rules/notation.ts';
import {
  baseOwner,
  columnOf,
  groundOf,
  rowOf,
  specialField,
  spotsOn,
  type Ground,
} from '../rules/field-grid.ts';
import { parseCell } from '../rules/parse-notation.ts';
import {
  BATTLEFIELD_CARDS,
  FACING_NAMES,
  FACINGS,
  type BattlefieldCard,
  type Field,
  type Position,
} from '../rules/position.ts';
import { CREW_LIMIT } from '../rules/permissions.ts';
import type { TankSaid } from '../messages.ts';
import { scene } from './scene.ts';
import { FIRST_CARDS } from '../rules/set-up.ts';
import { inPlay, victoryTankPositions } from '../rules/position-format.ts';
import { fieldNamed } from '../rules/position-format-table.ts';
import { vacancy } from './interaction.ts';

/** Cards, soldiers, crates and the tank are placed on the board; everything else is set by controls. */

type Table = Desk<Position>;
type Says = TankSaid | FormFault;
type TankPiece = Piece<Says>;
type Feet = Readonly<Record<string, Readonly<Record<string, number>>>>;

const ARMIES = [0, 1] as const;

function pieces(desk: Table): readonly TankPiece[] {
  const { position } = desk;
  const { tank, lost, crates, taken } = position;
  const ground = groundOf(position.table);
  const on = (stands: (ground: Ground, field: Field) => boolean) => (): readonly Touch<Says>[] =>
    Array.from({ length: ground.size }, (_, field) => field)
      .filter((field) => stands(ground, field))
      .map((field) => fieldName(position.table, field))
      .map((id) => ({ id, says: { says: 'putOn', at: id } }));
  const soldiers = ARMIES.map((army) => {
    const id = SOLDIERS[army]?.id ?? '';
    const left = FIGHTERS - inPlay(position, army) - lost[army];
    // The tank may be anywhere but on the enemy's base; the faults tell if its driver is wrong.
    const places = on((ground, field) => [null, army].includes(baseOwner(ground, field)));
    const looks = { id, face: id, says: { says: 'soldierOf', who: army } as const, left, places };
    return counters(desk, `soldiers.${nameOf(army)}`, looks, ['supply']);
  });
  const driven = {
    id: TANK.id,
    face: TANK.id,
    says: { says: 'theTank' } as const,
    left: null,
    places: on(() => true),
  };
  const boxes = CRATES - crates.length - taken[0] - taken[1];
  return [
    ...soldiers,
    crateOf(
      desk,
      boxes,
      on((ground, field) => ground.special[field] === 'crate'),
    ),
    ...(tank === null ? [] : [standsAt(desk, 'tank.at', driven)]),
    ...cardPieces(desk),
  ];
}

const crateOf = (desk: Table, left: number | null, places: TankPiece['places'] = () => []): TankPiece =>
  markers(desk, 'crates', { id: CRATE.id, face: CRATE.id, says: { says: 'aCrate' }, left, places });

/** Crates are interchangeable, and so are bunkers: one of each stands for all that are left. */
const kindOf = (card: BattlefieldCard): string => card.replace(/-\d$/, '');

/** The battlefield cards to place, one per kind; a card that was turned stays turned when picked up. */
function cardPieces(desk: Table): readonly TankPiece[] {
  const { table, options } = desk.position;
  const others = BATTLEFIELD_CARDS.filter((card) => FIRST_CARDS.every((first) => first.card !== card));
  const free = others.filter((card) => table.every((placed) => placed.card !== card));
  const isKind = (kind: string) => (card: BattlefieldCard) => kindOf(card) === kind;
  const kinds = [...new Set(others.map(kindOf))];
  const shown = kinds.flatMap((kind) => free.find(isKind(kind)) ?? others.find(isKind(kind)) ?? []);
  const places = () => spotsOn(table, options.free).map(({ column, row }) => vacancy(column, row));
  const pieceOf = (card: BattlefieldCard, turned: boolean): TankPiece => {
    const index = table.findIndex((placed) => placed.card === card);
    return {
      id: `card ${card}${turned ? ' turned' : ''}`,
      face: card,
      says: { says: 'cardPiece', card },
      left: free.filter(isKind(kindOf(card))).length,
      places,
      isOn: (place) => fieldNamed(desk.position, place) >> 1 === index && table[index]?.turned === turned,
      put: (place) => withCard(desk, card, place, turned),
      take: () => withoutCard(desk, index),
      isAside: turned || !shown.includes(card),
    };
  };
  const inTray = shown.map((card) => pieceOf(card, false));
  const aside = others.filter((card) => !shown.includes(card)).map((card) => pieceOf(card, false));
  return [...inTray, ...aside, ...others.map((card) => pieceOf(card, true))];
}

/** The draft with a card placed, its crate on it; a card already on the table is not placed again. */
function withCard(desk: Table, card: BattlefieldCard, at: string, turned: boolean): Draft {
  const cell = parseCell(at);
  if (cell === null || desk.position.table.some((placed) => placed.card === card)) return desk.draft;
  const cards = [...listAt(desk, 'cards'), turned ? { card, at, turned } : { card, at }];
  const laid = desk.with('cards', cards, card === 'tank' ? [...UNSEEN_CARDS, 'tank'] : UNSEEN_CARDS);
  const crate = cellName(cell[0], turned ? cell[1] + 1 : cell[1]);
  return kindOf(card) === 'crate' ? { ...laid, crates: [...listAt(desk, 'crates'), crate] } : laid;
}

const listAt = (desk: Table, place: string) => desk.value(place) as readonly unknown[];

/** The draft without a card and everything on it. */
function withoutCard(desk: Table, index: number): Draft {
  const { table, tank } = desk.position;
  const names = [2 * index, 2 * index + 1].map((field) => fieldName(table, field));
  const shed = table.findIndex(({ card }) => card === 'tank');
  const soldiers = Object.entries(desk.value('soldiers') as Feet).map(
    ([army, feet]) => [army, without(feet, names)] as const,
  );
  const next = {
    ...desk.with('cards', listAt(desk, 'cards').toSpliced(index - FIRST_CARDS.length, 1), [
      ...UNSEEN_CARDS,
      'supply',
      ...(index === shed ? ['tank'] : []),
    ]),
    soldiers: Object.fromEntries(soldiers),
    crates: listAt(desk, 'crates').filter((name) => !names.some((other) => other === name)),
  };
  if (index === shed || tank === null || tank.field >> 1 !== index) return next;
  const home = fieldName(table, specialField(shed, table[shed]?.turned ?? false));
  return { ...next, tank: { ...(desk.value('tank') as object), at: home } };
}

/** The draft with a card turned; its crate goes with it. */
function withCardTurned(desk: Table, index: number): Draft {
  const { table } = desk.position;
  const placed = table[index];
  if (placed === undefined) return desk.draft;
  const [special, other] = [placed.turned, !placed.turned].map((turned) =>
    fieldName(table, specialField(index, turned)),
  );
  const at = cellName(columnOf(table, 2 * index), rowOf(table, 2 * index));
  const card = { card: placed.card, at, ...(placed.turned ? {} : { turned: true }) };
  return {
    ...desk.with('cards', listAt(desk, 'cards').with(index - FIRST_CARDS.length, card)),
    crates: listAt(desk, 'crates').map((name) => (name === special ? other : name)),
  };
}

function around(desk: Table, place: string): readonly Control<Says>[] {
  const { position } = desk;
  const field = fieldNamed(position, place);
  const index = field >> 1;
  if (position.table[index] === undefined) return [];
  const soldiers = ARMIES.flatMap((who) =>
    desk.controls<Says>(`soldiers.${nameOf(who)}.${place}`, {
      id: `soldiers-${nameOf(who)}`,
      says: { says: 'soldiersOf', who },
      forgets: ['supply'],
      nothing: 0,
    }),
  );
  const hasCrate = groundOf(position.table).special[field] === 'crate';
  const card: readonly Control<Says>[] = [
    { kind: 'act', id: 'turn', says: { says: 'turnCard' }, act: () => withCardTurned(desk, index) },
    { kind: 'act', id: 'away', says: { says: 'takeCard' }, act: () => withoutCard(desk, index) },
  ];
  return [
    ...soldiers,
    ...(hasCrate ? [presence(crateOf(desk, null), place, 'crate', { says: 'crateHere' })] : []),
    ...tankControls(desk, field, place),
    ...(index < FIRST_CARDS.length ? [] : card),
  ];
}

function tankControls(desk: Table, field: Field, place: string): readonly Control<Says>[] {
  const { tank } = desk.position;
  if (tank === null) return [];
  if (tank.field !== field) {
    const act = () => desk.with('tank.at', place);
    return [{ kind: 'act', id: 'tank', says: { says: 'tankHere' }, act }];
  }
  const crews = ARMIES.flatMap((who) =>
    Array.from({ length: CREW_LIMIT }, (_, more) => {
      const army = nameOf(who);
      const crew = more + 1;
      return { id: `${crew} of ${army}`, says: { says: 'crewOf', crew, who }, army, crew } as const;
    }),
  );
  const crew = choice<Says>(
    ['crew', { says: 'insideTank' }],
    tank.army === null ? 'nobody' : `${tank.crew} of ${nameOf(tank.army)}`,
    [{ id: 'nobody', says: { says: 'nobody' } }, ...crews],
    (to) => {
      const { army = null, crew = 0 } = crews.find(({ id }) => id === to) ?? {};
      return desk.with('tank', { ...(desk.value('tank') as object), army, crew }, ['supply']);
    },
  );
  const faces = desk.controls<Says>('tank.facing', {
    says: { says: 'tankFaces' },
    named: (name) => ({
      says: 'faces',
      facing: FACINGS.find((facing) => FACING_NAMES[facing] === name) ?? 0,
    }),
  });
  return [...faces, crew];
}

export const victoryTankEditing = editingOf<Position, Says>({
  shape: victoryTankPositions,
  scene: (position) => scene(position, null),
  pieces,
  around,
  settings,
});
