import { capital, ENGLISH, type Catalogue } from '../../src/language.ts';
import type { Player, Stage, SumSaid, TableSaid } from '../../src/games/tank/messages.ts';
import {
  capitalUnit,
  card,
  cards,
  listed,
  nation,
  player,
  reach,
  tellingTo,
  typeOf,
  type Listener,
  unit,
  unitOf,
} from './speech-words.en.ts';

/** "Panther 12 + Flank Hit 4 = 16 against 8". */
function sum({ unit: attacker, foe, base, changes, factor, defence }: SumSaid): string {
  const name = unitOf(attacker).name;
  if (foe === null || defence === null) return foe === null ? `${name} attacks` : `${name} aims at support`;
  const terms = changes.map(({ card: which, change }) =>
    change === 0
      ? `, ${card(which)} counts for nothing`
      : ` ${change < 0 ? '−' : '+'} ${card(which)} ${Math.abs(change)}`,
  );
  const total = changes.length === 0 ? '' : ` = ${factor}`;
  return `${name} ${base}${terms.join('')}${total} against ${unitOf(foe).name} ${defence}`;
}

/** "It hits", "2 short of a hit". */
function outcome({ factor, defence }: SumSaid): string {
  const short = (defence ?? 0) - factor;
  return short <= 0 ? 'it hits' : `${short} short`;
}

const TITLES = {
  nation: 'Which formation?',
  maneuver: 'Ready?',
  choose: 'Attack, or not?',
  target: 'Pick a target',
  lost: 'Stop the attack?',
  modifier: 'Change the sum?',
  damage: 'Finish it off?',
  free: 'Attack once more?',
} as const satisfies Readonly<Record<keyof typeof ASKS, string>>;

const TAPS = {
  nation: 'Each formation has its own cards.',
  maneuver: 'You have drawn. Ready ends the maneuver.',
  choose: 'The attacker is turned up after that.',
  target: 'Tap a lit card of the other side.',
  lost: 'A card that stops it, or pass.',
  modifier: 'A card that adds or takes, or pass.',
  damage: 'It has survived. A card that puts it out of action, or pass.',
  free: 'A FREE card, or pass and end the turn.',
} as const satisfies Readonly<Record<keyof typeof ASKS, string>>;

const STEP_NAMES = { target: 'Target', lost: 'Stop it?', modifier: 'Sum', damage: 'Result' } as const;

const waits = (waiting: readonly number[]): string =>
  waiting.length === 0
    ? ''
    : `; ${ENGLISH.and(waiting.map(card))} ${waiting.length === 1 ? 'waits' : 'wait'}`;

const ASKS = {
  nation: 'picks a nation',
  maneuver: 'has drawn, and gets ready',
  choose: 'attacks, or lets the turn go by',
  target: 'picks a target',
  lost: 'may stop the attack',
  modifier: 'may change the attack',
  damage: 'may still put the target out of action',
  free: 'may play a FREE card',
} as const;

const ASKS_YOU: Readonly<Record<keyof typeof ASKS, string>> = {
  nation: 'pick a nation',
  maneuver: 'have drawn: get ready',
  choose: 'attack, or let the turn go by',
  target: 'pick a target',
  lost: 'may stop the attack',
  modifier: 'may change the attack',
  damage: 'may still put the target out of action',
  free: 'may play a FREE card',
};

const CHANCE = {
  first: 'It is drawn who begins',
  deal: 'draws a first card',
  draw: 'draws a tactics card',
  attacker: 'The attacker is turned up',
  uncover: 'The target is turned up',
} as const;

const YOUR_CHANCE = { deal: 'draw a first card', draw: 'draw a tactics card' } as const;

const isAsked = (stage: Stage): stage is keyof typeof ASKS => stage in ASKS;

/** "the medium tank": pen, inf, def and range as they are printed. */
function figures(which: number): string {
  const { pen, inf, def } = unitOf(which);
  const defence = def === null ? '' : `, defence ${def}`;
  return `${typeOf(which)}, penetration ${pen}, infantry ${inf}${defence}, reach ${reach(which)}`;
}

interface Held {
  readonly least: number;
  readonly most: number;
  readonly unseen: number;
  readonly size: number;
}

/** "Of the 61 cards that you have not seen the enemy holds 6, and 20 could stop it". */
function answers({ least, most, unseen, size }: Held): string {
  if (most === 0) return 'no card that you have not seen could stop it';
  if (size === 0) return 'the enemy holds no card to stop it with';
  const could = least === most ? `${most}` : `${least} to ${most}`;
  return `of the ${unseen} cards that you have not seen the enemy holds ${size}, and ${could} could stop it`;
}

