import { factsOf } from '../../kit/words/kit.nl.ts';
import { counted, DUTCH, type InOtherWords } from '../../language.ts';
import type { TEXT_WORDS as ENGLISH } from './text.ts';

const ended = (says: string): string => (/[.!?…]$/.test(says) ? says : `${says}.`);
const size = (width: number, height: number): string =>
  `${Math.round(width)} mm breed en ${Math.round(height)} mm hoog`;
const cards = (count: number): string => counted(DUTCH, count, { one: 'kaart', other: 'kaarten' });

export const TEXT_WORDS: InOtherWords<typeof ENGLISH> = {
  title: (game) => `${game}: de hele doos in woorden`,
  facts: (facts) => factsOf(facts).join(', ').replace(/.$/, '$&.'),
  version: (rules) => `Spelregels, versie ${rules}.`,
  about:
    'Elke kaart, elk speelstuk, elke regel en elke uitspraak, voor spelers die luisteren of voelen in plaats van kijken.',
  aboutBox: 'Elke kaart en elk speelstuk, voor spelers die luisteren of voelen in plaats van kijken.',
  contents: 'Inhoud',
  chapter: (number, name) => `Deel ${number}: ${name}`,
  offer: {
    says: 'Voor spelers die de kaarten niet kunnen zien, is er de hele doos in woorden:',
    html: 'lees die als pagina',
    txt: 'download die als platte tekst',
    or: ', of ',
  },
  touch: {
    title: 'Spelen op gevoel en gehoor',
    ours: 'Dit zijn voorstellen van ons en geen deel van de spelregels: gebruik wat bij jullie tafel past.',
    every: [
      'Tekens horen op de voorkant van kaarten en nooit op de achterkant: kaarten van één stapel mogen van achteren niet te onderscheiden zijn. In een hoesje is een teken op de voorkant niet door de kaart heen te voelen.',
      'Bewaar stapels in bakjes met verschillende deksels of randen, en zeg hardop van welke stapel je trekt.',
      'Wie de kaarten ziet, leest voor wat open op tafel ligt. Wat je in je hand hebt, lees je zelf: van een teken op de kaart, of uit deze tekst.',
    ],
  },
  box: {
    title: 'Wat er in de doos zit',
    deck: (name, count) => `${name}: ${cards(count)}`,
    piece: (name, count) => `${name}: ${count}`,
    card: (name, count) => (count === 1 ? name : `${name}, ${cards(count)}`),
    backReads: (says) => `Op de achterkant staat: ${ended(says)}`,
    backBare: 'Op de achterkant staat een patroon, zonder woorden.',
    reads: (says) => `Erop staat: ${ended(says)}`,
    otherSide: (says) => `Op de andere kant staat: ${ended(says)}`,
    bare: 'Erop staat waar de kaart naar heet, en verder niets dat telt.',
    does: 'Wat de kaart doet:',
    same: (card) => `Deze kaart doet hetzelfde als: ${card}.`,
    touches: (rules) => `Andere regels over deze kaart: ${rules}.`,
    provenance: {
      rulebook: null,
      published: 'Elders uitgegeven dan in het regelboek.',
      derived: 'Afgeleid uit het regelboek.',
      ours: 'Aangevuld door Fieldkit.',
    },
  },
  pieces: {
    title: 'Speelstukken',
    piece: (name, count) => `${name}, ${counted(DUTCH, count, { one: 'stuk', other: 'stuks' })}`,
    counter: (width, height) => `Als plat fiche is het ${width} mm breed en ${height} mm hoog.`,
    reads: (says) => `Erop staat: ${ended(says)}`,
    model: {
      standee: 'Bij de papieren modellen hoort een figuur die staat.',
      cube: 'Bij de papieren modellen hoort een blokje.',
      model: 'Bij de papieren modellen hoort een model om te bouwen.',
    },
  },
  sheets: {
    title: 'Vellen',
    sheet: (name, count) => (count === 1 ? name : `${name}, ${count} exemplaren`),
    form: {
      mat: (width, height) => `Een mat, ${size(width, height)}.`,
      pad: (width, height) => `Een blad om op te schrijven, ${size(width, height)}.`,
      poster: (width, height) => `Een bord van papier, ${size(width, height)}.`,
      strip: (width, height) => `Een strook om mee te meten, ${size(width, height)}.`,
      die: (width) => `Een dobbelsteen van papier, ${Math.round(width)} mm breed.`,
      wheel: (across) => `Een schijf van een wiel, ${Math.round(across)} mm breed.`,
    },
  },
  rules: {
    title: 'De spelregels',
    picture: 'Plaatje',
    table: 'De tafel',
    then: 'Wat er gebeurt',
    tried: (words) => `Geprobeerd: ${words}.`,
  },
  rulings: {
    title: 'Waar het regelboek zwijgt',
    ours: (rule, words) => `Wij zeggen, in ${rule}: ${words}`,
    other: (words) => `De andere lezing: ${words}`,
    alters: (rule, words) => `Met de andere lezing luidt ${rule}: ${words}`,
    from: (words) => `Waarom: ${words}`,
    option: (option) => `Dit is om te zetten: de optie heet ${option}.`,
  },
};
