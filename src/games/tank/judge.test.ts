/** What the referee of TanK says of tries, in the words of whoever asks. */
import { describe, expect, it } from 'vitest';
import { NATIONS } from '../../../cards/tank/box/cards.ts';
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
