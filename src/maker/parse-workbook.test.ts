/** A workbook that somebody made to be trouble is refused before it takes any memory. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { workbook } from '../../tests/small-workbook.ts';
import { parseWorkbook } from './parse-workbook.ts';

const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook with a sheet whose words are changed. */
function changed(from: string, to: string): Uint8Array<ArrayBuffer> {
  const files = unzipSync(workbook('Ships', [['name'], ['Barge']]));
  const sheet = strFromU8(files[SHEET] ?? new Uint8Array());
  return new Uint8Array(zipSync({ ...files, [SHEET]: strToU8(sheet.replace(from, to)) }));
}

it('a cell at the far end of a sheet is told', async () => {
  const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>';
  expect(await parseWorkbook('cards.xlsx', changed('</sheetData>', far))).toEqual({
    file: 'cards.xlsx',
    sheets: [],
    faults: [
      'cards.xlsx has a cell at XFD1048576, far outside a table of cards: delete what stands below and beside the cards, and save it anew.',
    ],
  });
});

it('cells a little way off are read, and so is a sheet that is selected to its end', async () => {
  const near = '<row r="900"><c r="C900"><v>1</v></c></row></sheetData>';
  expect(await parseWorkbook('cards.xlsx', changed('</sheetData>', near))).toMatchObject({ faults: [] });
  const selected = '</sheetData><dataValidation sqref="A1:XFD1048576"/>';
  expect(await parseWorkbook('cards.xlsx', changed('</sheetData>', selected))).toMatchObject({ faults: [] });
});

it('one that unpacks to more than a deck needs is not unpacked', async () => {
  const bomb = changed('Barge', 'A'.repeat(101_000_000));
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await parseWorkbook('cards.xlsx', bomb)).toMatchObject({
    faults: ['cards.xlsx is larger than a workbook of cards can be.'],
  });
});
