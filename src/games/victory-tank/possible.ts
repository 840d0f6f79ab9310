import { CRATES, FIGHTERS } from './cards.ts';
import { where, type TankFault } from './faults.ts';
import { nameOf } from './figures.ts';
import { baseOwner, contactsOf, groundOf, inBond, type Ground } from './ground.ts';
import { cellName, fieldName } from './notation.ts';
import { choiceFaults, turnFaults } from './possible-turn.ts';
import type { Army, PlacedCard, Position } from './position.ts';
import { enemyOf, footOn, ROUNDS, tankOn } from './rules.ts';
import { FIRST_CARDS } from './setup.ts';

/**
 * Whether a position can be: every reason why it cannot, in the places of its written form. A position that comes from
 * playing has none.
 */
export function faultsOf(position: Position): TankFault[] {
  const table = tableFaults(position);
  if (table.length > 0) return table;
  const ground = groundOf(position.table);
  const found = [
    ...ARMIES.flatMap((army) => soldierFaults(position, ground, army)),
    ...tankFaults(position, ground),
    ...crateFaults(position, ground),
    ...cardFaults(position),
    ...turnFaults(position),
  ];
  return found.length > 0 ? found : choiceFaults(position, ground);
}

const ARMIES = [0, 1] as const;

/** The cards on the table: none over another, each where it could have been placed (G3 to G4a). */
function tableFaults(position: Position): TankFault[] {
  const { table, options } = position;
  const found = table.flatMap(({ card, column, row }, index) => {
    const here = cellName(column, row);
    const covered = contactsOf(table.slice(0, index), column, row).covered;
    const under = covered.map((other) => table[other]?.card ?? '');
    const shifted = !options.free && !inBond(column, row);
    return [
      ...where(under.length > 0, placeOf(index), { says: 'overlaps', card, here, under }, 'G4a'),
      ...where(shifted, placeOf(index), { says: 'outOfBond', card, here }, 'G3'),
    ];
  });
  if (found.length > 0) return found;
  const placed = table.length - FIRST_CARDS.length;
  const most = 2 * (position.round - 1) + placedBy(position);
  return [
    ...unreachable(table).flatMap((placed) => {
      const { card, column, row } = placed;
      const here = cellName(column, row);
      return where(true, placeOf(table.indexOf(placed)), { says: 'untouched', card, here }, 'G4');
    }),
    ...where(placed > most, 'cards', { says: 'tooManyPlaced', placed, most }, 'E4'),
  ];
}

const placeOf = (index: number): string => `cards[${index - FIRST_CARDS.length}]`;

/** Cards of the present round that can be on the table already. */
function placedBy({ stage, player, active }: Position): number {
  if (stage === 'draft') return 0;
  const first = player === active;
  if (stage === 'place') return first ? 0 : 1;
  return stage === 'face' && first ? 1 : 2;
}

/** Cards that could not have been placed in any order, each touching two of those before it. */
function unreachable(table: readonly PlacedCard[]): PlacedCard[] {
  const reached = table.slice(0, FIRST_CARDS.length);
  let waiting = table.slice(FIRST_CARDS.length);
  for (;;) {
    const next = waiting.filter((card) => contactsOf(reached, card.column, card.row).touched.length < 2);
    if (next.length === waiting.length) return waiting;
    reached.push(...waiting.filter((card) => !next.includes(card)));
    waiting = next;
  }
}

function soldierFaults(position: Position, ground: Ground, of: Army): TankFault[] {
  const { options, tank, drive, table } = position;
  const army = nameOf(of);
  const [supply, lost] = [position.supply[of], position.lost[of]];
  const inPlay = position.foot[of].reduce((sum, count) => sum + count, tank?.army === of ? tank.crew : 0);
  const isShort = inPlay <= FIGHTERS && inPlay + supply + lost !== FIGHTERS;
  const isLost = lost > 0 && !options['casualties-out'];
  const onBase = footOn(position, of, ground.bases[enemyOf(of)]) > 0;
  const place = `soldiers.${army}`;
  const met = Array.from({ length: ground.size }, (_, field) => field).filter((field) => {
    if (footOn(position, of, field) === 0) return false;
    const isMet = of === 0 && footOn(position, 1, field) > 0;
    return isMet || (drive === null && tankOn(position, enemyOf(of), field) !== null);
  });
  return [
    ...where(inPlay > FIGHTERS, place, { says: 'tooManyInPlay', who: of, inPlay, most: FIGHTERS }, 'R1a'),
    ...where(
      isShort,
      `supply.${army}`,
      { says: 'notAll', who: of, inPlay, supply, lost, all: FIGHTERS },
      'K3',
    ),
    ...where(isLost, `lost.${army}`, { says: 'noneLost' }, 'A7a'),
    ...where(onBase, place, { says: 'onEnemyBase', who: of, enemy: enemyOf(of) }, 'M2'),
    ...met.flatMap((field) =>
      where(true, 'soldiers', { says: 'bothArmies', here: fieldName(table, field) }, 'M2'),
    ),
  ];
}

function tankFaults({ tank, options, drive }: Position, ground: Ground): TankFault[] {
  if (tank === null || drive !== null) return [];
  const owner = baseOwner(ground, tank.field);
  const isParked = owner !== null && options['park-home'] && tank.army !== enemyOf(owner);
  const rule = owner === tank.army ? 'M6c' : 'M6b';
  return where(owner !== null && !isParked, 'tank.at', { says: 'tankOnBase' }, rule);
}

function crateFaults(position: Position, ground: Ground): TankFault[] {
  const { crates, taken, table, tank } = position;
  const all = crates.length + taken[0] + taken[1];
  return [
    ...crates.flatMap((field) => {
      const here = fieldName(table, field);
      const isTaken = tank?.field === field || ARMIES.some((army) => footOn(position, army, field) > 0);
      return [
        ...where(ground.special[field] !== 'crate', 'crates', { says: 'noCrateField', here }, 'F4'),
        ...where(isTaken, 'crates', { says: 'crateTaken', here }, 'M10'),
      ];
    }),
    ...where(new Set(crates).size < crates.length, 'crates', { says: 'twoCrates' }, 'F4'),
    ...where(all > CRATES, 'taken', { says: 'cratesBeyond', all, most: CRATES }, 'K4'),
  ];
}

/** Battlefield cards that are not on the table: as many to draw as rounds to come, and in hand only while placing. */
function cardFaults({ pile, drawn, held, round, stage, player, active, table, tank }: Position): TankFault[] {
  const due = 2 * (ROUNDS - round);
  const looks = stage === 'draft' ? 2 : 0;
  const [left, looked] = [pile.length, drawn.length];
  const faces = tank?.army === null && tank.facing === 0 && table.at(-1)?.card === 'tank';
  return [
    ...where(left !== due, 'pile', { says: 'pileNotDue', left, due }, 'E4'),
    ...where(looked !== looks, 'drawn', { says: 'drawnNotDue', drawn: looked, due: looks }, 'F1'),
    ...ARMIES.flatMap((army) => {
      const waits = player === active && army !== active && (stage === 'face' || stage === 'place');
      const must = waits || (stage === 'place' && army === player);
      const says = must ? 'heldNeeded' : 'heldNotDue';
      return where((held[army] !== null) !== must, `held.${nameOf(army)}`, { says }, 'F2');
    }),
    ...where(stage === 'face' && !faces, 'stage', { says: 'noTankToFace' }, 'F3'),
  ];
}
