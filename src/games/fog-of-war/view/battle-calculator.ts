/**
 * The battle calculator for a real table: the user enters what is known, and gets the result, or the odds of
 * each result, with its cost.
 */
import type { StatementId } from '../../../../content/fog-of-war/statements.ts';
import type { Checked, Checker } from '../../../referee/table/checker.ts';
import { type Control, type Settings, choice, number, toggle } from '../../../referee/table/editor.ts';
import type { Scene } from '../../../referee/table/scene.ts';
import { ALL_AREAS, type Side, acrossFrom, areaOf, idOf, placeNamed } from '../rules/areas.ts';
import {
  ALL_NEUTRALS,
  BEGIN,
  type BattleTable,
  type Shown,
  cardsOfSide,
  chancesOf,
  draftOf,
  hasNeutrals,
  placesFrom,
  poolOf,
  shownWith,
  tableOf,
  withForce,
} from './battle-odds.ts';
import { type OptionId, type Options, withOptions } from '../rules/options.ts';
import {
  DUMMY,
  type Kind,
  NONE,
  type Pile,
  countOf,
  forceOf,
  isEmpty,
  isFleet,
  kindsIn,
  least,
  minus,
  most,
  plus,
  sizeOf,
  takesPart,
  those,
} from '../rules/card-counts.ts';
import { SIDES, SIDE_IDS, cardsOf, garrisonOf, neutralsAt, setsInPlay } from '../rules/position.ts';
import type { Chance, CheckerSaid, Dial, Ending } from '../messages.ts';
import { type Holder, sideControl } from './real-table.ts';
import { LINE_RULES, type Line, groundOf, halfOf, isInvasion, payments, resultOf } from '../rules/battle.ts';
import { inDecimals } from '../../../odds.ts';
import { otherOf } from '../../../referee/seats.ts';

// The answer to a battle that somebody asks about.

type Answer = Checked<StatementId, CheckerSaid>;
type Reason = Answer['because'][number];

const because = (rule: StatementId, says: CheckerSaid): Reason => ({ rule, says });

/** The rule for the cost of each ending. */
const COSTS = {
  victory: 'F-066',
  quagmire: 'F-068',
  defeat: 'F-064',
  rout: 'F-065',
  disbanded: 'F-194',
} as const satisfies Record<Ending, StatementId>;

const linesOf = (
  who: Side,
  lines: readonly Line[],
  { at, forces, neutrals }: BattleTable,
): readonly Reason[] =>
  lines.map(({ from, adds }) => {
    const hides = (from === 'neutrals' ? neutrals : forces[who]).unseen > 0;
    return because(LINE_RULES[from], {
      says: 'strengthBy',
      who,
      from,
      adds,
      winter: areaOf(at).winter,
      hides,
    });
  });

/** The cards that are shown but take no part. */
function asideOf(who: Side, had: Pile, left: Pile): readonly Reason[] {
  const aside = minus(had, left);
  return isEmpty(aside) ? [] : [because('F-048', { says: 'takeNoPart', who, cards: aside })];
}

/** The lines of both strengths, as far as cards are known. */
function sums(table: BattleTable, { war, totals, lost }: Shown): readonly Reason[] {
  const { side, at, forces } = table;
  const defender = otherOf(side);
  return [
    ...asideOf(side, forces[side].known, plus(garrisonOf(war, side, at), lost)),
    ...asideOf(defender, forces[defender].known, garrisonOf(war, defender, at)),
    ...linesOf(side, totals.attackLines, table),
    ...linesOf(defender, totals.defenceLines, table),
  ];
}

/** The ending of a battle without hidden cards. */
const endingOf = ({ ends, totals }: Shown): Ending => ends ?? resultOf(totals.attack, totals.defence);

