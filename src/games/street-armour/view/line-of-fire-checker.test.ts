import { describe, expect, it } from 'vitest';
import { SPEECH_EN } from '../../../../content/street-armour/messages.en.ts';
import type { Draft } from '../../../referee/table/editor.ts';
import { spokenCheckers } from '../../../referee/messages/localise-editor.ts';
import { setIn } from '../../../../tests/made-up/set-editor-control.ts';
import type { OptionId } from '../rules/options.ts';
import { shotCheckers } from './line-of-fire-checker.ts';

const checkers = spokenCheckers(shotCheckers, SPEECH_EN);

/** A shot as marked on the page: the pieces put down, and the controls set. */
function marked(puts: readonly (readonly [mark: string, square: string])[], on: readonly OptionId[] = []) {
  const [checker] = checkers.under(on);
  const bare: Draft = { ...checker.begin, blocks: [] };
  return { checker, draft: puts.reduce((now, [mark, square]) => checker.put(now, mark, square), bare) };
}

const SHOT = [
  ['shooter', 'b3'],
  ['target', 'g3'],
] as const;

const DIAGONAL = [
  ['shooter', 'b3'],
  ['target', 'd5'],
] as const;

describe('a line of fire that is marked', () => {
  it('is measured with its rules: distance, the armour that is hit, and what that needs', () => {
    const { checker, draft } = marked(SHOT);
    const { allowed, because } = checker.check(draft);
    expect(allowed).toBe(true);
    expect(because.map(({ rule, says }) => `${rule}: ${says}`)).toEqual([
      'C-032: nothing shuts the line of fire',
      'C-A05: the distance is 5',
      'C-A29: it hits the front of the medium tank: armour 4',
      'C-035: distance 5 and armour 4 need firepower 9',
      'C-A10: the gun of the medium tank gives 1 of it',
    ]);
  });

  it('tells how often each number of dice gives enough, before they are thrown', () => {
    const { checker, draft } = marked([...SHOT, ['target', 'd3']]);
    // Distance 2 and armour 4 need 6, less the gun 5: two dice give that by 3 and 2 or 3 and 3.
    expect(checker.check(draft).besides[0]?.lines[0]).toBe('2 dice: 5 or more comes in 33 % of throws');
    const thrown = setIn(checker, draft, 'thrown', '4');
    expect(checker.check(thrown)).toMatchObject({
      answer: 'Yes, but it does nothing: it needs 6, and there are 5',
      besides: [],
    });
  });

  it('is shut by what stands on it, and drawn so: the square has barbed wire', () => {
    const { checker, draft } = marked([...SHOT, ['block', 'd3']]);
    const { allowed, because } = checker.check(draft);
    expect([allowed, because]).toEqual([
      false,
      [{ rule: 'C-032', says: 'what is on d3 is in the line of fire' }],
    ]);
    const { scene } = checker.sketch(draft);
    expect(scene.wire).toEqual([{ at: 'd3' }]);
    expect(scene.lines).toEqual([{ from: 'b3', to: 'g3', means: 'fire' }]);
    // A second mark removes a block.
    expect(checker.check(checker.put(draft, 'block', 'd3')).allowed).toBe(true);
  });

  it('goes through a corner as the table has agreed', () => {
    const open = marked(DIAGONAL);
    expect(open.checker.check(open.draft).allowed).toBe(true);
    const one = marked([...DIAGONAL, ['block', 'b4']]);
    expect(one.checker.check(one.draft).allowed).toBe(true);
    const both = marked([...DIAGONAL, ['block', 'b4'], ['block', 'c3']]);
    expect(both.checker.check(both.draft).because).toEqual([
      { rule: 'C-A06a', says: expect.stringContaining('corner') as string },
    ]);
    const any = marked([...DIAGONAL, ['block', 'b4']], ['corner-any']);
    expect(any.checker.check(any.draft).allowed).toBe(false);
  });

  it('tells the ruling on a corner that it touches, and on the very line between two faces', () => {
    // The target faces west: from the north-west the shot comes along the line between its front and its side.
    const touching = [...DIAGONAL, ['block', 'b4']] as const;
    const said = (puts: Parameters<typeof marked>[0], on: readonly OptionId[] = []) => {
      const { checker, draft } = marked(puts, on);
      return checker.check(draft).because.map(({ rule, says }) => `${rule}: ${says}`);
    };
    const tie = 'C-A07: the line between two faces counts as the front';
    expect(said(DIAGONAL)).toContain(tie);
    expect(said(SHOT)).not.toContain(tie);
    expect(said(DIAGONAL, ['tie-attacker'])).toContain(
      'C-A07: the line between two faces counts as the side',
    );
    const corner = 'the line touches a corner of b4, and that does not shut it';
    expect(said(DIAGONAL).join()).not.toContain('corner');
    expect(said(touching)).toContain(`C-A06: ${corner}`);
    expect(said(touching, ['corner-never'])).toContain(`C-A06a: ${corner}`);
    expect(said([...touching, ['block', 'c3']], ['corner-never'])).toContain(
      'C-A06a: the line goes between c3 and b4, and the corner at which they meet does not shut it',
    );
  });

  it('is measured by the sentence that the table holds with', () => {
    const rules = (on: readonly OptionId[]) => {
      const { checker, draft } = marked(SHOT, on);
      return checker.check(draft).because.map(({ rule }) => rule);
    };
    expect(rules([])).toContain('C-A05');
    expect(rules(['ruler-up'])).toContain('C-A05');
    expect(rules(['ruler-squares'])).toContain('C-A05a');
    expect(rules(['ruler-squares'])).not.toContain('C-A05');
  });

  it('leads only ahead from a tank that has moved, and says where it faces', () => {
    const at = marked([
      ['shooter', 'g3'],
      ['target', 'b3'],
    ]);
    expect(at.checker.check(at.draft).allowed).toBe(true);
    const moved = setIn(at.checker, at.draft, 'moved', 'yes', 'g3');
    expect(at.checker.check(moved).because).toEqual([
      expect.objectContaining({ rule: 'C-031', says: expect.stringContaining('faces east') as string }),
    ]);
    const turned = setIn(at.checker, moved, 'shooter-facing', 'south-west', 'g3');
    expect(at.checker.check(turned).allowed).toBe(true);
  });

  it('is measured in the printed city, too: no tank is left standing in a house', () => {
    const at = marked(SHOT);
    for (const window of ['1', '2', '3', '4', '5']) {
      const draft = setIn(at.checker, at.draft, 'ground', window);
      const { scene } = at.checker.sketch(draft);
      expect(scene.cards.length).toBe(window === '5' ? 24 : 12);
      const houses = scene.fields.filter(({ says }) => says.includes('building'));
      expect(houses.length).toBeGreaterThan(30);
      for (const { field } of scene.pieces) expect(houses.some(({ id }) => id === field)).toBe(false);
    }
  });
});