const STAGES = {
  nation: 'A nation is picked',
  first: 'Who begins is drawn',
  deal: 'First cards are drawn',
  draw: 'Cards are drawn',
  maneuver: 'Maneuver',
  choose: 'An attack, or none',
  attacker: 'The attacker is turned up',
  target: 'The target is picked',
  uncover: 'The target is turned up',
  lost: 'The attack may be stopped',
  modifier: 'The attack may be changed',
  damage: 'The target has survived',
  free: 'A free attack, or none',
  over: 'The game is over',
} as const;

const PILES = { casualties: 'casualties', reserve: 'reserve', deck: 'deck, face up' } as const;

/** What a table of TanK shows, and how its moves are pointed at, as it is told to somebody. */
export function tableTo(you: Listener): Catalogue<TableSaid> {
  const { whose, does } = tellingTo(you);
  const Whose = (who: Player): string => capital(whose(who));
  const asked = (who: Player, stage: Stage): string =>
    capital(isAsked(stage) ? does(who, ASKS[stage], ASKS_YOU[stage]) : does(who, 'is next', 'are next'));
  return {
    unitField: ({ who, place, unit: which, attacked }) =>
      `${Whose(who)} row, ${place + 1}: ${unit(which)}, ${figures(which)}, ${attacked ? 'has attacked' : 'has survived here'}`,
    deckField: ({ who, cards: count, top }) =>
      `${Whose(who)} formation deck, ${cards(count)}${top === null ? '' : `, face up on it ${unit(top)}, ${figures(top)}`}`,
    reserveField: ({ who, cards: count }) => `${Whose(who)} reserve, ${cards(count)}`,
    casualtiesField: ({ who, cards: count, most }) => `${Whose(who)} casualties, ${count} of ${most}`,
    supportField: ({ who, unit: which }) => `${Whose(who)} support: ${unit(which)}, ${figures(which)}`,
    attackField: ({ sum: attack, waiting }) =>
      attack === null
        ? `The lane between the rows: nobody attacks${waits(waiting)}`
        : `The attack: ${sum(attack)}${waits(waiting)}`,
    status: ({ turn, who, stage, waiting, sum: attack }) => {
      const turns = turn === null ? '' : `${Whose(turn)} turn. `;
      const stands = attack === null || attack.defence === null ? '' : `: ${sum(attack)}`;
      if (waiting !== null && who !== 'chance')
        return `${turns}${capital(does(who, 'may', 'may'))} undo ${card(waiting)}.`;
      if (stage === 'deal' || stage === 'draw')
        return `${turns}${who === 'chance' ? 'A card is drawn' : capital(does(who, CHANCE[stage], YOUR_CHANCE[stage]))}.`;
      if (who === 'chance')
        return `${turns}${stage in CHANCE ? CHANCE[stage as 'first'] : 'Chance decides'}.`;
      return `${turns}${asked(who, stage)}${stands}.`;
    },
    ended: ({ winner, lost, most }) => {
      if (winner === null) return 'The game is drawn.';
      const loses = does(
        winner === 0 ? 1 : 0,
        `has ${lost} casualties, and breaks at ${most}`,
        `have ${lost} casualties, and break at ${most}`,
      );
      return `${capital(does(winner, 'wins', 'win'))}: ${loses}.`;
    },

    figure: ({ figure }) => String(figure),
    lostOf: ({ lost, most }) => `${lost}/${most}`,
    comesTo: ({ sum: attack }) => `${attack.factor} against ${attack.defence ?? 0}: ${outcome(attack)}`,
    whoseAnswer: ({ who, isTurn }) => `${Whose(who)} ${isTurn ? 'turn' : 'answer'}`,
    step: ({ step }) => STEP_NAMES[step],
    askedIn: ({ stage, waiting, over }) =>
      waiting !== null
        ? `Undo ${card(waiting)}?`
        : over > 0 && stage === 'maneuver'
          ? `Discard ${cards(over)}`
          : isAsked(stage)
            ? TITLES[stage]
            : STAGES[stage],
    toTap: ({ stage, waiting, sum: attack, lost, over }) => {
      if (waiting !== null) return 'A card that undoes it, or pass.';
      if (stage === 'maneuver' && over > 0) return 'You may keep nine.';
      const stands =
        attack === null || attack.defence === null
          ? ''
          : `${attack.factor} against ${attack.defence}: ${outcome(attack)}. `;
      const back = stage === 'maneuver' && lost > 0 ? ' A lit card brings a casualty back.' : '';
      return `${stands}${isAsked(stage) ? TAPS[stage] : ''}${back}`;
    },

    hand: 'Hand',
    deck: 'Formation deck',
    reserve: 'Reserve',
    casualties: 'Casualties',
    row: 'Row',
    tacticsDeck: 'Tactics deck',
    discardPile: 'Discards',
    attack: 'The attack',
    cards: ({ count }) => cards(count),
    tacticsNamed: ({ cards: those }) => those.map(card).join(', ') || 'none',
    unitsNamed: ({ units: those }) => listed(those.map((which) => unitOf(which).name)) || 'nobody',
    losses: ({ units: those, most }) => {
      const latest = those.at(-1);
      return latest === undefined ? `0 of ${most}` : `${those.length} of ${most}, the latest ${unit(latest)}`;
    },
    sum: ({ sum: attack, waiting }) =>
      attack === null ? `none${waits(waiting)}` : `${sum(attack)}${waits(waiting)}`,
    cardName: ({ card: which }) => card(which),
    unitName: ({ unit: which }) => capitalUnit(which),
    faceDown: 'face down',

    whereItBreaks: 'How many casualties lose the game?',
    asPublished: 'As published',
    breaksAtHalf: 'Half of a formation. So the Germans won 7 of 100 games against the others in our study.',
    evenOurs: 'Even, ours',
    breaksEvenly: '24 for the Germans, 18 for the others. So the Germans won 51 of 100 games in our study.',

    bringNation: ({ nation: which }) => `Bring the ${nation(which)} formation`,
    letBegin: ({ who }) => capital(does(who, 'begins', 'begin')),
    drawCard: ({ card: which }) => `Draw ${card(which)}`,
    bringBackWith: ({ card: which }) => `Bring a casualty back with ${card(which)}`,
    discardCard: ({ card: which }) => `Discard ${card(which)}`,
    playCard: ({ card: which }) => `Play ${card(which)}`,
    toBringBack: 'To bring a casualty back',
    toDiscard: 'To discard it',
    ready: 'Ready',
    attackNow: 'Attack',
    skip: 'No attack in this turn',
    pass: 'Pass',
    turnUpNext: 'With the next card of the deck',
    turnUpUnit: ({ unit: which }) => `Turn up ${unit(which)}`,
    aimAtDeck: ({ who, top }) =>
      top === null ? `Aim at the top of ${whose(who)} deck` : `Aim at ${unit(top)} on ${whose(who)} deck`,
    aimAtUnit: ({ place, unit: which }) =>
      which === null ? `Aim at place ${place + 1}` : `Aim at ${unit(which)}, ${place + 1} in the row`,
    withUnit: ({ place, unit: which }) =>
      which === null
        ? `Again with place ${place + 1}`
        : `${capitalUnit(which)}, ${place + 1} in your row, again`,

    notEnough: ({ sum: attack }) => `${attack === null ? '' : `${sum(attack)}: `}you need more`,
    mayBeAnswered: ({ sum: attack, ...held }) =>
      attack === null ? answers(held) : `${sum(attack)}. ${capital(answers(held))}`,

    trackCasualties: 'casualties',
    whoBegins: 'Pick a formation each, shuffle, and draw who begins. Everybody takes three tactics cards.',
    oneMore: ({ then }) => `A casualty more: ${then}`,
    oneBack: ({ then }) => `Bring one back: ${then} left`,
    deckOut: 'My deck has run out',
    turnDone: 'My turn is over',
    whatBrings: ({ who }) =>
      `${who === 0 ? 'Two players sit down, Able and Baker. ' : ''}${who === you ? 'What do you' : `What does ${player(who)}`} bring?`,
    firstIs: ({ who }) => capital(does(who, 'begins', 'begin')),
    drawsThree: ({ who }) =>
      capital(
        does(
          who,
          'draws three tactics cards, brings casualties back, and keeps nine.',
          'draw three tactics cards, bring casualties back, and keep nine.',
        ),
      ),
    mayAttack: ({ who }) =>
      capital(
        does(
          who,
          'clears the row, turns up an attacker, and may attack again with FREE cards.',
          'clear the row, turn up an attacker, and may attack again with FREE cards.',
        ),
      ),
    mayNotAttack: ({ who }) =>
      capital(
        does(
          who,
          'clears the row and does not attack: the enemy’s deck has to run out first.',
          'clear the row and do not attack: the enemy’s deck has to run out first.',
        ),
      ),
    hasWon: ({ who }) => capital(does(who, 'has won.', 'have won.')),

    turnHeading: 'The turn',
    activeSet: 'Whose turn it is',
    stageSet: 'What is to be decided',
    attackerSet: 'Who attacks',
    targetSet: 'At whom',
    nationSet: 'Nation',
    ranOutSet: 'The deck has run out',
    oneCardMore: 'One card more',
    noneAdded: 'none',
    stageName: ({ stage }) => STAGES[stage],
    playerName: ({ who }) => player(who),
    nationName: ({ nation: which }) => nation(which) || 'none yet',
    numberedUnit: ({ place, unit: which }) => `${unitOf(which).name}, ${place + 1} in the row`,
    putInRow: ({ who, place }) => `Into ${whose(who)} row, as ${place + 1}`,
    putOnPile: ({ who, pile }) => `Onto ${whose(who)} ${PILES[pile]}`,
  };
}
