import { describe, expect, it } from 'vitest';
import { reportText, sizeText } from './run-report.ts';

describe('the table of a run', () => {
  it('names file, sheets, size and time, adds them up, and ends with the folder', () => {
    const made = [
      { name: 'game/a4.pdf', sheets: 9, bytes: 1_100_000, milliseconds: 420, warnings: ['Mind the edge.'] },
      {
        name: 'game/images/colour/ (58 png)',
        bytes: 31_500_000,
        milliseconds: 2500,
        warnings: ['Mind the edge.'],
      },
    ];
    expect(reportText(made, '/tmp/print', 3000)).toBe(
      [
        'file                     sheets     size    time',
        '-----------------------  ------  -------  ------',
        'a4.pdf                        9   1.1 MB  0.42 s',
        'images/colour/ (58 png)          31.5 MB  2.50 s',
        'together                      9  32.6 MB  3.00 s',
        '',
        'Note: Mind the edge.',
        '',
        'In /tmp/print/game/ after 3.00 s',
      ].join('\n'),
    );
  });

  it('sets sheets and cuts beside the fewest that there could be', () => {
    const sheets = { sheets: 9, cuts: 81, least: { sheets: 8, cuts: 74 }, bytes: 1000, milliseconds: 10 };
    const words = { name: 'game/words.txt', bytes: 1000, milliseconds: 10 };
    expect(reportText([{ name: 'game/a4.pdf', ...sheets }, words], '/tmp/print', 20).split('\n')).toEqual(
      expect.arrayContaining([
        'file       sheets  least  cuts  least  size    time',
        'a4.pdf          9      8    81     74  1 kB  0.01 s',
        'words.txt                              1 kB  0.01 s',
      ]),
    );
  });

  it('names the folders where files are of two games', () => {
    const made = [
      { name: 'chess/a4.pdf', sheets: 9, bytes: 1, milliseconds: 1 },
      { name: 'go/a4.pdf', sheets: 9, bytes: 1, milliseconds: 1 },
    ];
    const text = reportText(made, '/tmp/print', 3000);
    expect(text).toMatch(/^go\/a4\.pdf /m);
    expect(text).toContain('In /tmp/print/ after');
  });

  it('says of which files a note is where it is not of all', () => {
    const sheet = (name: string, ...warnings: string[]) => ({
      name,
      sheets: 1,
      bytes: 1,
      milliseconds: 1,
      warnings,
    });
    const made = [
      sheet('a.pdf', 'Mind.'),
      sheet('b.pdf', 'Mind.', 'Take care.'),
      sheet('c.pdf', 'Take care.'),
    ];
    expect(reportText(made, '/tmp', 1)).toContain(
      'Note on a.pdf and b.pdf: Mind.\nNote on b.pdf and c.pdf: Take care.',
    );
    expect(reportText([...made, sheet('d.pdf', 'Mind.')], '/tmp', 1)).toContain(
      'Note on a.pdf and 2 more: Mind.',
    );
  });

  it('says sizes as a file manager does', () => {
    expect([999, 1000, 67_400, 1_100_000].map(sizeText)).toEqual(['999 B', '1 kB', '67 kB', '1.1 MB']);
  });
});
