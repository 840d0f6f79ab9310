/** Verdicts on moves, in the words of the player. */
import { describe, expect, it } from 'vitest';
import { NATIONS } from '../../../../cards/tank/data/cards.ts';
import { ALL_AMERICANS } from '../../../../content/tank/examples/tables.ts';
import { SPEECH_EN } from '../../../../content/tank/messages.en.ts';
import { spokenGame } from '../../../referee/messages/localise.ts';
import { TACTICS } from './cards.ts';
import { tank } from './judge.ts';
import { tankForm } from './position-format.ts';
import type { Tank } from './position.ts';

const spoken = spokenGame(tank, SPEECH_EN);

function table(written: object): Tank {
  const found = tankForm.read({ nations: { able: 'american', baker: 'german' }, ...written });
  if (!found.ok) throw new Error(JSON.stringify(found.faults));
  return found.value;
}

/** The verdict on a move: "yes", or each rule with its message; then the rulings it rests on. */
function answer(position: Tank, written: string): string {
  const move = spoken.parse(position, written);
  if (!move.ok) throw new Error(move.faults.join());
  const { allowed, breaches, rulings } = spoken.judge(position, move.value);
  const said = breaches.map(({ rule, remedy }) => `${rule} ${remedy}`);
  const turns = rulings.map(({ rule, differs }) => ` [${rule}${differs === true ? '' : ` ${differs}`}]`);
  return `${allowed ? 'yes' : said.join('; ')}${turns.join('')}`;
}

