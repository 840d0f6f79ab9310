import { describe, expect, it } from 'vitest';
import type { SceneEvent } from '../referee/table/scene.ts';
import { clausesJoined } from './clauses.ts';
import { tellCase, type ToTell } from './telling.ts';

const event = (what: string, more: Partial<SceneEvent> = {}): SceneEvent => ({ rule: 'A1', what, ...more });

const step = (events: readonly SceneEvent[], more: Partial<ToTell> = {}): ToTell => ({
  by: 'red',
  says: 'Lay no card',
  retold: null,
  events,
  ...more,
});

const told = (steps: readonly ToTell[], shows: readonly string[] = []) =>
  tellCase({
    status: 'Round 2.',
    scored: [],
    shows,
    steps,
    tried: null,
    finding: null,
    players: ['red', 'gray'],
    joined: () => null,
  });

describe('an example is told as a friend tells it', () => {
  it('in sentences of what happens, without the buttons of a board, its rules once at the end', () => {
    const { story, rules } = told(
      [
        step([event('red attacks the bunker')], { says: 'Attack the bunker' }),
        step([event('2 against 3', { rule: 'A6' })]),
      ],
      ['A1', 'A6'],
    );
    expect(story).toBe('Red attacks the bunker. 2 against 3.');
    expect(rules).toEqual(['A1', 'A6']);
  });

  it('says once that neither does what both could', () => {
    const none = { does: 'red lays no card', neither: 'neither lays a card' };
    const passes = [step([], { retold: none }), step([event('gray wins')], { by: 'gray', retold: none })];
    expect(told(passes).story).toBe('Neither lays a card. Gray wins.');
    // One alone is named.
    expect(told([step([], { retold: none }), step([event('gray wins')])]).story).toBe(
      'Red lays no card. Gray wins.',
    );
  });

  it('leaves out notes of the rules, and turns that begin and end, but for those that it is about', () => {
    const steps = [
      step([
        event('red deploys a platoon'),
        event('that costs 4 tokens', { rule: 'W1', aside: true }),
        event('it is gray’s turn', { rule: 'W2', flow: true }),
      ]),
    ];
    expect(told(steps).story).toBe('Red deploys a platoon.');
    expect(told(steps, ['W1', 'W2']).story).toBe(
      'Red deploys a platoon. That costs 4 tokens. It is gray’s turn.',
    );
  });

  it('leaves out where the game stands where a turn or a round begins before what it tells', () => {
    const ends = event('red ends its turn', { rule: 'T1', flow: true });
    const begins = event('it is gray’s turn', { rule: 'T2', flow: true });
    const income = event('gray receives 3 tokens');
    const { when, story } = told([step([ends, begins, income])]);
    expect([when, story]).toEqual([null, 'Gray receives 3 tokens.']);
    expect(told([step([ends, begins]), step([income])]).when).toBeNull();
    // What happens as the turn ends is still of it.
    expect(told([step([ends, income, begins])]).when).toBe('Round 2.');
  });

  it('does not say that gray is next before what gray does', () => {
    const next = event('gray is next', { rule: 'C2', aside: true });
    const steps = [
      step([event('red recruits'), next]),
      step([event('gray attacks', { rule: 'A2' }), { ...next, what: 'red is next' }], { by: 'gray' }),
    ];
    expect(told(steps, ['C2']).story).toBe('Red recruits. Gray attacks. Red is next.');
  });

  it('passes over cards that nobody plays where a game finds no word for it', () => {
    const none = { does: 'red plays no card', neither: null };
    const passes = [step([], { retold: none }), step([event('gray wins')], { by: 'gray', retold: none })];
    expect(told(passes).story).toBe('Gray wins.');
  });

  it('names the moves by their buttons where nothing else is known of them', () => {
    expect(told([step([])]).story).toBe('Red: Lay no card.');
  });

  it('says who wants what, that it is not allowed, and why', () => {
    const finding = {
      tried: 'Attack Paris',
      notation: null,
      name: 'Not allowed',
      tone: 'no',
      lines: [{ quotes: { rule: 'S4', sentence: 'S' }, place: null, says: 'no supply comes to Ruhr' }],
      ruled: 'This answer rests on a ruling.',
    } as const;
    const { story, answer, why, rules } = tellCase({
      status: null,
      scored: [],
      shows: [],
      steps: [],
      tried: { wants: 'red wants to attack Paris' },
      finding,
      players: ['red'],
      joined: () => null,
    });
    expect([story, answer, why, rules]).toEqual([
      'Red wants to attack Paris.',
      'That is not allowed.',
      'No supply comes to Ruhr.',
      ['S4'],
    ]);
  });
});

describe('clauses in a row', () => {
  const joined = (...clauses: readonly (readonly [says: string, key: string, step?: number])[]) =>
    clausesJoined(
      clauses.map(([says, key, at = 0]) => ({ says, key, step: at })),
      ['the Axis', 'the Allies'],
    );

  it('say a name once where one player does two things in a move', () => {
    expect(joined(['the Axis pays with an Army 3', 'pays'], ['the Axis holds Paris now', 'holds'])).toBe(
      'The Axis pays with an Army 3 and holds Paris now.',
    );
    expect(joined(['the Axis pays', 'pays', 1], ['the Axis holds Paris', 'holds', 2])).toBe(
      'The Axis pays. The Axis holds Paris.',
    );
  });

  it('name nobody’s deed as another’s', () => {
    expect(joined(['the Axis shows', 'x'], ['the Allies show', 'x'], ['the Allies fight', 'y'])).toBe(
      'The Axis shows and the Allies show. The Allies fight.',
    );
  });

  it('say what is alike in one, and what happens again once', () => {
    expect(joined(['red’s die shows 3', 'die'], ['red’s die shows 4', 'die'])).toBe(
      'Red’s die shows 3 and 4.',
    );
    expect(joined(['a card is lost', 'lost'], ['a card is lost', 'lost'])).toBe('A card is lost, twice.');
  });
});
