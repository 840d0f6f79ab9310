import type { Catalogue } from '../../src/language.ts';
import type { Counted, EventSaid } from '../../src/games/victory-tank/said-events.ts';
import {
  and,
  card,
  cardName,
  cards,
  doing,
  facing,
  or,
  points,
  soldiers,
  fieldName,
  tellingTo,
  type Listener,
} from './speech-words.en.ts';

/** What is counted for the score. */
const COUNTED: Readonly<Record<Counted, string>> = {
  crates: 'crates',
  soldiers: 'soldiers',
  bunkers: 'bunkers',
  tank: 'tank',
};

const turnedOrNot = (turned: boolean): string => (turned ? 'turned' : 'the right way up');

/** What a move brings about, as it is told to somebody: without a full stop. */
export function eventsTo(you: Listener): Catalogue<EventSaid> {
  const { army, place, on, whose, own, does, troops } = tellingTo(you);
  return {
    kept: ({ who, card: kept }) =>
      `${does(who, 'keeps', 'keep')} ${card(kept)}, and ${does(who === 0 ? 1 : 0, 'gets', 'get')} the other card`,
    lies: ({ card: laid, turned, special }) =>
      `${card(laid)} lies ${turnedOrNot(turned)}, with its special field called ${special.at}`,
    tankGoes: ({ place: { at } }) => `the tank goes on ${fieldName(at)}`,
    crateGoes: ({ place: { at } }) => `a crate goes on ${fieldName(at)}`,
    othersJeep: ({ who, owner }) => `${army(who)} laid ${whose(owner)} jeep`,
    reinforced: ({ owner, place: { at } }) => `a soldier of ${own(owner)} gets out on ${fieldName(at)}`,
    notReinforced: ({ owner }) => `no soldier of ${own(owner)} is left to come`,
    staysAway: ({ owner }) => `no soldier of ${own(owner)} comes`,
    bringsNothing: ({ card: laid }) => `${card(laid)} brings nothing`,

    tankPoints: ({ facing: to }) => `the tank points ${facing(to)}`,
    tankDrives: ({ facing: to }) => `the tank drives ${facing(to)}`,
    hasPoints: ({ who, points: count }) => `${whose(who)} action has ${points(count)}`,
    paid: ({ points: count, left }) =>
      `it costs ${points(count)}, and ${left === 0 ? 'none' : left} ${doing(left, 'is', 'are')} left`,
    cardAdds: ({ who, card: value }) => `${does(who, 'plays', 'play')} a ${value}, for ${points(value)} more`,
    stepped: ({ who, count, from, by, place: at }) =>
      by.length === 0
        ? `${troops(who, count)} ${doing(count, 'steps', 'step')} onto ${place(at)}`
        : `${troops(who, count)} ${doing(count, 'goes', 'go')} from ${place(from)} by ${and(by.map(place))} to ${place(at)}`,
    movedIn: ({ who, count, place: at }) =>
      `${troops(who, count)} ${doing(count, 'moves', 'move')} onto ${place(at)}`,
    share: ({ count, place: at }) => `${soldiers(count)} are ${on(at)} together now`,
    pointForOthers: 'other soldiers may use the next point of the Move',
    stayedOnFoot: 'they stay on foot',
    tankToTake: 'there is a tank to take',
    claims: ({ who }) => `${does(who, 'claims', 'claim')} the tank`,
    becameCrew: ({ count }) =>
      `${count === 1 ? 'one soldier becomes' : `${soldiers(count)} become`} its crew`,
    boardedAtOnce: ({ count }) => `${count} of them ${doing(count, 'boards', 'board')} at once`,
    crewAmong: ({ count }) =>
      `${count} of them ${doing(count, 'was', 'were')} crew, and ${doing(count, 'is', 'are')} on foot now`,
    boarded: ({ who, count, crew }) =>
      `${troops(who, count)} ${doing(count, 'boards', 'board')}, so the crew is ${crew}`,
    gotOff: ({ who, count }) => `${troops(who, count)} ${doing(count, 'gets', 'get')} off`,
    becameCrewOf: ({ who, count }) =>
      `${troops(who, count)} ${doing(count, 'becomes', 'become')} crew of the tank`,
    recruited: ({ who, count, place: at, left }) =>
      `${troops(who, count)} ${doing(count, 'comes', 'come')} to ${place(at)}, and ${left === 0 ? 'none' : left} ${doing(left, 'is', 'are')} left in the supply`,
    besideTank: 'the recruit stands on foot beside the tank',
    tookCrate: ({ who, crates }) =>
      `${does(who, 'takes', 'take')} the crate${crates === 1 ? '' : `, and ${does(who, 'has', 'have')} ${crates} now`}`,
    tankVacant: 'the tank has no crew now, so it is unclaimed',
    doNotClaim: ({ who }) => `${whose(who)} soldiers beside it do not claim it`,

    battle: ({ place: at }) => `a battle begins ${on(at)}`,
    anotherBattle: ({ place: at }) => `another battle begins ${on(at)}`,
    mayFightAgain: 'whoever fought may fight again',
    attackers: ({ who, foot, tank }) =>
      `${and([...(foot === 0 ? [] : [troops(who, foot)]), ...(tank ? ['the crew of the tank'] : [])])} ${tank ? 'attack' : doing(foot, 'attacks', 'attack')}`,
    defends: ({ who, soldiers: count }) =>
      count === 1
        ? `${does(who, 'defends', 'defend')} with the only soldier there`
        : `${does(who, 'defends', 'defend')} with ${count === 2 ? 'both' : `all ${count}`} soldiers there`,
    forSoldiers: ({ who, points: count }) => `${does(who, 'counts', 'count')} ${count} for soldiers`,
    forTank: ({ who, points: count }) => `${does(who, 'adds', 'add')} ${count} for the tank`,
    forGround: ({ who, points: count }) => `${does(who, 'adds', 'add')} ${count} for the bunker or home base`,
    forCard: ({ who, points: count }) => `${does(who, 'adds', 'add')} ${count} for the battle card`,
    decided: ({ attack, defence, winner }) =>
      `${attack} against ${defence}, so ${does(winner, 'wins', 'win')}`,
    tieWon: ({ who }) => `a tie, and ${does(who, 'wins', 'win')} it by attacking`,
    tieWouldBe: ({ who }) => `a tie would go to ${army(who)}, who attacked`,
    removes: ({ who, soldiers: count }) => `${does(who, 'loses', 'lose')} ${soldiers(count)}`,
    outOfGame: ({ soldiers: count }) =>
      count === 1 ? 'that soldier is out of the game' : 'they are out of the game',
    backToSupply: ({ soldiers: count }) =>
      count === 1 ? 'that soldier goes back to the supply' : 'they go back to the supply',
    tankLost: 'the tank has lost its crew, so it is unclaimed',
    baseNotEntered: 'nobody moves onto the home base',

    forfeits: ({ who, points: count }) => `${does(who, 'forfeits', 'forfeit')} ${points(count)}`,
    cannotAct: ({ who, points: count }) =>
      `${army(who)} can do nothing, and ${doing(who === you ? 2 : 1, 'forfeits', 'forfeit')} ${points(count)}`,
    isNext: ({ who, alone }) =>
      alone ? `${does(who, 'goes', 'go')} on alone` : `${does(who, 'is', 'are')} next`,
    filled: ({ points: count, cards: hand }) =>
      `both are back at ${points(count)} and draw up to ${cards(hand)}`,
    deckOut: ({ who, cards: hand }) =>
      `${whose(who)} deck has run out, and ${does(who, 'has', 'have')} ${cards(hand)} in hand`,
    roundOver: ({ round, active, keeps }) =>
      `round ${round} is over, and ${keeps ? does(active, 'keeps', 'keep') : does(active, 'gets', 'get')} the active player card`,
    cardStays: 'after the last round the card stays',
    cardChanges: 'after the last round the card changes hands',
    roundsPlayed: 'the seventh round is over, and so is the game',
    scored: ({ of, points: [red, gray] }) => `${COUNTED[of]}: ${army(0)} ${red}, ${army(1)} ${gray}`,
    winsByPoints: ({ who, points, others }) => `${does(who, 'wins', 'win')}, ${points} against ${others}`,
    winsTie: ({ who }) => `${does(who, 'wins', 'win')} the tie`,

    battlefieldCards: ({ count }) => `${count} battlefield cards`,
    jeeps: ({ jeeps }) =>
      jeeps.map(({ card: jeep, owner }) => `${card(jeep)} brings a soldier of ${army(owner)}`).join(', '),
    startCards: ({ cards: those }) => `start cards: ${those.map(cardName).join(', ')}`,
    shuffled: ({ cards: count, unused }) =>
      `${cards(count)} are shuffled: ${unused} go back to the box, ${count - unused} make the pile`,
    opening: ({ cards: count, first, field }) =>
      `${cards(count)} open the battlefield, and the northern field of ${card(first)} is called ${field}`,
    basesLie: ({ bases }) =>
      bases.map(({ card: base, turned }) => `${card(base)} lies ${turnedOrNot(turned)}`).join(', '),
    fieldsUpright: 'every card lies with its fields one above the other',
    startsOnTop: ({ cards: those }) => `${those.map(cardName).join(', ')} shuffled on top of the pile`,
    soldiersEach: ({ count }) => `each army has ${soldiers(count)}`,
    soldiersStand: ({ base, supply }) =>
      `${base} on the home base, 1 on the points track, ${supply} in the supply`,
    actionCardsEach: ({ count }) => `each army has ${count} action cards`,
    cardValues: ({ counts: [ones, twos, threes] }) => `${ones} ones, ${twos} twos, ${threes} threes`,
    handsDrawn: ({ hand, left }) => `each hand has ${hand} action cards, and ${left} are left to draw`,
    crates: ({ count }) => `${count} crates`,
    oneTank: ({ facings }) => `there is one tank, which points ${or(facings.map(facing))}`,
    allReady: 'the tank, its control card and the crates lie ready',
    firstActive: ({ who }) => `${does(who, 'is', 'are')} the first active player`,

    theCard: ({ card: known }) => (known === null ? 'a card' : `the card ${card(known)}`),
    boostCard: ({ who, card: value }) => `${whose(who)} card, a ${value}`,
    battleCard: ({ who, card: value }) => `${whose(who)} battle card, a ${value}`,
    drawnCards: ({ cards: values }) => `the cards drawn: ${values.join(', ')}`,
    drawnBattlefield: ({ cards: those }) => `the cards drawn: ${and(those.map(card))}`,
  };
}
