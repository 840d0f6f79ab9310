/** A battle at a real table: what is known of it is set, and what may be hidden is counted. */
import type { StatementId } from '../../../content/fog-of-war/statements.ts';
import type { Checker } from '../../referee/checker.ts';
import { choice, number, toggle, type Control, type Settings } from '../../referee/editing.ts';
import type { Scene } from '../../referee/scene.ts';
import { acrossFrom, ALL_AREAS, idOf, placeNamed, type Side } from './areas.ts';
import { checkBattle } from './battle-asked.ts';
import {
  ALL_NEUTRALS,
  BEGIN,
  cardsOfSide,
  draftOf,
  hasNeutrals,
  placesFrom,
  poolOf,
  tableOf,
  withForce,
  type BattleTable,
  type Dial,
} from './battle-table.ts';
import { withOptions, type OptionId, type Options } from './options.ts';
import {
  countOf,
  DUMMY,
  forceOf,
  isEmpty,
  isFleet,
  kindsIn,
  least,
  minus,
  most,
  sizeOf,
  takesPart,
  type Kind,
  type Pile,
} from './pile.ts';
import { cardsOf, otherOf, setsInPlay, SIDE_IDS, SIDES } from './position.ts';
import type { CheckerSaid } from './said-check.ts';
import { sideControl, type Holder } from './set-area.ts';
import { groundOf, isInvasion } from './strength.ts';

type Controls = readonly Control<CheckerSaid>[];

const DIALS: readonly Dial[] = [null, 'attack', 'defence'];
/** So many unseen cards are counted at most, on each side. */
const MOST_UNSEEN = 10;

/** There is no board: a battle is told by its cards alone. */
const NO_BOARD: Scene<CheckerSaid> = {
  ground: 'plain',
  fields: [],
  cards: [],
  pieces: [],
  lines: [],
  zones: [],
  status: { says: 'battleName' },
};

function ofBattle(table: BattleTable, options: Options): Controls {
  const { at, side, from, dial, spent, winter, year, ussr, holdsShore } = table;
  const set = (change: Partial<BattleTable>) => draftOf({ ...table, ...change });
  const places = [...placesFrom(table, options), null];
  const crosses = options.straits && isInvasion(from, at) && acrossFrom(at).length > 0;
  return [
    choice<CheckerSaid>(
      ['at', { says: 'battleAt' }],
      idOf(at),
      ALL_AREAS.map((area) => ({ id: idOf(area), says: { says: 'placeName', at: area } })),
      (id) => set({ at: ALL_AREAS.find((area) => idOf(area) === id) ?? at }),
    ),
    sideControl<CheckerSaid>(
      ['side', { says: 'attackerSet' }],
      side,
      SIDES.map((who) => ({ who, says: { says: 'whoName', who } })),
      (who) => set({ side: who ?? side }),
    ),
    choice<CheckerSaid>(
      ['from', { says: 'battleFrom' }],
      from === null ? 'quagmire' : idOf(from),
      places.map((place) => ({
        id: place === null ? 'quagmire' : idOf(place),
        says: { says: 'fromName', from: place, isLanding: isInvasion(place, at) },
      })),
      (id) => set({ from: placeNamed(id) ?? null }),
    ),
    ...(crosses
      ? [
          toggle<CheckerSaid>(['shore', { says: 'shoreSet', shores: acrossFrom(at) }], holdsShore, (holds) =>
            set({ holdsShore: holds }),
          ),
        ]
      : []),
    ...(from === null
      ? []
      : [
          choice<CheckerSaid>(
            ['dial', { says: 'dialSet' }],
            dial ?? 'none',
            DIALS.map((bonus) => ({ id: bonus ?? 'none', says: { says: 'dialName', bonus } })),
            (id) => set({ dial: DIALS.find((bonus) => bonus === id) ?? null }),
          ),
        ]),
    sideControl<CheckerSaid>(
      ['spent', { says: 'spentSet' }],
      spent,
      ([null, ...SIDES] as const).map((who) => ({ who, says: { says: 'spenderName', who } })),
      (who) => set({ spent: who }),
    ),
    toggle<CheckerSaid>(['winter', { says: 'winterSet' }], winter, (is) => set({ winter: is })),
    number<CheckerSaid>(['year', { says: 'yearSet' }], 1940 + year, [1940, 1944], (now) =>
      set({ year: now - 1940 }),
    ),
    toggle<CheckerSaid>(['ussr', { says: 'ussrSet' }], ussr, (is) => set({ ussr: is })),
  ];
}

const idOfOwner = (who: Holder): string => (who === null ? 'neutral' : SIDE_IDS[who]);
const forceIn = (table: BattleTable, who: Holder) => (who === null ? table.neutrals : table.forces[who]);
const allOf = (table: BattleTable, who: Holder, options: Options): Pile =>
  who === null ? ALL_NEUTRALS : cardsOfSide(table, who, options);

