import { DUTCH, type InOtherWords, capital } from '../../language.ts';
import type { ROUND_AND_SCORE_WORDS as ENGLISH } from './round-and-score.ts';

export const ROUND_AND_SCORE_WORDS: InOtherWords<typeof ENGLISH> = {
  title: 'Ronde en score',
  about: (game) => `Houdt de ronde van ${game} bij met één telefoon tussen de spelers in, en telt de score.`,
  intro:
    'Eén telefoon tussen jullie in, met een plek voor ieder. Die houdt de beurt en de punten bij; kaarten en stukken blijven op tafel.',
  noScript:
    'Om de ronde bij te houden is JavaScript nodig, en dat staat hier uit. De spelregels en het register zijn ook zonder JavaScript te lezen.',
  loading: 'De tafel wordt klaargezet …',
  failedToLoad: 'De ronde kon niet geladen worden. Kijk of er verbinding is en laad de pagina opnieuw.',
  notKept:
    'Dit apparaat bewaart niets voor deze pagina. De pagina werkt wel, maar als je die sluit, is de ronde weg: schrijf die eerst op.',
  tracker: {
    heading: 'De ronde',
    name: (player) => capital(player),
    round: (round, rounds) => (rounds === null ? `Ronde ${round}` : `Ronde ${round} van ${rounds}`),
    track: (player, what, left) => `${capital(player)}, ${what}: ${left}`,
    undo: 'Terugnemen',
    between: 'Leg de telefoon tussen jullie in',
    back: 'Terug naar de pagina',
    sure: (says) => `Ja: ${says}`,
    no: 'Nog niet',
    fresh: 'Begin opnieuw',
    freshAsk: 'Dan zijn de ronde en de score van deze tafel vergeten.',
    freshYes: 'Vergeet ze',
    toScore: 'Tel de score',
  },
  kept: {
    since: (rules) =>
      `Deze ronde is bijgehouden onder versie ${rules} van de spelregels. De ronde gaat door; sindsdien is veranderd:`,
    later: (rules) =>
      `Deze ronde is bijgehouden onder versie ${rules} van de spelregels, die deze pagina nog niet kent. De ronde gaat door volgens de regels die de pagina kent; laad de pagina opnieuw terwijl je online bent.`,
    cut: (held, kept) =>
      `De ronde staat na ${held} van de ${kept} stappen: wat daarna komt, past niet bij de uitspraken die nu gelden. Zet ze terug, en alles is er weer; ga vanaf hier door, en de rest is vergeten.`,
  },
  rulings: {
    heading: 'Uitspraken aan deze tafel',
    about: 'Zet aan wat jullie vooraf hebben afgesproken, voor zover de ronde en de score ervan afhangen.',
  },
  pad: {
    heading: 'De score',
    about: 'Voer in wat er op tafel ligt als de laatste ronde voorbij is.',
    untouched: 'Er is nog niets ingevoerd. Hier komt te staan wie wint, en waarom.',
    less: (what) => `${what}: één minder`,
    more: (what) => `${what}: één meer`,
    field: (what, player) => (player === null ? what : `${capital(player)}: ${what}`),
    line: 'Wat telt',
    total: 'Totaal',
    wins: (names) =>
      `${capital(DUTCH.and(names))} ${DUTCH.form(names.length, { one: 'wint', other: 'winnen' })}`,
    draw: 'Gelijkspel',
    impossible: 'Dit kan in een spel niet voorkomen:',
    nearest: 'Verander het in het dichtstbijzijnde dat wel kan',
    sentence: (says) => `${capital(says)}.`,
  },
};
