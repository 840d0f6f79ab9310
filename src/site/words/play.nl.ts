import { counted, DUTCH, type InOtherWords, capital } from '../../language.ts';
import type { PLAY_PAGE as ENGLISH_PAGE, PLAY_WORDS as ENGLISH } from './play.ts';

const NUMBERS = ['', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes'];

/** ‘Met z’n tweeën’. */
const TOGETHER = ['', 'In je eentje', 'Met z’n tweeën', 'Met z’n drieën', 'Met z’n vieren'];

const moves = (count: number): string => counted(DUTCH, count, { one: 'zet', other: 'zetten' });

export const PLAY_PAGE: InOtherWords<typeof ENGLISH_PAGE> = {
  title: (game) => `Speel ${game}`,
  about: (game) => `${game} met z’n tweeën aan één scherm, met de scheidsrechter ernaast.`,
  noScript:
    'Om te spelen is JavaScript nodig, en dat staat hier uit. De doos, de spelregels en de downloads werken ook zonder.',
};

export const PLAY_WORDS: InOtherWords<typeof ENGLISH> = {
  loading: 'De tafel wordt klaargezet …',
  failedToLoad:
    'De scheidsrechter kon niet geladen worden. Kijk of er verbinding is en laad de pagina opnieuw.',
  board: (game) => `Het bord van ${game}. Met de pijltjestoetsen ga je van plek naar plek.`,
  boardTools: {
    nearer: 'Inzoomen',
    farther: 'Uitzoomen',
    fit: 'Passend',
    open: (says, means) => (says === means ? says : `${means}: ${says}`),
    chosen: (says) => `Gekozen: ${says}`,
  },
  notDrawn: (reason) => `Er kon niets getrokken worden: ${reason}.`,
  start: {
    goOn: 'Ga verder',
    look: 'Bekijk het',
    yours: 'Jouw spel',
    over: 'Je laatste spel',
    heading: 'Een nieuwe tafel',
    against: 'Tegen de computer',
    versus: '×',
    as: (player, rank) => `Jij bent ${player}; de computer is ${rank.replace(/,.*/, '').toLowerCase()}`,
    level: 'Van rekruut tot generaal',
    levels: (weakest, strongest) => `Van ${weakest.toLowerCase()} tot ${strongest.toLowerCase()}`,
    oneScreen: 'Aan één scherm',
    change: 'Kies je kant en hoe sterk de computer is',
    side: 'Jij speelt',
    here: (players) => `${TOGETHER[players] ?? `Met ${players} spelers`} hier`,
    open: 'Alle kaarten open',
    hidden: 'Kaarten verborgen: geef het scherm door',
    hides: 'Verberg kaarten',
    position: 'Vanaf een stand',
    positionSays: 'Zet klaar wat er voor je ligt, of open een link',
    puzzle: 'De puzzel van vandaag',
    puzzleSays: 'Eén beurt om te vinden',
    learn: 'Eerste keer? Speel een ronde onder begeleiding',
  },
  setUp: {
    loading: 'De editor wordt geopend …',
    failed:
      'De editor kon niet geladen worden. Kijk of er verbinding is en probeer het opnieuw. Je spel is zoals het was.',
  },
  linkFailed:
    'De link kon niet geopend worden: een deel van de pagina is niet geladen. Kijk of er verbinding is en laad de pagina opnieuw.',
  history: {
    unseen: (player) =>
      player === null
        ? 'Er wordt een kaart getrokken; je ziet niet welke'
        : `${capital(player)} heeft gekozen; je ziet niet wat`,
    often: (count) => `, ${NUMBERS[count] ?? count} keer`,
    takenBack: (count) => `${capital(moves(count))} teruggenomen.`,
  },
  rulings: {
    refused: (why) => `Niet omgezet, want bij die lezing had het spel tot nu toe niet gekund: ${why}.`,
    switched: (on) => (on ? 'Vanaf nu geldt de andere lezing.' : 'Vanaf nu geldt onze lezing weer.'),
  },
  games: {
    deleted: 'Gewist.',
    elsewhere: 'Dit spel ging verder in een ander tabblad: zo staat het daar.',
    named: (count, when) => `${capital(moves(count))}, ${DUTCH.moment(when)}`,
    hurt: (when) => `Bewaard zoals het was, ${DUTCH.moment(when)}`,
    refused: (why) => `Dat spel gaat hier niet open: ${why}. Het blijft in de lijst zoals het is.`,
    putAway: (name) => `Het andere spel is weggelegd in de lijst: ${name}.`,
    forked: (count) => `Een nieuw spel, van na ${moves(count)}.`,
  },
  file: {
    refused: (why) =>
      `In dat bestand zit geen spel dat verder gespeeld kan worden. ${capital(why)}. Je spel is zoals het was.`,
    opened: (count, since) => `Geopend: ${moves(count)}. ${since}`.trim(),
    begun: 'Een nieuw spel.',
    notKept: 'Dit apparaat bewaart niets voor de site: bewaar het spel voordat je de pagina sluit.',
  },
};
