import { FROGS, HOPS, LAST_STONE } from '../../../cards/stepping-stones/box.ts';
import type { StatementId } from '../../../content/stepping-stones/statements.ts';
import { fields, formOf, items, oneOf, whole, type Form } from '../../../../../src/referee/form.ts';
import type { Fault, PositionForm } from '../../../../../src/referee/game.ts';
import { failed, ok } from '../../../../../src/result.ts';
import type { Stones } from './game.ts';
import type { StonesSaid } from './said.ts';

const CARDS = HOPS.reduce((all, { count }) => all + count, 0);

/** The fields of a written position. */
export const STONES_KEYS = ['options', 'at', 'hands', 'turn'] as const;

/**
 * A position of Stepping Stones as people write it: `{ "at": { "green": 2 }, "hands": { "green": [1], "brown": [1, 2] } }`.
 * Left out are the bank, empty hands, the green frog's turn and no option.
 */
export const steppingStonesForm: PositionForm<Stones, StatementId, StonesSaid> = {
  write: ({ far, at, hands, turn }) => ({
    options: far ? ['far'] : [],
    at: { green: at[0], brown: at[1] },
    hands: { green: hands[0], brown: hands[1] },
    turn: FROGS[turn],
  }),
  read: (written) => {
    const { position, faults } = outline(written);
    return faults.length === 0 ? ok(position) : failed(...faults);
  },
  invariantsBroken: ({ at, hands }) =>
    hands.flat().length <= CARDS && at.every((stone) => stone <= LAST_STONE) ? [] : ['lost'],
};

/** What was written, as far as it can be made out, and what is wrong with it. */
export function outline(written: unknown): {
  readonly position: Stones;
  readonly faults: readonly Fault<StatementId, StonesSaid>[];
} {
  const form = formOf<StatementId>(written);
  const parts = fields(form, STONES_KEYS);
  const at = fields(parts.at, FROGS);
  const hands = fields(parts.hands, FROGS);
  const position: Stones = {
    far: items(parts.options).some((option) => oneOf(option, ['far'], -1) === 0),
    at: [whole(at.green, 0, LAST_STONE, 0), whole(at.brown, 0, LAST_STONE, 0)],
    hands: [handOf(hands.green), handOf(hands.brown)],
    turn: oneOf(parts.turn, FROGS, 0) === 1 ? 1 : 0,
  };
  const faults: Fault<StatementId, StonesSaid>[] = form.faults.map((found) => ({
    ...found,
    message: { says: 'fault', message: found.message },
  }));
  const held = position.hands.flat();
  for (const { hops, count } of HOPS) {
    const many = held.filter((card) => card === hops).length;
    if (many > count)
      faults.push({ place: 'hands', message: { says: 'tooManyCards', hops, many, count }, rule: 'S1' });
  }
  return { position, faults };
}

const handOf = (form: Form<StatementId>): number[] => items(form).map((item) => whole(item, 1, 2, 1));
