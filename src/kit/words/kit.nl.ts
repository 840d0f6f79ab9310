/** De teksten op de doosjes van een spel, naast hun bouwplaten en onderaan eerste bladzijden. */
import { capital, counted, DUTCH, type InOtherWords } from '../../language.ts';
import type { Facts } from '../kit.ts';
import type { DiceAlike } from '../needs.ts';
import type { KIT_EN } from './kit.en.ts';

const cards = (count: number): string => counted(DUTCH, count, { one: 'kaart', other: 'kaarten' });

/** ‘30 tot 45 minuten’, ‘90 minuten of meer’, ook van een spel dat in het Engels is. */
function range(figures: string, of: string): string {
  const [, least] = /^(\d+) or more$/.exec(figures) ?? [];
  return least === undefined ? `${figures.replace(' to ', ' tot ')} ${of}` : `${least} ${of} of meer`;
}

export const factsOf = ({ players, minutes, ages }: Facts): readonly string[] => [
  ...(players === '' ? [] : [players === '1' ? '1 speler' : range(players, 'spelers')]),
  ...(minutes === null ? [] : [minutes === '1' ? '1 minuut' : range(minutes, 'minuten')]),
  ...(ages === null ? [] : [`leeftijd ${ages}`]),
];

/** "6 met 6 zijden, 4 met 4 en 4 met 10, in twee kleuren". */
const diceOf = (dice: readonly DiceAlike[], colours: number): string =>
  DUTCH.and(dice.map(({ sides, count }, index) => `${count} met ${sides}${index === 0 ? ' zijden' : ''}`)) +
  (colours === 2 ? ', in twee kleuren' : '');

export const KIT_NL: InOtherWords<typeof KIT_EN> = {
  front: { tuck: 'De kaarten', tray: 'De stukken', lid: 'De stukken' },
  names: {
    cards: (count, part, of) => `Doosje voor ${cards(count)}${of > 1 ? `, ${part} van ${of}` : ''}`,
    tray: 'Bakje voor de stukken',
    lid: 'Deksel van het bakje',
  },
  facts: (facts) => factsOf(facts).join(' · '),
  decks: (count, decks) => `${count} kaarten van ${decks} stapels`,
  walls: {
    left: 'de smalle zijde links van de voorkant',
    right: 'de smalle zijde rechts van de voorkant',
    foot: 'de bodem',
    west: 'de linkerwand',
    east: 'de rechterwand',
  },
  under: (letters, wall) => `${DUTCH.and(letters)} onder ${wall}`,
  stack: (mm) => `Er past een stapel in van ${String(mm).replace('.', ',')} mm.`,
  onPieces: (held) => `Boven op de stukken: ${DUTCH.and(held)}.`,
  twoPieces: 'Dit doosje bestaat uit twee delen.',
  fold: (glued) =>
    `Snijd langs doorgetrokken lijnen, ril stippellijnen en vouw ze van de print af; lijm ${glued.join(', dan ')}.`,
  close: 'Vouw boven de twee kleine kleppen in en steek het deksel achter de inkeping.',
  net: (name) => `${capital(name)}, om uit te snijden en te vouwen`,
  fonts: (names) => `Lettertypen: ${DUTCH.and(names)}.`,
  needs: {
    pins: (count) => counted(DUTCH, count, { one: 'splitpen', other: 'splitpennen' }),
    clips: (count) => counted(DUTCH, count, { one: 'paperclip', other: 'paperclips' }),
    dice: (count, sides) =>
      `${counted(DUTCH, count, { one: 'dobbelsteen', other: 'dobbelstenen' })} met ${sides} zijden`,
    shopDice: (dice, colours) =>
      `dobbelstenen uit de winkel, beter dan die van papier (${diceOf(dice, colours)})`,
    diceOf,
    coins: (count) => `kleingeld (in plaats van de ${count} tokens, als je wilt)`,
    trackCoins: (count) =>
      counted(DUTCH, count, { one: 'munt om mee te tellen', other: 'munten om mee te tellen' }),
    needle: 'naald om gaatjes te prikken',
    pencil: 'potlood en papier',
    coin: 'munt om te loten',
    all: (things) => `Leg klaar naast de doos: ${DUTCH.and(things)}.`,
    cup: 'beker om blind uit te trekken',
  },
  credit: (part, names) => `${capital(part)}: ${DUTCH.and(names)}.`,
  standee: {
    up: 'vouw omhoog',
    back: 'vouw weg',
    glue: 'lijm',
    glueBlank: 'lijm de blanco kanten op elkaar',
    how: 'Ril de drie vouwen, vouw, lijm, knip los; vouw de voeten naar buiten.',
  },
  licence: (licence) => (licence === undefined ? '' : `Licentie: ${licence}.`),
  own: 'Woorden en tekeningen zijn van Fieldkit zelf; dit is geen officiële uitgave.',
};
