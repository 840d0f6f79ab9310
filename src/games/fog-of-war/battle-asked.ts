/** What the rules make of a battle that somebody asks about: its result, or how often each may come, and what it costs. */
import type { StatementId } from '../../../content/fog-of-war/statements.ts';
import type { Checked } from '../../referee/checker.ts';
import { inDecimals } from '../../referee/odds.ts';
import { areaOf, type Side } from './areas.ts';
import { chancesOf, type Chance } from './battle-chances.ts';
import { shownWith, type Ending, type Shown } from './battle-shown.ts';
import type { BattleTable } from './battle-table.ts';
import { halfOf, payments } from './fighting.ts';
import type { Options } from './options.ts';
import { isEmpty, minus, NONE, plus, sizeOf, takesPart, those, type Pile } from './pile.ts';
import { garrisonOf, neutralsAt, otherOf } from './position.ts';
import type { CheckerSaid } from './said-check.ts';
import { groundOf, resultOf, type Line } from './strength.ts';

type Answer = Checked<StatementId, CheckerSaid>;
type Reason = Answer['because'][number];

const because = (rule: StatementId, says: CheckerSaid): Reason => ({ rule, says });

/** By which rule each adds to a strength. */
const RULES = {
  cards: 'F-060',
  neutrals: 'F-162',
  dial: 'F-046',
  winter: 'F-079',
  invasion: 'F-080',
  strait: 'F-192',
  advantage: 'F-050',
  bombardment: 'F-193',
} as const satisfies Record<Line['from'], StatementId>;

/** By which rule an ending costs what it costs. */
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
    return because(RULES[from], { says: 'strengthBy', who, from, adds, winter: areaOf(at).winter, hides });
  });

/** Cards that are shown and discarded. */
function asideOf(who: Side, had: Pile, left: Pile): readonly Reason[] {
  const aside = minus(had, left);
  return isEmpty(aside) ? [] : [because('F-048', { says: 'takeNoPart', who, cards: aside })];
}

/** What both strengths are made of, as far as cards are known. */
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

/** How a battle ends of which nothing is hidden. */
const endingOf = ({ ends, totals }: Shown): Ending => ends ?? resultOf(totals.attack, totals.defence);

/** What both lose where nothing is hidden. */
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

/** Nothing is hidden: one result, and how it comes about. */
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
