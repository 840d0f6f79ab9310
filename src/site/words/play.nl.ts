import { counted, DUTCH, type InOtherWords, capital } from '../../language.ts';
import type { PLAY_PAGE as ENGLISH_PAGE, PLAY_WORDS as ENGLISH } from './play.ts';

const NUMBERS = ['', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes'];

const moves = (count: number): string => counted(DUTCH, count, { one: 'zet', other: 'zetten' });

/** Van wat niet zeker is en niet uitgesloten. */
function keerVanHonderd(share: number): string {
  const times = Math.round(100 * share);
  if (times === 0) return 'minder dan één keer op de 100';
  return times === 100 ? 'bijna altijd' : `ongeveer ${times} keer op de 100`;
}

export const PLAY_PAGE: InOtherWords<typeof ENGLISH_PAGE> = {
  title: (game) => `Speel ${game}`,
  about: (game) => `${game} voor twee aan één scherm, met de scheidsrechter ernaast.`,
  noScript:
    'Om te spelen is JavaScript nodig, en dat staat hier uit. De doos, de spelregels en de downloads werken zonder.',
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
  choose: {
    heading: (player) => `${capital(player)} is aan zet`,
    yours: 'Jij bent aan zet',
    chosen: 'Tot nu toe',
    startAgain: 'Opnieuw kiezen',
    over: 'Het spel is afgelopen.',
    theirs: (player) => `${capital(player)} is aan zet. Jij ziet de tafel als een andere speler.`,
    lookThrough: (player) => `Zie het zoals ${player}`,
    draw: 'Laat het apparaat gooien of trekken',
    notDrawn: (reason) => `Er kon niets getrokken worden: ${reason}.`,
  },
  bar: {
    label: 'Wat voorgesteld is',
    turn: (player) => `${capital(player)} is aan de beurt`,
    comes: 'Wat komt er?',
    pick: 'Tik op wat gaan moet, en dan op waarheen.',
    lay: 'Tik op waar de kaart moet liggen, of sleep hem daarheen.',
    choose: 'Kies hier of op tafel.',
    here: 'Kies hier.',
    card: 'Tik op een kaart.',
    cardOr: 'Tik op een kaart, of kies hier.',
    rolled: 'Laat het apparaat beslissen, of kies uit de lijst wat er aan je eigen tafel kwam.',
    to: 'Tik op waarheen.',
    past: 'Je kijkt terug',
    go: 'Doen',
    putBack: 'Terugleggen',
    done: (said) => `Gedaan: ${said}`,
  },
  start: {
    goOn: 'Ga verder',
    look: 'Bekijk het',
    yours: 'Jouw spel',
    over: 'Je laatste spel',
    heading: 'Een nieuwe tafel',
    against: 'Tegen de computer',
    versus: '×',
    as: (player, rank) => `Jij bent ${player}; hij is ${rank.replace(/,.*/, '').toLowerCase()}`,
    change: 'Verander',
    side: 'Jij speelt',
    here: (players) => `Met z’n ${NUMBERS[players] ?? players}en hier`,
    open: 'Alle kaarten open',
    hidden: 'Kaarten verborgen: geef het scherm door',
    hides: 'Verberg kaarten',
    position: 'Vanaf een stand',
    positionSays: 'Zet klaar wat voor je ligt, of open een link',
    puzzle: 'De puzzel van vandaag',
    puzzleSays: 'Eén beurt om te vinden',
    learn: 'Eerste keer? Speel een ronde onder begeleiding',
  },
  head: { menu: 'Tafel en instellingen', side: 'Het spel tot nu toe, en alles wat kan' },
  side: {
    label: 'Naast het bord',
    close: 'Terug naar het bord',
    failed: 'Wat hier staat kon niet geladen worden. Kijk of er verbinding is en laad de pagina opnieuw.',
  },
  drawer: {
    heading: 'De tafel',
    close: 'Sluit',
    failed: 'De instellingen konden niet geladen worden. Kijk of er verbinding is en open ze opnieuw.',
  },
  seat: {
    sitters: { you: 'jij', opponent: 'computer', somebody: 'hier' },
    points: (count) => `nog ${counted(DUTCH, count, { one: 'punt', other: 'punten' })}`,
    cards: (count) => counted(DUTCH, count, { one: 'kaart', other: 'kaarten' }),
    score: 'score nu',
    hand: 'Kaarten in het zicht',
    putDown: 'Leg terug',
    playing: (who, what) => `${who}, ${what}`,
    ofMost: (most) => `van ${most}`,
  },
  reckoning: {
    win: 'wint zeker',
    loss: 'verliest zeker',
    chance: (share) => `wint ${keerVanHonderd(share)}`,
    standing: {
      win: 'is niet tegen te houden',
      loss: 'is alleen niet genoeg',
      chance: (share) => `wordt ${keerVanHonderd(share)} niet tegengehouden`,
    },
  },
  handOver: {
    heading: (player) => `Geef het apparaat aan ${player}`,
    about: 'Tot die tijd blijven de kaarten verborgen.',
    here: (player) => `Ik ben ${player}: toon mijn kaarten`,
  },
  zones: {
    of: (player) => capital(player),
    times: (count) => `× ${count}`,
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
  opponent: {
    thinks: (player) => `${capital(player)} denkt na …`,
    failed: 'De tegenstander kon niet gestart worden. Je kunt zijn kant zelf spelen.',
  },
  rulings: {
    refused: (why) => `Niet omgezet, want bij die lezing had het spel tot nu toe niet gekund: ${why}.`,
    switched: (on) => (on ? 'Vanaf nu geldt de andere lezing.' : 'Vanaf nu geldt onze lezing weer.'),
  },
  games: {
    deleted: 'Gewist.',
    elsewhere: 'Dit spel ging verder in een ander tabblad: zo staat het daar.',
    named: (count, when) => `${capital(moves(count))}, ${DUTCH.moment(when)}`,
    putAway: (name) => `Het andere spel is weggelegd in de lijst: ${name}.`,
    forked: (count) => `Een nieuw spel, van na ${moves(count)}.`,
  },
  file: {
    refused: (why) =>
      `In dat bestand zit geen spel dat verder gespeeld kan worden. ${capital(why)}. Je spel is zoals het was.`,
    opened: (count, since) => `Geopend: ${moves(count)}. ${since}`.trim(),
    begun: 'Een nieuw spel.',
    notKept: 'Dit apparaat bewaart niets voor de site: bewaar het spel voordat je de pagina sluit.',
    keptBroken:
      'Het spel dat op dit apparaat bewaard was, is niet te lezen, dus is er een nieuw begonnen. Het oude kun je bewaren zoals het is.',
  },
};
