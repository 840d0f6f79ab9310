/** The summary of the opponent's turn. */
import { expect, it } from 'vitest';
import { FOG_OF_WAR } from '../../../games/fog-of-war/index.ts';
import { LOOPGRAVEN } from '../../../games/loopgraven/index.ts';
import { STREET_ARMOUR } from '../../../games/street-armour/index.ts';
import { TANK } from '../../../games/tank/index.ts';
import { VICTORY_TANK } from '../../../games/victory-tank/index.ts';
import type { ShelfGame } from '../../../book/shelf-game.ts';
import { chanceOf, lotsOf } from '../../../referee/chance/random.ts';
import { playout } from '../../../referee/playout.ts';
import { beginPlay, made, passed, positionOf, type Play } from '../play.ts';
import { aloneIn } from '../session.ts';
import { turnsTold, type TurnTold } from './describe-turn.ts';

/** The summaries, for the other player, of the moves in a random game whose notation matches `written`. */
async function toldOf({ referee }: ShelfGame, seed: string, written: RegExp) {
  const [game, scenery] = await Promise.all([referee?.game(), referee?.scenery?.()]);
  if (game === undefined || scenery === undefined) throw new Error('a game without a table');
  const begun = beginPlay(game, [], seed);
  if (!begun.ok) throw new Error(begun.faults.join());
  const told: (readonly string[])[] = [];
  playout(game, positionOf(begun.value), seed, 400, ({ before, move }) => {
    const mover = game.toAct(before);
    if (!written.test(game.print(before, move)) || typeof mover !== 'number') return;
    const at: Play = { ...begun.value, history: { ...begun.value.history, positions: [before], moves: [] } };
    const play = made(game, { ...at, words: [] }, move);
    const sits = { play, opponent: mover, asksAlways: false, free: false };
    told.push(turnsTold({ game, scenery }, sits, 1 - mover).flatMap(({ what }) => what));
  });
  return told;
}

it('names who attacks, and how many they are', async () => {
  const told = (await toldOf(VICTORY_TANK, 'attacks', /^battle /)).map((what) => what.join('; '));
  expect(told.length).toBeGreaterThan(3);
  for (const says of told)
    expect(says).toMatch(/battle begins on .+; (\d+ (red|gray) soldiers?|.*the crew of the tank) attacks?\b/);
});

it('tells that a card was put somewhere and an operation begun, and never which card it was', async () => {
  const told = (await toldOf(FOG_OF_WAR, 'hidden', /^(place|plan|add) /)).map(([first = '']) => first);
  expect(told.some((says) => /begins? operation/.test(says))).toBe(true);
  for (const says of told) expect(says).toMatch(/^the (Axis|Allies) (sets? up|puts?|adds?|begins?) /);
  expect(told.join()).not.toMatch(/army|fleet|fort|aircraft|dummy/i);
});

/** All summaries that the first player gets in a random game against the second. */
async function toldThrough(
  { referee }: ShelfGame,
  seed: string,
  first: readonly string[],
  most: number,
  /** Called with the position in which the first player was asked last, and the summary. */
  look: (asked: unknown, told: readonly TurnTold[]) => void = () => undefined,
) {
  const [game, scenery] = await Promise.all([referee?.game(), referee?.scenery?.()]);
  if (game === undefined || scenery === undefined) throw new Error('a game without a table');
  const begun = beginPlay(game, [], seed);
  if (!begun.ok) throw new Error(begun.faults.join());
  const sits = { opponent: 1, asksAlways: false, free: false };
  const alone = aloneIn({ game }, sits);
  const lot = lotsOf(seed);
  const told: (readonly TurnTold[])[] = [];
  let { value: play } = begun;
  let asked: unknown = null;
  for (let count = 0; count < most && game.toAct(positionOf(play)) !== null; count++) {
    const position = positionOf(play);
    const list = game.moves(position);
    const agreed = first[count];
    const move = list.find((each) => game.print(position, each) === agreed) ?? list[lot(list.length)];
    if (game.toAct(position) === 0 && list.length > 1) asked = position;
    play = passed(game, made(game, play, move), seed, alone);
    if (game.toAct(positionOf(play)) !== 0) continue;
    told.push(turnsTold({ game, scenery }, { ...sits, play }, 0));
    look(asked, told.at(-1) ?? []);
  }
  return told;
}

