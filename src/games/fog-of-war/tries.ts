import { ALL_AREAS, type AreaNumber } from './areas.ts';
import type { Move, Space } from './move.ts';
import { actorIn, moves } from './moves.ts';
import { print } from './notation.ts';
import { kindsIn } from './pile.ts';
import { DECK, HAND, pileIn, SPACES, type War } from './position.ts';
import { choiceIn, type FogChoice } from './touches.ts';

/** What somebody might try, with the way to it: the legal moves and their likes that are not. */
export function tries(position: War): readonly FogChoice[] {
  const legal = moves(position);
  if (typeof actorIn(position) !== 'number' || position.waits.length > 0)
    return legal.map(choiceIn(position));
  const known = new Set(legal.map(print));
  const more = wishes(position).filter((move) => !known.has(print(move)));
  return [...legal, ...more].map(choiceIn(position));
}

/** What can be wished for: a card anywhere, an operation at anything, a launch too early, a look that was blocked. */
function wishes(position: War): readonly Move[] {
  const { active, stage, wheels, blocked } = position;
  const cards = kindsIn(pileIn(position, active, stage === 'set-up' ? DECK : HAND));
  const placed = cards.flatMap((card) => ALL_AREAS.map((at): Move => ({ kind: 'place', card, at })));
  if (stage === 'intel') return blocked.map((target) => ({ kind: 'intel', target }));
  if (stage !== 'actions') return stage === 'set-up' ? placed : [];
  const spaces = SPACES.filter((space) => wheels[active].plans[space] !== null);
  return [
    ...placed,
    ...cards.flatMap((card) => ALL_AREAS.map((at): Move => ({ kind: 'plan', at, card }))),
    ...spaces.flatMap((space) => launchesOf(position, space)),
    { kind: 'done' },
  ];
}

/** An operation launched from every area of one's own. */
const launchesOf = ({ control, active }: War, space: Space): readonly Move[] =>
  ALL_AREAS.filter((at: AreaNumber) => control[at] === active).map((from) => ({
    kind: 'launch',
    space,
    from,
    via: [],
  }));