/** How many of each of these kinds are here, or elsewhere: no more than there are, less those of the other. */
function counters(
  table: BattleTable,
  who: Holder,
  part: 'known' | 'elsewhere',
  options: Options,
  isAsked: (kind: Kind) => boolean = () => true,
): Controls {
  const [all, force] = [allOf(table, who, options), forceIn(table, who)];
  const free = minus(all, part === 'known' ? force.elsewhere : force.known);
  const kinds = kindsIn(all).filter((kind) => isAsked(kind) || countOf(force[part], kind) > 0);
  return kinds.map((kind) =>
    number<CheckerSaid>(
      [`${part}-${idOfOwner(who)}-${forceOf(kind)}`, { says: 'cardSet', card: kind }],
      countOf(force[part], kind),
      [0, countOf(free, kind)],
      (count) => draftOf(withForce(table, who, { [part]: force[part].with(kind, count) })),
    ),
  );
}

/** Kinds that count in the battle for their owner, and dummies: whatever else lies there is discarded, known or not. */
const fightsIn =
  ({ at, from, side }: BattleTable, who: Holder, options: Options) =>
  (kind: Kind): boolean =>
    kind === DUMMY ||
    takesPart(kind, groundOf(at), who === side) ||
    (who === side && options['shore-bombardment'] && isInvasion(from, at) && isFleet(kind));

const unseenControl = (table: BattleTable, who: Holder, options: Options): Control<CheckerSaid> => {
  const force = forceIn(table, who);
  const pool = poolOf(force, allOf(table, who, options));
  return number<CheckerSaid>(
    [`unseen-${idOfOwner(who)}`, { says: 'unseenSet' }],
    force.unseen,
    [0, Math.min(MOST_UNSEEN, sizeOf(pool))],
    (unseen) => draftOf(withForce(table, who, { unseen })),
  );
};

/** Sets that have come since the start, of which one often knows that all of them are still lost. */
function setActs(table: BattleTable, who: Side, options: Options): Controls {
  const force = forceIn(table, who);
  const free = minus(allOf(table, who, options), force.known);
  const sets = setsInPlay({ ...table, options }).filter((set) => set !== 'start');
  return sets.flatMap((set): Controls => {
    const elsewhere = least(most(force.elsewhere, cardsOf(who, set)), free);
    if (isEmpty(minus(elsewhere, force.elsewhere))) return [];
    const act = () => draftOf(withForce(table, who, { elsewhere }));
    return [{ kind: 'act', id: `gone-${SIDE_IDS[who]}-${set}`, says: { says: 'setGone', set }, act }];
  });
}

/** What is set of one owner's cards; where they are elsewhere matters as long as some are unseen. */
function ofForce(table: BattleTable, who: Holder, options: Options): readonly Settings<CheckerSaid>[] {
  const attacks = who === table.side;
  return [
    {
      heading: { says: 'forceHeading', who, attacks },
      controls: [
        unseenControl(table, who, options),
        ...counters(table, who, 'known', options, fightsIn(table, who, options)),
      ],
    },
    ...(forceIn(table, who).unseen === 0
      ? []
      : [
          {
            heading: { says: 'elsewhereHeading', who } as const,
            folded: true as const,
            controls: [
              ...(who === null ? [] : setActs(table, who, options)),
              ...counters(table, who, 'elsewhere', options),
            ],
          },
        ]),
  ];
}

export function battleChecker(on: readonly OptionId[]): Checker<OptionId, StatementId, CheckerSaid> {
  const options = withOptions(on);
  return {
    id: 'battle',
    name: { says: 'battleName' },
    about: { says: 'battleAbout' },
    options: [
      'loss-minimal-set',
      'loss-at-least',
      'loss-any-order',
      'no-offmap-launch',
      'usa-end-1940',
      'straits',
      'shore-bombardment',
      'air-support',
    ],
    begin: draftOf(BEGIN),
    fields: Object.keys(BEGIN),
    check: (draft) => checkBattle(tableOf(draft, options), options),
    sketch: () => ({ scene: NO_BOARD, faults: [] }),
    pieces: () => [],
    places: () => [],
    put: (draft) => draft,
    take: () => null,
    around: () => [],
    settings: (draft) => {
      const table = tableOf(draft, options);
      return [
        { heading: { says: 'battleHeading' }, controls: ofBattle(table, options) },
        ...ofForce(table, table.side, options),
        ...ofForce(table, otherOf(table.side), options),
        ...(hasNeutrals(table.at) ? ofForce(table, null, options) : []),
      ];
    },
  };
}
