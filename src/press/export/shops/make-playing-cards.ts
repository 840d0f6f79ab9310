/** An export for MakePlayingCards. */
import { ok } from '../../../result.ts';
import { sortedCopies } from '../../impose/plan/sheet-order.ts';
import { exportWords } from '../../words/export-words.ts';
import { howTo, madeAtHome, namesOf, numbered, pictureOf, soldBy, type OrderOf } from './shop-order.ts';
import { MAKE_PLAYING_CARDS } from './vendor.ts';

/**
 * The order for MakePlayingCards, where pictures fill an order's cards one by one: each copy is a front and a
 * back with the same number, so that none has to be moved by hand. The instructions name what is left out.
 */
export const makePlayingCardsOrder: OrderOf = ({ title, language }, drawn) => {
  const words = exportWords(language);
  const taken = soldBy(MAKE_PLAYING_CARDS, title, sortedCopies(drawn.cards), words);
  if (!taken.ok) return taken;
  const { sold, left } = taken.value;
  const products = [...new Set(sold.map(({ product }) => product))];
  const orders = products.map((product) => sold.filter((each) => each.product === product));
  const pictures = orders.flatMap((copies, index) => {
    const folder = orders.length > 1 ? `order-${index + 1}/` : '';
    return copies.flatMap(({ card, front, back, product }, place) => {
      const name = `${numbered(place, copies.length)}-${card.id}`;
      return [
        pictureOf(MAKE_PLAYING_CARDS, product, `${folder}fronts/${name}-front`, front),
        pictureOf(MAKE_PLAYING_CARDS, product, `${folder}backs/${name}-back`, back),
      ];
    });
  });
  const batches = orders.map((copies, index) => ({
    folder: orders.length > 1 ? `order-${index + 1}` : '',
    product: copies[0]?.product.name ?? '',
    count: copies.length,
  }));
  const lacks = words.makePlayingCardsLacks(namesOf(drawn.counters.map(({ piece }) => piece)));
  const missing = [...left, ...lacks, ...madeAtHome(words, drawn.sheets)];
  return ok({
    pictures,
    howTo: howTo(words, title, MAKE_PLAYING_CARDS, missing, words.makePlayingCards(batches)),
    lacks: missing,
  });
};
