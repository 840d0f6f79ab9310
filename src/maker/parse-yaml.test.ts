/** A template that cannot be read is refused in a maker's words, with its place. */
import { expect, it } from 'vitest';
import { parseYaml } from './parse-yaml.ts';

it.each([
  [
    'boxes:\n  name: { height: 9 }\n---\nboxes: {}\n',
    /^card\.yaml, line 3, column 1: a line --- begins a second template: keep one in each file\.$/,
  ],
  [
    `boxes: ${'['.repeat(9000)}${']'.repeat(9000)}`,
    /^card\.yaml, line 1, column \d+: it is nested too deep(, or too long)?\.$/,
  ],
])('says what is wrong with %j', (source, sentence) => {
  expect(parseYaml('card.yaml', source).faults[0]).toMatch(sentence);
});

it('says of aliases that make a small file large that it is too long, and no more', () => {
  const names = [...'abcdefgh'];
  const lines = names.map(
    (name, at) =>
      `${name}: &${name} [${Array<string>(10)
        .fill(at === 0 ? 'x' : `*${names[at - 1] ?? ''}`)
        .join()}]`,
  );
  const { faults } = parseYaml('card.yaml', lines.join('\n'));
  expect(faults).toEqual([
    expect.stringMatching(/^card\.yaml, line 5, column \d+: it is nested too deep, or too long\.$/),
  ]);
});
