import { defineGame, rich, title } from 'fieldkit';

export default defineGame({
  id: 'icons-in-text',
  title: 'Icons in text',
  size: 'mini',
  cards: [
    { name: 'Tug', text: '**Pull** a ship {anchor} one field, then *rest*. Costs 2 {coin}.' },
    { name: 'Barge', text: 'Carry one {crate}.\n\nSell it for 3 {coin}.' },
  ],
  face: ({ card, area }) => [
    title(card.name, area.top(10)),
    rich(card.text, area.rest(2), {
      size: 10,
      icons: { anchor: 'pictures/anchor.svg', coin: 'pictures/coin.svg', crate: 'pictures/crate.svg' },
    }),
  ],
});
