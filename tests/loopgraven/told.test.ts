/** Loopgraven's messages do not repeat themselves and read as sentences. */
import { attemptsIn } from '../../src/book/choices.ts';
import { describe, expect, it } from 'vitest';
import { SPEECH_NL } from '../../content/loopgraven/messages.nl.ts';
import { LOOPGRAVEN } from '../../src/games/loopgraven/index.ts';
import { sayingOf } from '../../src/language.ts';
import { lotsOf } from '../../src/referee/chance/random.ts';
import type { ShelfReferee } from '../../src/book/shelf-game.ts';
import { SPACES } from '../../cards/loopgraven/data/board.ts';
import { AGAIN, DAY } from '../lot.ts';
import { smallGame } from '../literal/loopgraven/small-games.ts';

const MOVES = 400;

/** The events of every move in some random games, and some refusals. */
async function toldIn(referee: ShelfReferee) {
  const [game, scenery] = [await referee.game(), await referee.scenery?.()];
  const lot = lotsOf(`${DAY} loopgraven told`);
  const events: string[][] = [];
  const asides: string[][] = [];
  const refusals: string[] = [];
  let position: unknown = smallGame([], lot);
  while (events.length < MOVES) {
    for (const { move } of scenery ? attemptsIn({ game, scenery }, position).slice(0, 300) : [])
      refusals.push(...game.judge(position, move).breaches.map(({ remedy }) => remedy));
    const moves = game.moves(position);
    const move = moves[lot(Math.max(1, moves.length))];
    if (move === undefined) {
      position = smallGame([], lot);
      continue;
    }
    const after = game.play(position, move);
    const told = scenery?.happenings(position, move, after) ?? [];
    events.push(told.map(({ what }) => what));
    asides.push(told.flatMap(({ what, aside }) => (aside === true ? [what] : [])));
    position = after;
  }
  return { game, scenery, events, asides, refusals };
}

const NAME = new RegExp(`^(?:${SPACES.map(({ name }) => name).join('|')})\\b`, 'i');

describe.each([
  ['English', LOOPGRAVEN.referee],
  ['Dutch', LOOPGRAVEN.in.nl.referee],
] as const)(`in %s (${AGAIN})`, async (_, referee) => {
  const { game, scenery, events, asides, refusals } = await toldIn(referee);
  const read = async (written: unknown) => {
    const position = (await referee.form()).read(written);
    if (!position.ok) throw new Error('no such position');
    return position.value;
  };
  const parsed = (position: unknown, words: string) => {
    const move = game.parse(position, words);
    if (!move.ok) throw new Error(words);
    return move.value;
  };
  const why = (position: unknown, words: string) =>
    game.judge(position, parsed(position, words)).breaches.map(({ remedy }) => remedy);

  it('no sentence begins with the name of a space, which has no capital', () => {
    expect(refusals.length).toBeGreaterThan(1000);
    expect([...new Set([...events.flat(), ...refusals])].filter((sentence) => NAME.test(sentence))).toEqual(
      [],
    );
  });

  it('no move tells the same rule of play twice', async () => {
    const position = await read({ purses: { red: 30 }, tiers: { red: { artillery: 2 } } });
    const upgrade = parsed(position, 'upgrade economy');
    const told = scenery?.happenings(position, upgrade, game.play(position, upgrade)) ?? [];
    const first = /first unit or upgrade|eerste aankoop/;
    expect(told.filter(({ what }) => first.test(what))).toHaveLength(1);
    expect(asides.filter((those) => new Set(those).size < those.length)).toEqual([]);
  });

  it('two hits are told as two', async () => {
    const hit = { by: 'hit', unit: 0, player: 'red', until: 2 };
    const position = await read({
      units: [{ owner: 'red', type: 'platoon', at: 'e5' }],
      effects: [hit, hit],
    });
    expect(why(position, 'move e5 to e7')).toEqual([
      expect.stringMatching(/ 1 step now, after 2 hits of |na 2 treffers van .* nog 1 stap /),
    ]);
  });

  it('what is too far names the space, and how far a unit can go', async () => {
    const position = await read({ units: [{ owner: 'red', type: 'platoon', at: 'c3' }] });
    expect(why(position, 'move c3 to i4')).toEqual([
      expect.stringMatching(
        /^the platoon can go 3 steps, and i4 is 6 away$|^het peloton kan 3 stappen zetten, en i4 ligt 6 stappen verder$/,
      ),
    ]);
  });
});

describe('spoken to in Dutch', () => {
  const spaceOf = (name: string) => SPACES.findIndex((space) => space.name === name) as 0;
  const walks = {
    says: 'walks',
    type: 'platoon',
    from: spaceOf('c3'),
    at: spaceOf('d3'),
    steps: 1,
    moves: 1,
  } as const;

  // Of two players the first is spoken to, of four anybody.
  it.each([0, 1, 2, 3] as const)('seat %i is “je”, and what it has is “jouw”', (who) => {
    const say = sayingOf(SPEECH_NL.toldTo?.(who) ?? SPEECH_NL.catalogue);
    expect([
      say({ says: 'nextRolls', who }),
      say({ says: 'actsAsEver', who }),
      say({ ...walks, who }),
      say({ says: 'gasGoes', by: who }),
      say({ says: 'whoseTurn', who }),
    ]).toEqual([
      'nu gooi jij',
      'verder speel je zoals altijd',
      'jouw peloton zet 1 stap, van c3 naar d3',
      'jouw gas is weg',
      'Jouw beurt',
    ]);
  });

  it('others are told of by name', () => {
    const say = sayingOf(SPEECH_NL.toldTo?.(0) ?? SPEECH_NL.catalogue);
    expect([say({ ...walks, who: 2 }), say({ says: 'nextRolls', who: 1 })]).toEqual([
      'het peloton van paars zet 1 stap, van c3 naar d3',
      'nu gooit grijs',
    ]);
  });
});

describe('in a turn the bar says why troops cannot be deployed', () => {
  const asked = async (written: object): Promise<string> => {
    const read = (await LOOPGRAVEN.referee.form()).read({ round: 4, ...written });
    const scenery = await LOOPGRAVEN.referee.scenery();
    return read.ok ? (scenery.scene(read.value, null).asks?.says ?? '') : '';
  };
  const unit = (type: string, at?: string) => ({ owner: 'red', type, ...(at !== undefined && { at }) });

  it('what costs more than there is', async () => {
    expect(await asked({ purses: { red: 5 } })).toMatch(/yours\. A car costs 6 tokens\.$/);
    expect(await asked({ purses: { red: 20 } })).toMatch(/yours\.$/);
  });

  it('what has been used up, but nothing of what the game does not have', async () => {
    const cars = ['e5', 'e6'].map((at) => unit('car', at));
    const said = await asked({ purses: { red: 20 }, units: cars });
    expect(said).toMatch(/yours\. You have no more cars to deploy\.$/);
  });

  it('a trench without a free space', async () => {
    const filled = ['a2', 'a3', 'a4', 'a6', 'a7', 'a8'].map((at) => unit('platoon', at));
    const said = await asked({ length: 'long', purses: { red: 20 }, units: filled });
    expect(said).toMatch(/yours\. Your trench is full: nobody can be deployed\.$/);
  });

  it('nothing where no action is left for it', async () => {
    expect(await asked({ purses: { red: 0 }, actions: 0 })).toMatch(/End the turn\.$/);
  });
});
