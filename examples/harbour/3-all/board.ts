/** The table of Harbour: what is seen of a position. */
import { simpleBoard, squares } from 'fieldkit/rules';
import { SIDE } from './look.ts';
import { harbour } from './play.ts';

const FIELDS = squares(4, 4, SIDE);

export const harbourBoard = simpleBoard(harbour, {
  fields: FIELDS,
  ground: 'water',
  pieces: ({ at }) => [
    { face: 'tug-red', at: at.red, seat: 'red' },
    { face: 'tug-blue', at: at.blue, seat: 'blue' },
  ],
  hands: ({ hands }) => hands,
  piles: ({ tide, away }) => ({ 'Turns until the tide is out': tide, 'Put away': away.length }),
  touches: ({ turn, at }, move) => {
    const [verb, what = ''] = move.split(' ');
    return verb === 'sail' ? [[at[turn], 'Sail'], what] : [[what, `Unload ${what}`]];
  },
  attempts: ({ hands, turn }) => [
    ...FIELDS.map(({ id }) => `sail ${id}`),
    ...hands[turn].map((card) => `unload ${card}`),
  ],
});
