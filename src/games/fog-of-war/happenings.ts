/** What moves of The Fog of War bring about at the table, with the rules by which they do; of what is hidden no card is named. */
import { top } from '../../referee/frames.ts';
import { happens, when, type Event } from './happening.ts';
import { flowEvents } from './happenings-flow.ts';
import { costOf, opensBids } from './intel.ts';
import type { Move, MoveOf } from './move.ts';
import { battleIn } from './moves.ts';
import { isEmpty, sizeOf, some } from './pile.ts';
import { DEALT } from './areas.ts';
import { lacksSupport } from './fighting.ts';
import { decidedEvents, revealEvents } from './happenings-fight.ts';
import { garrisonOf, inSpace, pileIn, quagmireAt, type War } from './position.ts';
import { wayTo } from './supply.ts';

export const happenings = (before: War, move: Move, after: War): readonly Event[] => [
  ...directly(before, move, after),
  ...flowEvents(before, move, after),
];

const dealtNow = ({ neutrals }: War): number =>
  neutrals.reduce((sum, pile) => sum + pile.reduce((all, count) => all + count, 0), 0);

/** What a move does itself. */
function directly(before: War, move: Move, after: War): readonly Event[] {
  const wait = top(before.waits);
  const who = wait?.seat ?? before.active;
  switch (move.kind) {
    case 'offer':
      return [
        happens('F-195', { says: 'sideOffered', who }),
        ...when(after.goal !== before.goal, () => happens('F-195', { says: 'goalIs', goal: after.goal })),
        ...when(after.offers.length === 2 && top(after.waits)?.kind !== 'lot', () =>
          happens('F-195', { says: 'placesSwapped', swaps: after.swapped }),
        ),
      ];
    case 'lot':
      return [happens('F-195', { says: 'placesSwapped', swaps: move.swaps })];
    case 'neutral':
      return [
        happens('F-001', { says: 'dealtTo', at: DEALT[dealtNow(before)] ?? 0 }),
        ...when(after.stage !== before.stage, () => happens('F-165', { says: 'alliesLook' })),
      ];
    case 'victory':
      return [happens('F-006', { says: 'victoryDrawn' })];
    case 'box':
      return [happens('F-006', { says: 'victoryBoxed' }, who)];
    case 'draw':
      return [happens('F-025', { says: 'drawsOne', who })];
    case 'place':
      return before.stage === 'set-up'
        ? [happens('F-007', { says: 'setsUpIn', who, at: move.at }), ...shuffled(after)]
        : placed(before, move);
    case 'plan':
      return [happens('F-040', { says: 'beginsOperation', who, space: before.wheels[who].turned })];
    case 'add':
      return [happens('F-043', { says: 'addsTo', who, space: move.space })];
    case 'disband':
      return [
        happens('F-044', {
          says: 'disbands',
          who,
          space: move.space,
          cards: sizeOf(pileIn(before, who, inSpace(move.space))),
        }),
      ];
    case 'launch':
      return launched(before, move);
    case 'resolve':
      return [happens('F-072', { says: 'resolves', who, at: move.at }), ...revealEvents(before, move)];
    case 'intel':
      return [
        happens('F-121', {
          says: 'wantsToSee',
          who,
          target: move.target,
          cost: opensBids(before) ? null : costOf(before),
        }),
      ];
    case 'bid':
      return [
        happens('F-124', { says: 'bids', who, tokens: move.tokens }),
        ...lookEvents(before, after, false),
      ];
    case 'pass': {
      const isOwn = wait?.kind === 'bid' && wait.by === who;
      return isOwn ? lookEvents(before, after, true) : [happens('F-124', { says: 'letsIt', who })];
    }
    case 'see':
      return [
        {
          ...happens('F-126', { says: 'seesOne', who, what: move.what }),
          secret: { to: [who], others: happens('F-126', { says: 'seesOne', who, what: null }) },
        },
      ];
    case 'spend':
    case 'keep':
      return [
        happens('F-050', { says: move.kind === 'spend' ? 'spends' : 'keeps', who }),
        ...decidedEvents(before, move, after),
      ];
    case 'fight':
    case 'cut': {
      const battle = battleIn(before);
      if (battle === null) return [];
      return move.kind === 'cut'
        ? [happens('F-077', { says: 'sentOff', who: battle.seat, at: battle.at })]
        : [happens('F-077', { says: 'fightsThem', who, at: battle.at })];
    }
    case 'match': {
      const attacks = wait?.kind === 'match' && wait.attacks;
      const { cards, neutrals } = move;
      return [happens(attacks ? 'F-066' : 'F-064', { says: 'paysWith', who, cards, neutrals })];
    }
    case 'lose':
      if (wait?.kind !== 'lose') return [];
      return wait.neutral
        ? [happens('F-070', { says: 'neutralLost', cards: some(move.card) })]
        : [
            happens(wait.interdicted ? 'F-191' : 'F-068', { says: 'losesOne', who }),
            ...revealEvents(before, move),
          ];
    case 'show':
      return [
        happens('F-191', { says: 'reveals', who, cards: some(move.card) }),
        ...revealEvents(before, move),
      ];
    case 'deal':
      return [happens('F-101', { says: 'comesBack', who })];
    case 'recover':
      return [happens('F-112', { says: 'recovers', who })];
    case 'industry':
      return [happens('F-112', { says: 'industryRises', who, industry: after.industry[who] })];
    case 'tokens':
      return [happens('F-112', { says: 'boughtTokens', who })];
    case 'points':
      return [happens('F-113', { says: 'buysPoint', all: after.points }, who)];
    case 'remove':
      return [happens('F-103', { says: 'takesBack', who })];
    case 'done':
      if (wait?.kind === 'interdict') return revealEvents(before, move);
      if (wait?.kind === 'produce') return [happens('F-102', { says: 'producesNoMore', who })];
      if (before.stage === 'set-up') return shuffled(after);
      return when(wait === null, () =>
        happens('F-020', { says: before.stage === 'actions' ? 'actionsOver' : 'turnOver', who }),
      );
  }
}

