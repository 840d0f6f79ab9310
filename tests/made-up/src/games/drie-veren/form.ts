import { COUNTS, FERRIES, HAND, KINDS, LOADS, TURNS, type Kind } from '../../../cards/drie-veren/box.ts';
import type { StatementId } from '../../../content/drie-veren/statements.ts';
import { fields, formOf, items, oneOf, whole, type Form } from '../../../../../src/referee/form.ts';
import type { Fault, PositionForm } from '../../../../../src/referee/game.ts';
import * as codes from '../../../../../src/referee/pack.ts';
import { failed, ok, type Result } from '../../../../../src/result.ts';
import * as at from './position.ts';
import type { Open, Veren, VerenSeen } from './position.ts';
import type { VerenSaid } from './said.ts';

/**
 * A position of Drie Veren as people write it: `{ "hands": { "noord": ["kaas", "wind"] }, "afloat": "turf", "asked": ["zuid"] }`.
 * `asked` names who is still asked, the next one first. Left out are empty hands and quays, and the first turn.
 */
export const drieVerenForm: PositionForm<Veren, StatementId, VerenSaid> = {
  write: ({ storm, hands, quays, frames, afloat, ...rest }) => ({
    ...{ options: storm ? ['storm'] : [], hands: bySeat(hands), quays: bySeat(quays), ...rest },
    ...(afloat !== null && { afloat }),
    asked: frames.toReversed().map(({ seat }) => FERRIES[seat]),
  }),
  read,
  invariantsBroken: (position) => misfits(position).map(({ says }) => says),
};

const bySeat = <T>(each: readonly T[]) =>
  Object.fromEntries(FERRIES.map((ferry, seat) => [ferry, each[seat]]));

const KEYS = ['options', 'turns', 'hands', 'quays', 'water', 'afloat', 'winds', 'dice', 'asked'] as const;

function read(written: unknown): Result<Veren, Fault<StatementId, VerenSaid>> {
  const form = formOf<StatementId>(written);
  const parts = fields(form, KEYS);
  const among = <K extends string>(item: Form<StatementId>, names: readonly K[]): readonly K[] =>
    items(item).flatMap((one) => names[oneOf(one, names, -1)] ?? []);
  const each = <K extends Kind>(item: Form<StatementId>, names: readonly K[]) => {
    const named = fields(item, FERRIES);
    return FERRIES.map((ferry) => at.sorted(among<K>(named[ferry], names)));
  };
  const position: Veren = {
    storm: among(parts.options, ['storm']).length > 0,
    turns: whole(parts.turns, 0, TURNS, 0),
    hands: each(parts.hands, KINDS),
    quays: each(parts.quays, LOADS),
    water: at.sorted(among(parts.water, KINDS)),
    afloat: LOADS[oneOf(parts.afloat, LOADS, -1)] ?? null,
    winds: whole(parts.winds, 0, 2, 0),
    dice: items(parts.dice).map((die) => whole(die, 1, 6, 1)),
    frames: among(parts.asked, FERRIES)
      .map((ferry) => ({ kind: 'wind', seat: FERRIES.indexOf(ferry) }))
      .toReversed(),
  };
  const unread = form.faults.map((fault): Fault<StatementId, VerenSaid> => {
    return { ...fault, message: { says: 'fault', written: fault.message } };
  });
  const unfit = misfits(position).map((message) => ({ place: '', message, rule: null }));
  return unread.length + unfit.length === 0 ? ok(position) : failed(...unread, ...unfit);
}

/** What does not go together: too many cards, or others are asked than those whose answer is still to come. */
function misfits(position: Veren): readonly VerenSaid[] {
  const { frames, afloat, winds, dice, storm, hands } = position;
  const all = at.cardsIn(position, hands.flat());
  const tooMany = KINDS.flatMap((card): VerenSaid[] => {
    const count = all.filter((other) => other === card).length;
    return count > COUNTS[card] ? [{ says: 'tooMany', card, count }] : [];
  });
  const waiting = at.askedAgainst(at.sailorOf(position)).toReversed();
  const isAsked = frames.every(({ seat }, index) => seat === waiting[index]?.seat);
  const fits =
    afloat === null
      ? frames.length + winds === 0 && dice.length < 4
      : isAsked && winds <= Math.min(2 - frames.length, storm ? 2 : 1) && dice.length === 0;
  const isOver = at.actorIn(position) === null && afloat !== null;
  return fits && !isOver && hands.every((hand) => hand.length <= HAND)
    ? tooMany
    : [...tooMany, { says: 'misfit' }];
}

const seat = codes.whole(0, FERRIES.length - 1);
const load = codes.oneOf(LOADS);
const cards = (most: number): codes.Code<readonly Kind[]> => codes.listOf(most, codes.oneOf(KINDS));
const frame = codes.as(
  seat,
  (of: Open['frames'][number]) => of.seat,
  (who) => ({ kind: 'wind', seat: who }),
);
const each = <T>(code: codes.Code<T>) => codes.times(FERRIES.length, code);
const open = {
  ...{
    storm: codes.flag,
    turns: codes.whole(0, TURNS),
    quays: each(codes.listOf(12, load)),
  },
  ...{ water: cards(18), afloat: codes.orNull(load), winds: codes.whole(0, 2) },
  ...{ dice: codes.listOf(3, codes.whole(1, 6)), frames: codes.listOf(2, frame) },
};

/** How Drie Veren is packed into links. */
export const drieVerenPacking: codes.Packing<Veren, VerenSeen> = {
  position: codes.fields<Veren>({ ...open, hands: each(cards(HAND)) }),
  observation: codes.fields<VerenSeen>({
    ...{ ...open, viewer: seat, hand: cards(HAND), counts: each(codes.whole(0, HAND)) },
  }),
  viewer: ({ viewer }) => viewer,
};
