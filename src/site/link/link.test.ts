import jsQR from 'jsqr';
import { beforeAll, describe, expect, it } from 'vitest';
import { pack, packRulings, unpackRulings, type Shared } from './link-text.ts';
import { playout } from '../../referee/playout.ts';
import { packedIn } from '../play/kept/agreement.ts';
import { beginPlay, made, positionOf, recordOf, type Play } from '../play/play.ts';
import { isReachable, toShared, wholeAddress } from './share-address.ts';
import { openPacked } from './arrival.ts';
import { codeOf } from './qr-code.ts';
import { loadPacker, type LoadedPacker } from './load-codec.ts';
import { sharedOf } from './share.tsx';

let packer: LoadedPacker;
let play: Play;
beforeAll(async () => {
  packer = await loadPacker('victory-tank');
  const begun = beginPlay(packer.game, ['pass'], 'linked');
  if (!begun.ok) throw new Error(begun.faults.join());
  play = begun.value;
  playout(packer.game, positionOf(play), 'forty moves', packer.game.bound, ({ move }) => {
    if (play.words.length < 40) play = made(packer.game, play, move);
  });
});

function textOf(shared: Shared, by: LoadedPacker = packer): string {
  const packed = pack(by, shared);
  if (!packed.ok) throw new Error(packed.faults.join());
  return packed.value;
}

/** The arrival behind a text, or the sentence why it cannot be opened. */
async function behind(text: string, by: LoadedPacker = packer) {
  const opened = await openPacked(by, text, 'dealt');
  return opened.ok ? opened.value : (opened.faults[0]?.sentence ?? '');
}
const share = (target: 'position' | 'record' | 'rulings', eyes: number | null = null) =>
  textOf(sharedOf(packer, { play, position: positionOf(play) }, target, eyes));

describe('a link', () => {
  it('leads to the position it was made of, to be played on under its rulings', async () => {
    expect(await behind(share('position'))).toMatchObject({
      play: { head: { options: ['pass'] }, words: [], history: { positions: [positionOf(play)] } },
      viewer: null,
      says: 'A position with all cards open.',
      changed: [],
    });
  });

  it('leads to what one player sees: the hidden cards are dealt afresh', async () => {
    const seen = packer.game.observe(positionOf(play), 1);
    const opened = await behind(share('position', 1));
    if (typeof opened === 'string') throw new Error(opened);
    expect(opened.viewer).toBe(1);
    expect(packer.game.observe(positionOf(opened.play), 1)).toEqual(seen);
    expect(positionOf(opened.play)).not.toEqual(positionOf(play));
    expect(opened.says).toMatch(/^A position as gray sees it\. What is hidden from gray is not in the link/);
  });

  it('leads to a whole game, move by move', async () => {
    expect(await behind(share('record'))).toMatchObject({ play, says: 'A game of 40 moves.' });
  });

  it('leads to a new game under a set of rulings', async () => {
    expect(await behind(share('rulings'))).toMatchObject({
      play: { head: { options: ['pass'] }, words: [] },
      says: 'Rulings: 1 with the other reading. A new game under them.',
    });
  });

  it('to a set of rulings is the same from the register as from the table', () => {
    expect(packRulings(packer.game, ['pass'])).toBe(share('rulings'));
    expect(unpackRulings(packer.game, share('rulings'))).toEqual({
      ok: true,
      value: { rules: packer.game.rules, options: ['pass'] },
    });
    expect(unpackRulings(packer.game, share('position'))).toMatchObject({ faults: [{ why: 'damaged' }] });
    expect(unpackRulings(packer.game, 'nonsense')).toMatchObject({ faults: [{ why: 'damaged' }] });
  });

  it('from before a change of the rules opens, and says what has changed', async () => {
    const changed = [{ statement: 'M1', was: 'One soldier steps.' }];
    const history = [...packer.history, { rules: 'next', changed }];
    const later = { ...packer, game: { ...packer.game, rules: 'next' }, history };
    for (const target of ['position', 'record', 'rulings'] as const)
      expect(await behind(share(target), later)).toMatchObject({ rules: packer.game.rules, changed });
  });

  it('that cannot be played under later rules says so, and which rules it follows', async () => {
    const history = [...packer.history, { rules: 'next', changed: [] }];
    const game = { ...packer.game, rules: 'next', print: () => 'another notation' };
    expect(await behind(share('record'), { ...packer, game, history })).toBe(
      `This link was made under version ${packer.game.rules} of the rules, and under the present ones it cannot be played: its moves mean others under these rules. Your game is as it was.`,
    );
  });

  it('whose game later rules forbid at some move opens as far as it goes, with the move and the rule', async () => {
    const history = [...packer.history, { rules: 'next', changed: [] }];
    const { game } = packer;
    const [forbidden, at] = [play.history.positions[25], 25];
    const judge: typeof game.judge = (position, move) =>
      JSON.stringify(position) === JSON.stringify(forbidden)
        ? { allowed: false, basis: 'rule', breaches: [{ rule: 'M1', remedy: 'not so' }], rulings: [] }
        : game.judge(position, move);
    const later = { ...packer, game: { ...game, rules: 'next', judge }, history };
    const opened = await behind(share('record'), later);
    if (typeof opened === 'string') throw new Error(opened);
    expect(opened.play.words).toEqual(play.words.slice(0, at));
    expect(opened.hurt).toMatchObject({ reached: at, breaches: [{ rule: 'M1', remedy: 'not so' }] });
    expect(opened.hurt?.why).toMatch(/^move 26, ".+", is not allowed$/);
    expect(JSON.parse(opened.hurt?.text ?? '')).toEqual({ ...recordOf(play), rules: 'next' });
  });

  it('from after this page was made asks for a newer page', async () => {
    const later = { ...packer, game: { ...packer.game, rules: '9' } };
    expect(await behind(textOf({ kind: 'rulings', options: [] }, later))).toMatch(
      /^This link was made under version 9 of the rules, which this page does not know yet\./,
    );
  });

  it('that is damaged, or of another game, says so', async () => {
    expect(await behind(share('record').slice(0, -3))).toMatch(/^This link is damaged: /);
    const elsewhere = { ...packer, game: { ...packer.game, id: 'leap-frog' } };
    const text = textOf({ kind: 'rulings', options: [] }, elsewhere);
    expect(await behind(text)).toMatch(/^This link belongs to a game that is not on this shelf\./);
    const opened = await openPacked(elsewhere, share('rulings'), '');
    expect(opened).toMatchObject({
      ok: false,
      faults: [{ sentence: 'This link belongs to another game.', game: 'victory-tank' }],
    });
  });
});