/** The losses of both sides, without hidden cards. */
function losses(table: BattleTable, shown: Shown): readonly CheckerSaid[] {
  const { side, at } = table;
  const { war, battle, totals } = shown;
  const defender = otherOf(side);
  const [attackers, defenders, neutrals] = [
    garrisonOf(war, side, at),
    garrisonOf(war, defender, at),
    neutralsAt(war, at),
  ];
  const pays = (who: Side, need: number): CheckerSaid => ({
    says: 'pays',
    who,
    need,
    ways: payments(war, battle, need, who === side),
  });
  const ships =
    table.from === null
      ? NONE
      : minus(
          attackers,
          those(attackers, (kind) => takesPart(kind, groundOf(at), true)),
        );
  switch (endingOf(shown)) {
    case 'victory':
      return [
        { says: 'losesAll', who: defender, cards: plus(defenders, neutrals) },
        pays(side, totals.defence),
        ...(isEmpty(ships) ? [] : [{ says: 'shipsGo', cards: ships, to: 'discard' } as const]),
      ];
    case 'quagmire': {
      const lost = halfOf(sizeOf(defenders), sizeOf(neutrals));
      const fighting = sizeOf(attackers) - sizeOf(ships);
      return [
        { says: 'losesHalf', who: side, lost: halfOf(fighting).own, of: fighting },
        { says: 'losesHalf', who: defender, lost: lost.own, of: sizeOf(defenders) },
        ...(isEmpty(neutrals)
          ? []
          : [{ says: 'losesHalf', who: null, lost: lost.neutrals, of: sizeOf(neutrals) } as const]),
        ...(isEmpty(ships) ? [] : [{ says: 'shipsGo', cards: ships, to: 'win' } as const]),
      ];
    }
    case 'defeat':
      return [{ says: 'losesAll', who: side, cards: attackers }, pays(defender, totals.attack)];
    case 'rout':
      return [
        { says: 'losesAll', who: side, cards: plus(attackers, shown.lost) },
        { says: 'losesAll', who: defender, cards: NONE },
      ];
    case 'disbanded':
      return [{ says: 'isDisbanded', who: side }];
  }
}

/** The answer without hidden cards: one result, and how it comes about. */
function certain(table: BattleTable, shown: Shown): Answer {
  const { side: who } = table;
  const { ends, totals } = shown;
  const ending = endingOf(shown);
  const { attack, defence } = totals;
  return {
    allowed: ending === 'victory' || ending === 'quagmire',
    answer:
      ends === null ? { says: 'battleIs', attack, defence, ending } : { says: 'endsAtOnce', ending, who },
    because: [
      ...sums(table, shown),
      ends === null
        ? because('F-061', { says: 'compared', attack, defence, ending })
        : because(ends === 'rout' ? 'F-049' : 'F-194', { says: 'nobodyFights', ends }),
      ...(defence === 0 && ending === 'victory' ? [because('F-062', { says: 'againstNothing' })] : []),
      because(COSTS[ending], { says: 'costs', ending }),
    ],
    besides: [{ heading: { says: 'lossesHeading' }, lines: losses(table, shown) }],
  };
}

const likeliestOf = (chances: readonly Chance[]): Chance | undefined =>
  chances.toSorted((one, other) => inDecimals(other.share) - inDecimals(one.share))[0];

export function checkBattle(table: BattleTable, options: Options): Answer {
  const { side: who, forces, neutrals } = table;
  const known = {
    attackers: forces[who].known,
    defenders: forces[otherOf(who)].known,
    neutrals: neutrals.known,
  };
  const shown = shownWith(table, options, known);
  const hidden = forces[0].unseen + forces[1].unseen + neutrals.unseen;
  const chances = hidden === 0 ? [] : chancesOf(table, options);
  const likeliest = likeliestOf(chances);
  if (likeliest === undefined) return certain(table, shown);
  return {
    allowed: likeliest.ending === 'victory' || likeliest.ending === 'quagmire',
    answer: { says: 'likeliest', ending: likeliest.ending, share: likeliest.share },
    because: [...sums(table, shown), because('F-061', { says: 'thresholds' })],
    besides: [
      {
        heading: { says: 'chancesHeading' },
        lines: chances.map((chance) => ({ says: 'chanceIs', who, ...chance })),
      },
    ],
  };
}

type Controls = readonly Control<CheckerSaid>[];

const DIALS: readonly Dial[] = [null, 'attack', 'defence'];
/** The most unseen cards per side; more would take too long to enumerate. */
const MOST_UNSEEN = 10;

/** An empty scene: a battle is described by its cards alone. */
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

/** Counters for these kinds, here or elsewhere; both together never exceed the number of cards. */
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

/** The kinds that fight, and dummies; others are discarded, known or not. */
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

/** Shortcuts for sets that came in after the start, all of which may still be lost. */
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

/** The controls for one owner's cards; cards elsewhere only matter while some are unseen. */
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
