import type { AskedSaid } from '../../src/games/fog-of-war/said-asked.ts';
import { capital, type Catalogue } from '../../src/language.ts';
import { BONUSES } from './speech-events.en.ts';
import * as words from './speech-words.en.ts';

const { doesTo, place, placeIs, places, points, side, target, tokens } = words;

const RESULTS = { victory: 'a victory', quagmire: 'a quagmire', defeat: 'a defeat', rout: 'a rout' } as const;

/** What a total comes to, and what the next better result would need (F-061). */
const needed = (attack: number, defence: number): string =>
  `${attack} against ${defence}: to win it takes ${Math.max(1, 2 * defence)}, not to be thrown back ${Math.max(1, defence)}`;

/** What is asked, and how a war ended, told to somebody. */
export function askedTo(you: words.Listener): Catalogue<AskedSaid> {
  const does = doesTo(you);
  const has = (who: 0 | 1): string => does(who, 'has', 'have');
  return {
    toBox: 'The other two count at the end of 1944: the Axis wins if it holds both.',
    toSetUp: 'Put up to three cards from your deck into areas of yours, each into a different one.',
    toLook: 'Each look costs one token.',
    toTakeBack: 'Cards in your areas and your operations may go to the discards, to be drawn next year.',
    toOffer: 'Points offered for a side change how many the Axis needs.',
    toWatch: '',
    toAct: ({ played, due }) =>
      [
        ...(due.length === 0
          ? []
          : [`Resolve the ${due.length === 1 ? 'quagmire' : 'quagmires'} in ${places(due)}.`]),
        played
          ? 'Go on, or end your actions.'
          : 'Play at least one card: into an area, or into an operation.',
      ].join(' '),
    toBid: ({ who, by, target: what, stakes, ready }) => {
      const blocker = by === 0 ? 1 : 0;
      const wants = `${capital(does(by, 'wants', 'want'))} to look at ${target(what)}`;
      if (stakes[by] === 0) return `${wants}; ${has(who)} ${tokens(ready)} ready.`;
      const told =
        who === by
          ? `${capital(does(blocker, 'blocks', 'block'))} ${words.ofTo(you)(by)} look at ${target(what)} with ${tokens(stakes[blocker])}`
          : stakes[blocker] === 0
            ? `${wants}, for ${tokens(stakes[by])}`
            : `${capital(does(by, 'bids', 'bid'))} ${tokens(stakes[by])} to look at ${target(what)} all the same`;
      return `${told}; ${has(who)} ${tokens(ready)} ready.`;
    },
    toSpend: ({ at, attack, defence, result, spent }) =>
      `${attack} against ${defence} in ${place(at)}: ${RESULTS[result]}. ${
        result === spent ? 'It would change nothing.' : `With it: ${RESULTS[spent]}.`
      }`,
    toFight: ({ at }) =>
      `No supply comes to the attackers in ${place(at)}. Sent off, they go to their Win stack, and all defenders stay.`,
    toPay: ({ need, attacks, at }) =>
      attacks
        ? `${capital(placeIs(at))} won. Cards worth ${need} go to the Win stack; the others stay there.`
        : `${capital(placeIs(at))} held. Cards worth ${need} go to the Win stack; the others stay there.`,
    toShow: ({ seas }) =>
      `The supply passes ${places(seas)}. Each card that is shown there takes an attacking card, by lot.`,
    toProduce: ({ who, points: buys }) =>
      [
        'Each thing costs 1.',
        ...(who === 0 && buys > 0 ? [`At most ${points(buys)} may be bought.`] : []),
      ].join(' '),
    ended: ({ winner, by, points: count, goal, kept, missing }) => {
      if (winner === null) return 'The war is over.';
      const won = `${capital(has(winner))} won the war`;
      if (by === 'germany') return `${won}: Berlin and Ruhr are in Allied hands.`;
      if (by === 'points') return `${won}, with ${count} of ${points(goal)}.`;
      const stands = `the Axis has ${count} of ${points(goal)}`;
      return missing.length === 0
        ? `${won}: ${stands}, and holds ${places(kept)}, as its victory cards ask.`
        : `${won}: ${stands}, and does not hold ${places(missing)}, as its victory cards ask.`;
    },
    lineIs: ({ line }) => `${line.adds} ${BONUSES[line.from]}`,
    cardsOf: ({ who, cards }) => `${side(who)}: ${words.cards(cards)}`,
    fought: ({ attack, defence, result }) => `${attack} against ${defence}: ${RESULTS[result]}`,
    whatWins: ({ attack, defence }) => needed(attack, defence),
  };
}
