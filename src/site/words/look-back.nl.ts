import { capital, DUTCH, goingOn, type InOtherWords } from '../../language.ts';
import type { LOOK_BACK_WORDS as ENGLISH } from './look-back.ts';
import { change, percent } from './hundred.ts';

export const LOOK_BACK_WORDS: InOtherWords<typeof ENGLISH> = {
  heading: 'Terugblik',
  close: 'Sluit',
  about:
    'Wat elke kant van 100 zulke spellen kon verwachten te winnen, met wat die kant op dat moment kon weten.',
  working: 'Elke stand en elke beslissing wordt bekeken …',
  failed: 'De terugblik kon niet gestart worden. Probeer het later nog eens.',
  refused: (why) => `Op dit spel kun je niet terugblikken: ${why}.`,
  noMoves: 'het heeft geen zetten',
  tooLong: (moves, most) => `het heeft ${moves} zetten, en meer dan ${most} gaat niet`,
  noWorth: (move) =>
    move === 0 ? 'de eerste stand is niet te waarderen' : `de stand na zet ${move} is niet te waarderen`,
  percent,
  change,
  side: (players) => capital(players),
  plot: 'Winstkansen, zet voor zet',
  round: (round) => `Ronde ${round}`,
  slider: 'Welke stand',
  start: 'het begin',
  at: (move, all, told) => `${move} van ${all}: ${told}`,
  chances: (side, share) => `${capital(side)} ${percent(share)} op de 100`,
  luckOf: (side, share) => `geluk van ${side} ${change(share)}`,
  mark: 'Een merkteken is een beslissing die veel gekost heeft: de lijn toont wat de beste zet had opgeleverd.',
  show: 'Laat zien op tafel',
  accounts: 'Geluk en beslissingen',
  accountsAbout:
    'Geluk is wat dobbelstenen en kaarten meer brachten dan te verwachten was. De rest is besloten, door beide kanten.',
  columns: {
    side: 'Kant',
    from: 'Aan het begin',
    lots: 'Geluk met dobbelstenen en getrokken kaarten',
    deals: 'Geluk met dichte kaarten',
    decisions: 'Beslissingen',
    to: 'Aan het eind',
  },
  strokes: 'De grootste meevallers',
  costly: 'Beslissingen die het meest gekost hebben',
  none: 'Geen enkele die 2 of meer van de 100 spellen gekost heeft.',
  cost: (share) => `${percent(share)} op de 100 verloren`,
  played: 'Gespeeld',
  better: 'Beter',
  moveAt: (words, share) => `${words} (${percent(share)} op de 100)`,
  why: (parts) =>
    `Wat het oplevert: ${parts.map(([name, share]) => `${goingOn(name)} ${change(share)}`).join(', ')}.`,
  pictureOf: (side, words) => `De tafel zoals ${side} die zag, met de zet: ${words}.`,
  playOn: 'Speel vanaf hier verder',
  accuracy: 'Nauwkeurigheid',
  phases: ['Begin', 'Midden', 'Eind'],
  phase: (good, all, lost) =>
    all === 0 ? '–' : `${good} van ${all}, ${DUTCH.number((100 * lost) / all, 1)} verloren per beslissing`,
  accuracyAbout:
    'Hoeveel beslissingen even goed waren als de beste, en hoeveel van de 100 spellen elke beslissing gemiddeld kostte.',
  words: 'Elke zet in woorden',
  steps: {
    move: 'Zet',
    told: 'Wat er gebeurde',
    cost: 'Verloren',
  },
};
