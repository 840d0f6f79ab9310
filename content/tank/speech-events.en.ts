import { counted, ENGLISH, type Catalogue } from '../../src/language.ts';
import type { HappeningSaid } from '../../src/games/tank/messages-events.ts';
import {
  card,
  cards,
  classes,
  FACTORS,
  nation,
  reach,
  tellingTo,
  typeOf,
  type Listener,
  unit,
  units,
  isPlural,
  typeOfCard,
  unitDoes,
} from './speech-words.en.ts';

/** What moves of TanK bring about, a sentence each, without its full stop, as it is told to somebody. */
export function eventsTo(you: Listener): Catalogue<HappeningSaid> {
  const { whose, does } = tellingTo(you);
  return {
    brings: ({ who, nation: which }) => `${does(who, 'brings', 'bring')} the ${nation(which)} formation`,
    ownPiles: 'beside each formation deck lie a row, a reserve and the casualties',
    listIsOurs: ({ nation: which }) => `what the ${nation(which)} list lacks in print is ours`,
    alikeOrAllied: ({ same }) => (same ? 'both bring the same nation' : 'two allies meet'),
    begins: ({ who }) => `${does(who, 'begins', 'begin')}`,

    draws: ({ who }) => `${does(who, 'draws', 'draw')} a tactics card`,
    drawsNothing: ({ who }) => `${does(who, 'defends and draws', 'defend and draw')} nothing`,
    isReady: ({ who }) => `${does(who, 'is', 'are')} ready`,
    passes: ({ who }) => `${does(who, 'passes', 'pass')}`,
    lacksAnswer: ({ who }) => `${does(who, 'does', 'do')} not react`,
    isAsked: ({ who }) => `${does(who, 'is', 'are')} asked, with something to play or without`,
    plays: ({ who, card: which }) => `${does(who, 'plays', 'play')} ${card(which)}`,
    discards: ({ who, card: which }) => `${does(who, 'discards', 'discard')} ${card(which)}`,
    discardsShuffled: ({ cards: count }) => `the discards are shuffled into a new deck, ${cards(count)}`,
    aboveNine: ({ held }) => `${held} cards are in hand, and only nine may be kept`,
    broughtBack: ({ who, unit: which }) => `${does(who, 'brings', 'bring')} ${unit(which)} back`,
    underReserve: ({ unit: which }) => `${unitDoes(which, 'goes', 'go')} under the reserve`,
    underDeck: ({ unit: which }) => `${unitDoes(which, 'goes', 'go')} under the formation deck`,
    whenBroughtBack: ({ anyTime }) =>
      anyTime
        ? 'casualties may be brought back at any time of one’s turn'
        : 'casualties are brought back in the maneuver',
    mayBeUndone: ({ who, card: which }) => `${card(which)} waits: ${does(who, 'may', 'may')} undo it`,
    undoes: ({ card: which, other }) => `${card(which)} is to undo ${card(other)}`,
    countered: ({ card: which, other }) =>
      `${card(other)} is a Morale card, and so ${card(which)} may undo it`,
    holds: ({ card: which }) => `${card(which)} holds after all`,
    isUndone: ({ card: which }) => `${card(which)} is undone and does nothing`,
    mayTryAnother: ({ card: which }) => `another card may be tried after ${card(which)}`,

    leavesRow: ({ units: those }) =>
      `${units(those)} ${those.length === 1 ? 'has' : 'have'} attacked, and ${those.length === 1 ? 'leaves' : 'leave'} the row for the reserve`,
    attacksWith: ({ who, unit: which }) => `${does(who, 'attacks', 'attack')} with ${unit(which)}`,
    attacksAgain: ({ unit: which }) => `${unitDoes(which, 'attacks', 'attack')} again`,
    hasTo: ({ who }) => `${does(who, 'can attack and has to', 'can attack and have to')}`,
    hasToNow: ({ who }) => `the enemy cannot attack, and ${does(who, 'has to', 'have to')}`,
    maySkip: ({ who }) => `${does(who, 'may', 'may')} attack or not`,
    skips: ({ who }) => `${does(who, 'lets', 'let')} the turn go by without an attack`,
    barredStill: ({ who }) => `${does(who, 'may', 'may')} not attack until the enemy’s deck has run out`,
    nobodyToTurnUp: ({ who }) => `${does(who, 'has', 'have')} nobody to turn up`,
    nothingToAimAt: ({ unit: which }) => `${unitDoes(which, 'finds', 'find')} nothing to aim at`,
    misfits: ({ unit: which }) =>
      `${unitDoes(which, 'is', 'are')} not what the card asks for, and there is no attack`,
    aimsAt: ({ unit: which }) => `${unitDoes(which, 'is', 'are')} aimed at`,
    aimsAtDeck: ({ who }) => `the top card of ${whose(who)} deck is aimed at`,
    turnsOut: ({ unit: which }) => `the top card is ${unit(which)}`,
    supportLeaves: ({ who, unit: which }) =>
      `${unit(which)} is support: it goes to ${whose(who)} reserve, and the attack is over`,
    asks: ({ card: which, unit: asked }) =>
      `${card(which)} may be played: ${unitDoes(asked, 'is', 'are')} ${typeOf(asked)}`,
    targetIsAttacker: ({ card: which }) => `${card(which)} happens to the attacker`,
    reachesSupport: ({ card: which }) => `${card(which)} is one of the few cards that stop support`,
    evenInfantry: ({ card: which }) => `${card(which)} may happen to anything but support`,
    isOf: ({ unit: which, classes: wanted }) =>
      `${unit(which)}, ${typeOf(which)}, ${isPlural(which) ? 'count' : 'counts'} as ${classes(wanted)}`,
    attackStops: 'the attack is over',
    turnStops: 'the turn is over',
    factorIs: ({ factor, defence }) => `the attack stands at ${factor} against ${defence}`,
    onlyOne: ({ card: which }) => `the attack has had its ${typeOfCard(which)} card`,
    anyNumber: ({ card: which }) => `there may be any number of cards like ${card(which)}`,
    noEffect: ({ card: which }) => `${card(which)} changes a factor that is not in use`,
    byTheOther: ({ card: which, helps }) =>
      helps
        ? `${card(which)} helps the attack, and the defender may play it`
        : `${card(which)} harms the attack, and the attacker may play it`,
    penetrationAlone: ({ card: which }) =>
      `${card(which)} changes the penetration, and infantry is hit by the infantry factor`,
    countsForInfantry: ({ card: which }) => `${card(which)} changes the infantry factor as well`,
    oneInAll: 'that was the one Range card of both players together',
    oneEach: 'each player may play one Range card',
    needsPointBlank: 'flames need point blank',
    knowsNoRange: 'flames are thrown at any range',
    noSlotAgain: 'it counts as the card of its kind in this attack all the same',
    beyond: ({ card: which, unit: attacker, flame }) =>
      flame
        ? `${card(which)} is too far for flames: the attack is over`
        : `${card(which)} is beyond the reach of ${unit(attacker)}: the attack is over`,
    within: ({ card: which, unit: attacker }) =>
      `${unitDoes(attacker, 'reaches', 'reach')} ${reach(attacker)}, and ${card(which)} is within that`,
    freeAttack: ({ who }) => `${does(who, 'attacks', 'attack')} once more in this turn`,
    justAttacked: ({ card: which }) => `${card(which)} looks at the unit that has just attacked`,
    nextAttacker: ({ card: which }) => `${card(which)} looks at the unit that attacks next`,
    alsoNew: ({ card: which }) => `${card(which)} may also bring a new attacker`,

    bothPassed: 'both have passed, and no more cards are played',
    hitBy: ({ unit: attacker, foe, by, factor, defence }) =>
      `${unitDoes(attacker, 'hits', 'hit')} ${unit(foe)} with ${isPlural(attacker) ? 'their' : 'its'} ${FACTORS[by]}: ${factor} against ${defence}`,
    gunBy: ({ by, foe }) => `${unit(foe)} is a gun and is hit by the ${FACTORS[by]}`,
    destroyed: ({ who, unit: which, lost }) =>
      `${unitDoes(which, 'is', 'are')} destroyed: ${does(who, 'has', 'have')} ${counted(ENGLISH, lost, { one: 'casualty', other: 'casualties' })}`,
    outOfAction: ({ unit: which }) => `the attack is over, and ${unitDoes(which, 'is', 'are')} out of action`,
    survives: ({ unit: which }) => `${unitDoes(which, 'survives', 'survive')}`,
    staysOnDeck: ({ unit: which }) =>
      `${unitDoes(which, 'stays', 'stay')} face up on the deck, to attack next`,
    joinsRow: ({ unit: which }) => `${unitDoes(which, 'joins its', 'join their')} owner’s row`,
    staysInRow: ({ unit: which }) =>
      `${unitDoes(which, 'stays', 'stay')} in the row, and can be aimed at there`,
    stillOnDeck: ({ unit: which }) =>
      `${unitDoes(which, 'lies', 'lie')} face up on the deck after surviving there`,
    supportLost: ({ who, unit: which }) => `${unit(which)} has attacked and joins ${whose(who)} casualties`,
    supportReturns: ({ who, unit: which }) => `${unit(which)} goes to ${whose(who)} reserve`,
    modifiersGo: ({ cards: those }) =>
      `${ENGLISH.and(those.map(card))} ${those.length === 1 ? 'is' : 'are'} discarded`,
    targetFirst: 'the target is destroyed before support is put away',

    turnOf: ({ who }) => `it is ${whose(who)} turn`,
    ranOut: ({ who, cards: count }) =>
      count === 0
        ? `${whose(who)} deck has run out, and the reserve is empty too`
        : `${whose(who)} deck has run out: the reserve, ${cards(count)}, is the new deck`,
    carriedThrough: 'the attack with the last card was carried through first',
    lookedAt: 'decks are looked at when an attack is over',
    barred: ({ who }) => `${does(who, 'does', 'do')} not attack until the enemy’s deck has run out as well`,
    stillEmpty: ({ who }) => `${whose(who)} deck was empty before, and has not run out again`,
    stillDraws: ({ who }) => `${does(who, 'draws', 'draw')} all the same, and the row is cleared`,
    exchange: 'both decks have run out: the exchange is complete, and both may attack',
    noFreeAttack: 'without an attack there is no free attack',
    nobodyAttacks: 'both have let three turns in a row go by: the game is drawn',
    breaksAt: ({ most, even }) =>
      even
        ? `the breaking point is ${most}, ours for even chances`
        : `the breaking point is ${most}, half of the formation`,
    wins: ({ who, lost, most }) =>
      `${does(who, 'wins', 'win')}: the enemy has ${lost} casualties, and breaks at ${most}`,
  };
}