describe('an address', () => {
  it('holds all of it behind its #', () => {
    expect(toShared('victory-tank', 'view', 'Abc_-9')).toBe('/victory-tank/play/#view=Abc_-9');
    expect(packedIn('#view=Abc_-9')).toBe('Abc_-9');
  });

  it('is read with what messengers hang on', () => {
    for (const fragment of ['#position=Abc).', '#position%3DAbc', '#POSITION=Abc&utm=x', 'position=Abc”'])
      expect(packedIn(fragment)).toBe('Abc');
    for (const fragment of ['', '#', '#M1', '#position', '#lesson=Abc'])
      expect(packedIn(fragment)).toBe(null);
  });

  it('is that of the public site where there is one', () => {
    const path = '/kit/victory-tank/play/#view=A';
    expect(wholeAddress(path, 'https://kit.example', 'http://localhost:4321/kit/')).toBe(
      `https://kit.example${path}`,
    );
    expect(wholeAddress(path, undefined, 'http://192.168.1.4:4321/kit/x/')).toBe(
      `http://192.168.1.4:4321${path}`,
    );
  });

  it('can be opened by others unless it is on one’s own machine', () => {
    for (const address of ['https://kit.example/a', 'http://192.168.1.4:4321/', 'http://10.127.0.1/'])
      expect(isReachable(address)).toBe(true);
    for (const address of [
      'http://localhost:4321/',
      'http://127.0.0.1/',
      'http://[::1]:80/',
      'file:///home/a/kit.html',
      'http://a.localhost/',
    ])
      expect(isReachable(address)).toBe(false);
  });
});

/** A code rendered to pixels and decoded; undefined if it cannot be read. */
function drawn(text: string): string | undefined {
  const { side, path } = codeOf(text);
  const scale = 3;
  const size = side * scale;
  const pixels = new Uint8ClampedArray(4 * size * size).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      const from = row * size + Number(x) * scale;
      for (let at = from; at < from + Number(width) * scale; at++) pixels.fill(0, 4 * at, 4 * at + 3);
    }
  }
  return jsQR(pixels, size, size)?.data;
}

describe('a QR code', () => {
  it('is read by another reader, from a short link to a long one', () => {
    for (const length of [10, 120, 250, 299, 301, 700, 1250]) {
      const address = `https://kit.example/victory-tank/play/#record=${'aB3_-'.repeat(length / 5)}`;
      expect(drawn(address)).toBe(address);
    }
  });

  it('has the bare margin that readers need', () => {
    const { side, path } = codeOf('https://kit.example/');
    const starts = [...path.matchAll(/M(\d+) (\d+)/g)];
    expect(Math.min(...starts.flatMap(([, x, y]) => [Number(x), Number(y)]))).toBe(4);
    expect(side).toBe(25 + 8);
  });
});
