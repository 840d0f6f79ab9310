/** What the referee of TanK says of tries, in the words of whoever asks. */
import { describe, expect, it } from 'vitest';
import { NATIONS } from '../../../cards/tank/box/cards.ts';
import { ALL_AMERICANS } from '../../../content/tank/examples-tables.ts';
import { SPEECH_EN } from '../../../content/tank/speech.en.ts';
import { spokenGame } from '../../referee/in-words.ts';
import { TACTICS } from './cards.ts';
import { tankForm } from './form.ts';
import { tank } from './game.ts';
import type { Tank } from './position.ts';

const spoken = spokenGame(tank, SPEECH_EN);

function table(written: object): Tank {
  const found = tankForm.read({ nations: { able: 'american', baker: 'german' }, ...written });
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
}

/** The answer to a try: "yes", or each rule with what it says; behind it the rulings that it turns on. */
function answer(position: Tank, written: string): string {
  const move = spoken.parse(position, written);
  if (!move.ok) throw new Error(move.faults.join());
  const { allowed, breaches, rulings } = spoken.judge(position, move.value);
  const said = breaches.map(({ rule, remedy }) => `${rule} ${remedy}`);
  const turns = rulings.map(({ rule, differs }) => ` [${rule}${differs === true ? '' : ` ${differs}`}]`);
  return `${allowed ? 'yes' : said.join('; ')}${turns.join('')}`;
}

/** An own unit has attacked, of each nation, and a card may follow. */
const afterAttack = (nation: (typeof NATIONS)[number], card: string, options: readonly string[]): Tank => {
  const unit = { german: 'pziv-h', american: 'm4', british: 'cromwell' }[nation];
  const enemy = nation === 'german' ? 'american' : 'german';
  return table({
    nations: { able: nation, baker: enemy },
    options,
    stage: 'free',
    rows: { able: [unit] },
    attack: { unit, target: 'deck', foe: enemy === 'german' ? 'hetzer' : 'm10' },
    hands: { able: [card] },
  });
};

describe('a FREE card of the other side', () => {
  const cards = TACTICS.filter(({ effect }) => effect === 'free').flatMap(({ id, restriction }) => {
    const side = restriction.by ?? restriction.of;
    return side === undefined ? [] : [[id, side] as const];
  });
  const readings = [[], ['free-for-next'], ['same-unit-alone'], ['free-for-next', 'same-unit-alone']];

  it.each(cards)('is refused for that alone, whatever it asks of units: %s', (card, side) => {
    const others = NATIONS.filter((nation) => (nation === 'german') !== (side === 'german'));
    for (const nation of others)
      for (const options of readings)
        for (const written of [`play ${card}`, `play ${card} again 1`])
          expect(answer(afterAttack(nation, card, options), written)).toMatch(
            /^T-055 [^;[]* is for (German|American or British) players alone$/,
          );
  });

  it('calls for no attack in a position that is written either', () => {
    const forNext = { options: ['free-for-next'], stage: 'attacker', forNext: 'blitzkrieg' };
    expect(() => table(forNext)).toThrow('callsForNoAttack');
    expect(table({ ...forNext, active: 'baker' }).forNext).not.toBe(null);
    expect(() => table({ ...forNext, active: 'baker', forNext: 'mud' })).toThrow('callsForNoAttack');
  });
});

describe('letting a turn go by', () => {
  const ten = { hands: { able: TACTICS.slice(0, 10).map(({ id }) => id) } };
  const optional = { options: ['attack-optional'] };
  const barred = { ranOut: { able: true } };
  const alone = { ranOut: { baker: true } };
  const nobody = {
    casualties: { able: ALL_AMERICANS.slice(-24) },
    rows: { able: ALL_AMERICANS.slice(0, 26).map((id) => `${id} stays`) },
  };

  it.each([
    ['where one has to attack', {}, 'T-A23 whoever can attack has to [T-A23]'],
    [
      'before one is ready',
      optional,
      'T-011 say that you are ready first, and you are asked whether to attack',
    ],
    ['when one is asked', { ...optional, stage: 'choose' }, 'yes [T-A23]'],
    ['with ten cards', { ...optional, ...ten }, 'T-021 you hold 10 cards: discard down to nine first'],
    ['with ten cards where one has to attack', ten, 'T-021 you hold 10 cards: discard down to nine first'],
    ['barred', barred, 'T-101 you may not attack in this turn: say that you are ready, and it goes by'],
    [
      'barred where attacks are optional',
      { ...optional, ...barred },
      'T-101 you may not attack in this turn: say that you are ready, and it goes by',
    ],
    [
      'with nobody to turn up',
      { ...optional, ...nobody },
      'T-031 you have nobody to turn up: say that you are ready, and the turn goes by',
    ],
    [
      'while the enemy is barred',
      { ...optional, ...alone },
      'T-A39a the enemy cannot attack, and so you have to',
    ],
    [
      'while the enemy is barred, where one has to attack',
      alone,
      'T-A23 whoever can attack has to [T-A23 false]',
    ],
  ])('%s', (_when, written, said) => {
    expect(answer(table(written), 'skip')).toBe(said);
  });

  it('is asked of nobody whose enemy cannot attack, and of nobody by a position that is written', () => {
    const stageAfter = (written: object) =>
      tank.play(table({ ...optional, ...written }), { kind: 'ready' }).stage;
    expect(stageAfter({})).toBe('choose');
    expect(stageAfter(alone)).toBe('attacker');
    for (const written of [{}, { ...optional, ...alone }, { ...optional, ...barred }])
      expect(() => table({ ...written, stage: 'choose' })).toThrow('nothingToChoose');
  });
});
