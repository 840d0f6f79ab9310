import { capital, DUTCH, goingOn, type InOtherWords } from '../../language.ts';
import type { LOOK_BACK_WORDS as ENGLISH } from './look-back.ts';
import { change, percent } from './hundred.ts';

/** Minder van de 100 spellen is geen zin waard. */
const LITTLE = 0.03;

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
  lost: (side) => `Waarom ${side} verloor`,
  lostByLuck: (luck) =>
    luck <= -LITTLE
      ? `Pech kostte ${percent(-luck)} op de 100.`
      : luck >= LITTLE
        ? `Aan geluk lag het niet: dat bracht zelfs ${percent(luck)} op de 100.`
        : 'Aan geluk lag het niet.',
  lostByDecisions: (count, cost) =>
    count === 0
      ? 'Geen beslissing kostte 2 of meer op de 100: de andere kant heeft goed gespeeld.'
      : `${count === 1 ? 'Eén dure beslissing kostte' : `${count} dure beslissingen kostten`} ${percent(cost)} op de 100; verder heeft de andere kant goed gespeeld.`,
  turned: (move, told, from, to) =>
    `Het meest ging verloren met zet ${move}, van ${percent(from)} naar ${percent(to)} op de 100: ${goingOn(told)}.`,
  dearest: (move, played, better, cost) =>
    `De duurste beslissing was zet ${move}: ${goingOn(played)}. ${percent(cost)} op de 100 beter: ${goingOn(better)}.`,
  turnPicture: (told) => `De tafel voor de zet: ${goingOn(told)}.`,
  does: (what) => `Die ${DUTCH.and(what)}.`,
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
  inARow: (moves) => moves.map((move, index) => (index === 0 ? move : goingOn(move))).join('; dan '),
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