/** A unit of each nation has attacked, and a card may follow. */
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
      'T-101 you may not attack in this turn: say that you are ready, and it goes by [T-A35 perhaps]',
    ],
    [
      'with nobody to turn up',
      { ...optional, ...nobody },
      'T-031 you have nobody to turn up: say that you are ready, and the turn goes by',
    ],
    [
      'while the enemy is barred',
      { ...optional, ...alone },
      'T-A39a the enemy cannot attack, and so you have to [T-A39a] [T-A35 perhaps]',
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

describe('a card that is tried at another time, or in another way', () => {
  const lost = { casualties: { able: ['m5'] } };
  const attack = { rows: { able: ['m4'], baker: ['panther'] }, attack: { unit: 'm4', target: '1' } };
  const free = {
    stage: 'free',
    rows: { able: ['m4'] },
    attack: { unit: 'm4', target: 'deck', foe: 'hetzer' },
    casualties: { baker: ['hetzer'] },
  };
  const gone = { ...free, rows: {}, attack: { ...free.attack, place: null }, casualties: { able: ['m4'] } };
  const m10 = { ...free, rows: { able: ['m10'] }, attack: { ...free.attack, unit: 'm10' } };
  const hold = (card: string, to: 'able' | 'baker' = 'able') => ({ hands: { [to]: [card] } });
  const hit = {
    ...attack,
    stage: 'modifier',
    attack: { ...attack.attack, modifiers: [{ card: 'flank-hit', by: 'able' }], asked: 'baker' },
  };
  const deckless = {
    rows: { able: ['m4', ...ALL_AMERICANS.slice(1, 26).map((id) => `${id} stays`)] },
    casualties: { able: ALL_AMERICANS.slice(26) },
  };

  it.each<[string, object, string]>([
    // What brings casualties back, and what does not.
    [
      'recover mud',
      { ...lost, ...hold('mud') },
      'T-110 Mud brings nobody back: Reserves does, and Reinforcements',
    ],
    ['recover mud', hold('mud'), 'T-110 Mud brings nobody back: Reserves does, and Reinforcements'],
    [
      'play reserves',
      { ...lost, ...hold('reserves') },
      'T-110 Reserves brings a casualty back, and is played for nothing else',
    ],
    ['play reserves', hold('reserves'), 'T-110 you have no casualty to bring back'],
    [
      'play reserves',
      { ...lost, ...free, ...lost, ...hold('reserves') },
      'T-A18 the attack is over: a FREE card, or the turn ends [T-A18 false]',
    ],
    // A unit has to be named only if one fits.
    [
      'play fast-turret-traverse',
      { ...free, ...hold('fast-turret-traverse') },
      'T-A32 Fast Turret Traverse is for a unit that has attacked: say which',
    ],
    [
      'play fast-turret-traverse',
      { ...m10, ...hold('fast-turret-traverse') },
      'T-055 Fast Turret Traverse needs a tank, and nobody who has attacked in this turn and is in your row is one [T-A08]',
    ],
    [
      'play fast-turret-traverse',
      { ...gone, ...hold('fast-turret-traverse') },
      'T-A07 nobody who has attacked in this turn is in your row, and Fast Turret Traverse is for such a unit [T-A07 false]',
    ],
    [
      'play quick-kill',
      { ...free, options: ['same-unit-alone'], ...hold('quick-kill') },
      'T-A32 Quick Kill is for a unit that has attacked: say which [T-A32]',
    ],
    [
      'play quick-kill',
      { ...gone, options: ['same-unit-alone'], ...hold('quick-kill') },
      'T-A07 nobody who has attacked in this turn is in your row, and Quick Kill is for such a unit [T-A32] [T-A07 false]',
    ],
    // Naming a unit is no remedy if the card may not be played at all.
    [
      'play radio again 1',
      { ...free, ...hold('radio') },
      'T-081 with Radio no unit attacks again: the next one is turned up',
    ],
    [
      'play radio again 1',
      { ...free, ...deckless, ...hold('radio') },
      'T-081 with Radio no unit attacks again: the next one is turned up; T-031 your formation deck is empty, and nobody can be turned up',
    ],
    [
      'play overrun again 1',
      { ...m10, ...hold('overrun') },
      'T-081 with Overrun no unit attacks again: the next one is turned up; T-A06 Overrun needs a light or medium tank as attacker; the M10 is a tank destroyer [T-A06 false]',
    ],
    [
      'play mud again 1',
      { ...attack, stage: 'lost', ...hold('mud', 'baker') },
      'T-080 Mud lets nobody attack again',
    ],
    // A card undoes the one just played, so the verdict says whether that can be undone.
    [
      'play repairs',
      { ...hit, ...hold('repairs', 'baker') },
      'T-A03 Repairs does not undo Flank Hit [T-A03]',
    ],
    ['play rally', { ...hit, ...hold('rally', 'baker') }, 'T-090 Rally does not undo Flank Hit'],
    [
      'play repairs',
      { ...hit, attack: { ...hit.attack, passes: 1 }, ...hold('repairs', 'baker') },
      'T-090 Repairs is played at once after the card that it undoes',
    ],
    [
      'play repairs',
      {
        ...hit,
        options: ['repairs-hits'],
        attack: { ...attack.attack },
        pending: [{ card: 'flank-hit', by: 'able' }],
        ...hold('repairs', 'baker'),
      },
      'yes [T-A03]',
    ],
    // Too early and too late, by the order of an attack; for the other player, by what the card is for.
    [
      'play mud',
      { ...attack, stage: 'modifier', attack: { ...attack.attack, asked: 'baker' }, ...hold('mud', 'baker') },
      'T-012 Mud is played by the defender, before anything changes the attack',
    ],
    [
      'play mud',
      { ...attack, stage: 'modifier', ...hold('mud') },
      'T-050 Mud is played by the defender, before anything changes the attack',
    ],
    [
      'play ambush',
      { ...attack, stage: 'modifier', ...hold('ambush') },
      'T-051 Ambush is played by the defender, before anything changes the attack',
    ],
    [
      'play breakdown',
      { ...attack, stage: 'modifier', ...hold('breakdown') },
      'T-052 Breakdown is played by the defender, before anything changes the attack',
    ],
    [
      'play tracers',
      { ...attack, stage: 'lost', ...hold('tracers', 'baker') },
      'T-012 Tracers is played while cards are played for and against an attack',
    ],
    // With one Range card for each player, the violation is that it has been used.
    [
      'play 500-yards',
      {
        ...hit,
        options: ['range-for-each'],
        attack: { ...attack.attack, modifiers: [{ card: 'point-blank', by: 'baker' }], asked: 'baker' },
        ...hold('500-yards', 'baker'),
      },
      'T-A13 you have had your Range card: Point Blank [T-A31] [T-A13 false]',
    ],
    [
      'play radio',
      { ranOut: { able: true }, ...hold('radio') },
      'T-A33 you cannot attack in this turn, and so there is nothing that Radio could follow [T-A33]',
    ],
  ])('%s', (written, position, said) => {
    expect(answer(table(position), written)).toBe(said);
  });

  it('is told the way that is open', () => {
    const advice = (position: object, written: string) => {
      const at = table(position);
      const move = spoken.parse(at, written);
      if (!move.ok) throw new Error(written);
      return spoken
        .judge(at, move.value)
        .breaches.map(({ advice = [] }) =>
          advice.flatMap(({ moves }) => moves.map((one) => tank.print(at, one))),
        );
    };
    expect(advice({ ...lost, ...hold('reserves') }, 'play reserves')).toEqual([['recover reserves']]);
    expect(advice({ ...free, ...hold('radio') }, 'play radio again 1')).toEqual([['play radio']]);
    expect(advice({ ...free, ...deckless, ...hold('quick-kill') }, 'play quick-kill')).toEqual([
      ['play quick-kill again 1'],
    ]);
  });
});
