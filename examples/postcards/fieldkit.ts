import { box, csv, defineGame, picture, rich, tarot, title, words } from 'fieldkit';
import type { Colour } from 'fieldkit/draw';
import rows from './cards.csv';

/** A colour in the table; a cell that is none is refused with its line. */
const colour = (cell: string): Colour => {
  if (/^#[0-9a-f]{6}$/.test(cell)) return cell as Colour;
  throw new Error('write it like #3c4266');
};

export default defineGame({
  id: 'postcards',
  title: 'Four Lights',
  by: 'Fieldkit',
  about: 'One lake at four hours: cards with a photograph to the edge.',
  players: '2 to 4',
  licence: 'CC0 1.0',
  inks: {
    paper: { colour: '#f4efe4', lowInk: '#ffffff' },
    ink: '#241f1b',
    ground: { colour: '#24384a', lowInk: '#ffffff' },
  },
  decks: { lights: { name: 'Four Lights', size: tarot } },
  cards: csv(rows, { ink: colour }),
  face: ({ card, area, bleed, trim, ink, edition }) => {
    const panel = { ...bleed, y: trim.height - 40, height: bleed.y + bleed.height - (trim.height - 40) };
    const tint = edition === 'low-ink' ? ink.ink : card.ink;
    return [
      picture(
        `pictures/${card.picture}.jpg`,
        { ...bleed, height: panel.y - bleed.y },
        { focus: { x: 0.5, y: 0.4 }, means: card.name },
      ),
      box({ ...panel, fill: ink.paper }),
      box({ ...panel, height: 1.6, fill: tint }),
      title(card.name, area.bottom(33).top(11), { font: 'poster', size: 19, ink: tint, align: 'left' }),
      rich(card.text, area.bottom(21).top(15), { size: 10, ink: ink.ink, leading: 1.25 }),
      box({ ...area.bottom(5.4), height: 0.25, fill: tint }),
      words(card.hour, area.bottom(4), { size: 8, ink: tint, tracking: 60 }),
      words(card.height, area.bottom(4), {
        size: 8,
        ink: tint,
        tracking: 60,
        align: 'right',
        field: 'height',
      }),
    ];
  },
  back: ({ area, bleed, ink }) => [
    box({ ...bleed, fill: ink.ground }),
    box({ ...area, stroke: { colour: ink.onGround, width: 0.4 }, radius: 2 }),
    title('Four Lights', area.row(44, 14), { font: 'poster', size: 24, ink: ink.onGround }),
    words('One lake, four hours', area.row(60, 6), {
      size: 11,
      font: 'italic',
      ink: ink.onGround,
      align: 'center',
    }),
  ],
});
