import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SVG_SAMPLES } from '../../../../tests/svg-samples.ts';
import { IDENTITY } from '../../engrave/path/matrix.ts';
import { flattenDrawing } from '../flatten-drawing.ts';
import { readSvg } from './read-svg.ts';

const svg = (content: string, more = 'viewBox="0 0 100 100"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${content}</svg>`;

const RECT = '<rect width="10" height="10"/>';

const faultOf = (text: string): string => {
  const read = readSvg(text);
  return read.ok ? '' : read.faults.join();
};

const notesOf = (content: string): string => {
  const read = readSvg(svg(content));
  if (!read.ok) throw new Error(read.faults.join());
  return flattenDrawing(read.value, IDENTITY, '#ffffff').notes.join('; ');
};

describe('an SVG file that cannot be read', () => {
  it.each([
    ['<svg viewBox="0 0 1 1"><g></svg>', 'line 1, column 27: Missing end tag for element g'],
    [svg('<rect width=3/>'), 'is no readable SVG: line 1'],
    ['<html></html>', 'its first element is not <svg>'],
    [svg(RECT, ''), 'says no size: its <svg> needs a viewBox'],
    [svg(RECT, 'width="50%" height="50%"'), 'says no size'],
    [svg(''), 'shows nothing'],
    [svg('<text>Ship</text>'), 'shows nothing: it has only text (turn it into paths)'],
    [svg('<path d="M NaN 0L5 5"/>'), 'shows nothing: it has only parts of paths that cannot be read'],
    [svg('<g>'.repeat(200) + RECT + '</g>'.repeat(200)), 'more than 100 elements inside each other'],
    [svg(RECT.repeat(120_000)), 'has more than 100000 elements'],
  ])('is refused with the reason, and the place where there is one', (text, why) => {
    expect(faultOf(text)).toContain(why);
  });

  it('may not grow by repeating what repeats itself', () => {
    const rows = Array.from(
      { length: 12 },
      (_, index) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(10)}</g>`,
    );
    expect(faultOf(svg(`<g id="a0">${RECT}</g>${rows.join('')}`))).toBe(
      'has more in it than a card can show',
    );
    const empty = svg(`<g id="a0"/>${rows.join('')}`);
    expect(faultOf(empty)).toBe('has more in it than a card can show');
  });

  it('may not grow by entities: they are not read', () => {
    const lines = Array.from(
      { length: 10 },
      (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index};`.repeat(10)}">`,
    );
    const text = `<!DOCTYPE svg [<!ENTITY lol0 "lol">${lines.join('')}]>${svg(`<desc>&lol10;</desc>${RECT}`)}`;
    expect(readSvg(text).ok).toBe(true);
  });

  it('may refer to itself without end', () => {
    expect(readSvg(svg(`<g id="a">${RECT}<use href="#a"/></g>`)).ok).toBe(true);
    const ring = '<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/>';
    expect(readSvg(svg(`${ring}<rect width="9" height="9" fill="url(#a)" stroke="red"/>`)).ok).toBe(true);
    expect(
      readSvg(
        svg(
          `<clipPath id="c"><rect clip-path="url(#c)" width="5" height="5"/></clipPath><g clip-path="url(#c)">${RECT}</g>`,
        ),
      ).ok,
    ).toBe(true);
  });
});

describe('what an SVG file has and a sheet does not show', () => {
  it.each([
    ['<text>Ship</text>', 'text (turn it into paths)'],
    ['<image href="a.png"/>', 'pictures inside it'],
    ['<script>alert(1)</script>', 'scripts'],
    ['<foreignObject/>', 'foreign content'],
    ['<use href="other.svg#a"/>', 'what it takes from other files'],
    ['<mask id="m"/><rect mask="url(#m)" width="5" height="5"/>', 'masks'],
    ['<rect filter="url(#f)" width="5" height="5"/>', 'filters'],
    ['<pattern id="p"/><rect fill="url(#p)" width="5" height="5"/>', 'patterns'],
    ['<rect fill="nonsense" width="5" height="5"/>', 'the colour "nonsense"'],
    ['<rect width="5" height="5"><animate/></rect><animate/>', 'animation'],
    ['<path d="M0 0h5" stroke="red" marker-end="url(#m)"/>', 'arrow heads'],
    ['<path d="M0 0L5 5L NaN 9"/>', 'parts of paths that cannot be read'],
    [
      '<clipPath id="c"><path d="M0 0h5v5L NaN 9"/></clipPath><rect clip-path="url(#c)" width="5" height="5"/>',
      'parts of paths that cannot be read',
    ],
    ['<circle cx="5" cy="NaN" r="2"/>', 'measures of shapes that are no numbers'],
    ['<polyline points="0 0 5 NaN"/>', 'measures of shapes that are no numbers'],
    ['<use id="a" href="#a"/>', 'a <use> that leads back to itself'],
    ['<use id="a" href="#b"/><use id="b" href="#a"/>', 'a <use> that leads back to itself'],
    ['<use href="#gone"/>', '"#gone", which is not in it'],
    ['<style>@media print { rect { fill: red } }</style>', 'some rules of its <style>'],
  ])('is named: %s', (content, what) => {
    expect(notesOf(RECT + content)).toContain(what);
  });

  it('is named where it is drawn otherwise', () => {
    const gradient =
      '<linearGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient>';
    expect(notesOf(`${gradient}<rect fill="url(#g)" width="5" height="5"/>`)).toBe(
      'has gradients, which are printed as bands of flat colour',
    );
    expect(notesOf('<rect opacity=".5" width="5" height="5"/>')).toContain('is partly transparent');
    expect(notesOf(`${RECT}<rect x="9999999" width="5" height="5"/>`)).toContain('too far out');
    expect(notesOf(RECT)).toBe('');
  });
});

describe('transparent colours', () => {
  const coloursOf = (content: string) => {
    const read = readSvg(svg(content));
    if (!read.ok) throw new Error(read.faults.join());
    const { parts } = flattenDrawing(read.value, IDENTITY, '#000000');
    return parts.flatMap(({ shapes }) => shapes.map(({ fill }) => fill));
  };

  it('are those that show on the shape beneath, or on the ground', () => {
    expect(
      coloursOf(
        '<rect width="50" height="50" fill="#ff0000"/><rect x="10" y="10" width="9" height="9" fill="#0000ff" fill-opacity=".5"/><rect x="60" width="9" height="9" fill="white" opacity="50%"/>',
      ),
    ).toEqual(['#ff0000', '#800080', '#808080']);
  });
});

describe('any file', () => {
  it('is read or refused, whatever was done to it', () => {
    const samples = Object.values(SVG_SAMPLES);
    const text = fc
      .constantFrom(...samples)
      .chain((sample) =>
        fc
          .array(
            fc.tuple(
              fc.nat({ max: sample.length }),
              fc.nat({ max: 6 }),
              fc.string({ unit: 'binary-ascii', maxLength: 4 }),
            ),
            { minLength: 1, maxLength: 6 },
          )
          .map((cuts) =>
            cuts.reduce((all, [at, length, put]) => all.slice(0, at) + put + all.slice(at + length), sample),
          ),
      );
    fc.assert(
      fc.property(text, (spoiled) => {
        const read = readSvg(spoiled);
        if (!read.ok) return read.faults.every((why) => /^(is|has|shows|says) /.test(why));
        flattenDrawing(read.value, IDENTITY, '#ffffff');
        return true;
      }),
      { numRuns: 400, seed: 38 },
    );
  });
});
