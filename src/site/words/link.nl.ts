import { counted, DUTCH, type InOtherWords } from '../../language.ts';
import type { LINK_WORDS as ENGLISH } from './link.ts';

const moves = (count: number): string => counted(DUTCH, count, { one: 'zet', other: 'zetten' });

export const LINK_WORDS: InOtherWords<typeof ENGLISH> = {
  here: 'Deel wat hier openstaat',
  arrived: {
    heading: 'Uit een link',
    position: 'Een stand met alle kaarten open.',
    view: (player) =>
      `Een stand zoals ${player} die ziet. Wat voor ${player} verborgen is, zit niet in de link: dat is opnieuw gedeeld, en kan anders liggen dan op de tafel waar de link vandaan komt.`,
    record: (count) => (count === 0 ? 'Een spel voor de eerste zet.' : `Een spel van ${moves(count)}.`),
    rulings: (count) =>
      count === 0
        ? 'Uitspraken: alles zoals Fieldkit zegt. Een nieuw spel volgens die uitspraken.'
        : `Uitspraken: ${count} met de andere lezing. Een nieuw spel volgens die uitspraken.`,
    asks: (count) =>
      `Je eigen spel van ${moves(count)} ligt op tafel. Open je de link, dan wordt het weggelegd bij de spellen op dit apparaat.`,
    stops: (why) => `Het spel gaat open zover dat kan: ${why}.`,
    save: 'Bewaar de link als bestand',
    open: 'Open de link',
    leave: 'Blijf bij mijn spel',
    close: 'Begrepen',
    since: (rules) => `De link is gemaakt onder versie ${rules} van de spelregels. Sindsdien veranderd:`,
    was: (sentence) => `(eerder: ${sentence})`,
    isNew: '(nieuw)',
    damaged:
      'Deze link is beschadigd: onderweg is er iets veranderd of verloren gegaan. Vraag er nog eens om, of scan de code opnieuw. Je spel is zoals het was.',
    newer:
      'Deze link is gemaakt door een nieuwere Fieldkit. Laad de pagina opnieuw terwijl je online bent, en open dan de link. Je spel is zoals het was.',
    laterRules: (rules) =>
      `Deze link is gemaakt onder versie ${rules} van de spelregels, die deze pagina nog niet kent. Laad de pagina opnieuw terwijl je online bent. Je spel is zoals het was.`,
    otherGame: 'Deze link hoort bij een ander spel.',
    openThere: 'Open de link daar',
    noGame: 'Deze link hoort bij een spel dat niet op deze plank staat. Je spel is zoals het was.',
    impossible: (what) =>
      `Waar deze link heen leidt, kan in een spel niet voorkomen: ${what}. Je spel is zoals het was.`,
    earlier: (rules, what) =>
      `Deze link is gemaakt onder versie ${rules} van de spelregels, en onder de huidige kan het niet gespeeld worden: ${what}. Je spel is zoals het was.`,
  },
  share: {
    what: 'Waar de link heen leidt',
    position: 'Deze stand',
    record: (count) => `Het hele spel, ${moves(count)}`,
    rulings: 'De uitspraken',
    eyes: 'Wiens kaarten te zien zijn',
    all: 'Alle kaarten, open',
    only: (player) => `Wat ${player} ziet; de rest zit niet in de link`,
    open: 'In een heel spel zit wat beide spelers trokken en in hun hand hebben.',
    refused: (why) => `Hiervan bestaat geen link: ${why}.`,
    link: 'De link',
    copy: 'Kopieer de link',
    copied: 'De link is gekopieerd.',
    notCopied: 'De browser laat de pagina niet kopiëren: selecteer de link en kopieer die zelf.',
    send: 'Verstuur de link',
    sent: 'Verstuurd.',
    notSent: 'Er is niets verstuurd.',
    code: 'Toon de link als QR-code',
    hideCode: 'Verberg de QR-code',
    codeFailed: 'De QR-code kon niet geladen worden. Kijk of er verbinding is en probeer het opnieuw.',
    codeTooLong: 'Deze link is te lang voor een QR-code: kopieer of verstuur die.',
    codeAbout: 'Richt de camera van een andere telefoon erop.',
    codeOf: 'QR-code van de link',
    ownMachine:
      'Deze pagina staat alleen op je eigen computer open, dus anderen kunnen de link hier niet openen.',
  },
};