/** A look has failed, and what it cost. */
function lookEvents(before: War, after: War, gives: boolean): readonly Event[] {
  const wait = top(before.waits);
  if (wait?.kind !== 'bid' || after.blocked.length === before.blocked.length) return [];
  const paid = [
    before.intel[0].ready - after.intel[0].ready,
    before.intel[1].ready - after.intel[1].ready,
  ] as const;
  const says = { says: 'lookBlocked', gives, by: wait.by, target: wait.target, paid } as const;
  return [happens('F-125', says, gives ? wait.by : undefined)];
}

/** Both have set up. */
const shuffled = ({ waits }: War): readonly Event[] =>
  when(waits.length > 0, () => happens('F-008', { says: 'decksAreShuffled' }));

function placed(before: War, { at }: MoveOf<'place'>): readonly Event[] {
  const quagmire = quagmireAt(before, at) !== undefined;
  return [happens(quagmire ? 'F-072' : 'F-030', { says: 'putsCard', who: before.active, at, quagmire })];
}

function launched(before: War, move: MoveOf<'launch'>): readonly Event[] {
  const { space, from, via } = move;
  const { active: who, wheels } = before;
  const at = wheels[who].plans[space] ?? 0;
  const shows = happens('F-047', { says: 'aimsAt', who, at, space });
  if (from === null) return [shows, happens('F-A52', { says: 'noWay', at })];
  if (lacksSupport(before, pileIn(before, who, inSpace(space)), at))
    return [shows, happens('F-194', { says: 'unsupported', who, at })];
  return [
    shows,
    happens('F-090', { says: 'suppliedBy', way: wayTo(before, who, from, via) }),
    ...when(!isEmpty(garrisonOf(before, who, at)), () => happens('F-161', { says: 'ownDiscarded', who, at })),
    ...revealEvents(before, move),
  ];
}