it.each([
  [STREET_ARMOUR, []],
  [LOOPGRAVEN, ['length short', 'players 2']],
])('tells nobody of $id what they did themselves as the turn of the other side', async (shelf, first) => {
  const told = (await toldThrough(shelf, 'own', first, 600)).flat();
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter(({ player }) => player !== 1)).toEqual([]);
  const opening = told.map(({ what: [says = ''] }) => says);
  expect(opening.filter((says) => /^(your movement is over|it is |red ends the turn)/.test(says))).toEqual(
    [],
  );
});

it('says of whoever answers nothing in TanK that they do not react, and of nobody else', async () => {
  const [game, scenery] = await Promise.all([TANK.referee.game(), TANK.referee.scenery()]);
  const begun = game.setUp([], chanceOf('reactions'));
  if (!begun.ok) throw new Error(begun.faults.join());
  const told = new Set<string>();
  playout(game, begun.value, 'reactions', 600, ({ before, move, after }) => {
    if (game.print(before, move) !== 'pass') return;
    const [first] = scenery.happenings(before, move, after);
    const isTurn = JSON.stringify(before).includes(`"active":${String(game.toAct(before))}`);
    told.add(`${isTurn ? 'in their turn' : 'in the other’s'}: ${first?.what ?? ''}`);
  });
  expect([...told]).toContain('in the other’s: Baker does not react');
  expect([...told].filter((says) => /other’s: .*passes/.test(says))).toEqual([]);
  expect([...told].filter((says) => /their turn: .*passes/.test(says))).not.toEqual([]);
});

it('tells how your own last fight came out as yours, and only then the other side’s turn', async () => {
  const [game, scenery, form] = await Promise.all([
    LOOPGRAVEN.referee.game(),
    LOOPGRAVEN.referee.scenery(),
    LOOPGRAVEN.referee.form(),
  ]);
  const unit = (owner: string, type: string, at: string) => ({ owner, type, at });
  const units = [unit('red', 'platoon', 'e5'), unit('gray', 'platoon', 'e6'), unit('gray', 'car', 'k6')];
  const read = form.read({ round: 4, actions: 1, units });
  const begun = beginPlay(game, [], 'fight');
  if (!read.ok || !begun.ok) throw new Error('no such table');
  const sits = { opponent: 1, asksAlways: false, free: false };
  const alone = aloneIn({ game }, sits);
  const first = (play: Play, written: RegExp) => {
    const before = positionOf(play);
    const move = game.moves(before).find((each) => written.test(game.print(before, each)));
    if (move === undefined) throw new Error(`nothing like ${written.source}`);
    return passed(game, made(game, play, move), 'fight', alone);
  };
  const { history } = begun.value;
  let play: Play = { ...begun.value, history: { ...history, positions: [read.value], moves: [] }, words: [] };
  play = first(play, /^attack/);
  while (game.toAct(positionOf(play)) === 'chance') play = first(play, /./);
  expect(game.toAct(positionOf(play))).toBe(1);
  play = first(play, /^move/);
  const [own, theirs] = turnsTold({ game, scenery }, { ...sits, play }, 0);
  expect(own?.player).toBe(0);
  expect(own?.what.join()).toMatch(/^your platoon rolls \d,gray’s platoon rolls \d,the attack has \d/);
  expect(theirs?.player).toBe(1);
  expect(theirs?.what[0]).toMatch(/gray/);
});

const activeIn = (position: unknown): number | null =>
  (position as { readonly active: number | null }).active;

it.each([
  [FOG_OF_WAR, [], ['seed2', 'seed3', 'seed4']],
  [LOOPGRAVEN, ['length short', 'players 4'], ['seed0', 'seed1', 'seed2']],
])(
  'tells what came of an answer in another’s turn of $id not as one’s own turn',
  async (shelf, first, seeds) => {
    let answered = 0;
    for (const seed of seeds)
      await toldThrough(shelf, seed, first, 700, (asked, told) => {
        if (activeIn(asked) === 0 || told.length < 2) return;
        answered += 1;
        expect(told[0]?.player).not.toBe(0);
      });
    expect(answered).toBeGreaterThan(0);
  },
);

it('tells what the opponent answers in one’s own turn of TanK as an answer, and their turn as a turn', async () => {
  const found = new Set<string>();
  await toldThrough(TANK, 'answers', [], 700, (asked, told) => {
    for (const { player, isTurn, what } of told) {
      if (player === 0) continue;
      found.add(`${activeIn(asked) === 0 ? 'in yours' : 'in theirs'}: ${isTurn ? 'turn' : 'answer'}`);
      if (!isTurn) expect(what.join()).not.toMatch(/turned up to attack|attacks with/);
    }
  });
  expect([...found]).toEqual(
    expect.arrayContaining(['in theirs: turn', 'in yours: answer', 'in yours: turn']),
  );
});
