import type { Catalogue } from '../../src/language.ts';
import type { Counted, EventSaid } from '../../src/games/victory-tank/said-events.ts';
import {
  and,
  army,
  card,
  cardName,
  cards,
  doing,
  facing,
  place,
  points,
  soldiers,
} from './speech-words.en.ts';

/** What is counted for the score. */
const COUNTED: Readonly<Record<Counted, string>> = {
  crates: 'crates',
  soldiers: 'soldiers',
  bunkers: 'bunkers',
  tank: 'tank',
};

const turnedOrNot = (turned: boolean): string => (turned ? 'turned' : 'upright');

/** What a move brings about, without a full stop. */
export const EVENTS_EN: Catalogue<EventSaid> = {
  kept: ({ who, card: kept }) =>
    `${army(who)} keeps ${card(kept)}, ${army(who === 0 ? 1 : 0)} gets the other card`,
  lies: ({ card: laid, turned, special }) =>
    `${card(laid)} lies ${turnedOrNot(turned)}: its special field is ${place(special)}`,
  tankGoes: ({ place: at }) => `the tank goes on ${place(at)}`,
  crateGoes: ({ place: at }) => `a crate goes on ${place(at)}`,
  othersJeep: ({ who, owner }) => `${army(who)} placed ${army(owner)}’s jeep`,
  reinforced: ({ owner, place: at }) => `a soldier of ${army(owner)} comes to ${place(at)}`,
  notReinforced: ({ owner }) => `no soldier of ${army(owner)} comes`,
  bringsNothing: ({ card: laid }) => `${card(laid)} brings nothing`,

  tankPoints: ({ facing: to }) => `the tank points ${facing(to)}`,
  tankDrives: ({ facing: to }) => `the tank drives ${facing(to)}`,
  hasPoints: ({ who, points: count }) => `${army(who)}’s action has ${points(count)}`,
  paid: ({ points: count, left }) => `${points(count)} paid, ${left} left`,
  cardAdds: ({ card: value }) => `the card adds ${value}`,
  stepped: ({ who, count, place: at }) =>
    `${soldiers(count)} of ${army(who)} ${doing(count, 'steps', 'step')} onto ${place(at)}`,
  movedIn: ({ who, count, place: at }) =>
    `${soldiers(count)} of ${army(who)} ${doing(count, 'moves', 'move')} onto ${place(at)}`,
  share: ({ count, place: at }) => `${soldiers(count)} share ${place(at)}`,
  pointForOthers: 'each point of the Move may be used for others',
  stayedOnFoot: 'they stay on foot',
  tankToTake: 'the tank is there to be taken',
  claims: ({ who }) => `${army(who)} claims the tank`,
  becameCrew: ({ count }) => `${soldiers(count)} ${doing(count, 'becomes', 'become')} its crew`,
  boardedAtOnce: ({ count }) => `${count} of them ${doing(count, 'boards', 'board')} at once`,
  crewAmong: ({ count }) => `${count} of the crew among them, on foot`,
  boarded: ({ who, count, crew }) =>
    `${soldiers(count)} of ${army(who)} ${doing(count, 'boards', 'board')}, the crew is ${crew}`,
  gotOff: ({ who, count }) => `${soldiers(count)} of ${army(who)} ${doing(count, 'gets', 'get')} off`,
  becameCrewOf: ({ who, count }) =>
    `${soldiers(count)} of ${army(who)} ${doing(count, 'becomes', 'become')} crew of the tank`,
  recruited: ({ who, place: at, left }) =>
    `a soldier of ${army(who)} comes to ${place(at)}, ${left} left in the supply`,
  besideTank: 'the recruit stands on foot beside the tank',
  tookCrate: ({ who, crates }) => `${army(who)} takes the crate, ${crates} now`,
  tankVacant: 'the tank has no crew and is unclaimed',
  doNotClaim: ({ who }) => `soldiers of ${army(who)} beside it do not claim it`,

  battle: ({ place: at }) => `a battle against ${place(at)}`,
  anotherBattle: ({ place: at }) => `another battle, against ${place(at)}`,
  mayFightAgain: 'whoever fought may fight again',
  attackers: ({ who, foot, tank }) =>
    `${and([...(foot === 0 ? [] : [`${soldiers(foot)} of ${army(who)}`]), ...(tank ? ['the crew'] : [])])} ${tank ? 'attack' : doing(foot, 'attacks', 'attack')}`,
  defends: ({ who, soldiers: count }) =>
    count === 1
      ? `${army(who)} defends the field with its only soldier there`
      : `${army(who)} defends the field with all its ${soldiers(count)} there`,
  forSoldiers: ({ who, points: count }) => `${army(who)}: ${count} for soldiers`,
  forTank: ({ who, points: count }) => `${army(who)}: ${count} for the tank`,
  forGround: ({ who, points: count }) => `${army(who)}: ${count} for the bunker or home base`,
  forCard: ({ who, points: count }) => `${army(who)}: ${count} for the battle card`,
  decided: ({ attack, defence, winner }) => `${attack} against ${defence}: ${army(winner)} wins`,
  tieWon: ({ who }) => `a tie, which ${army(who)} wins by attacking`,
  removes: ({ who, soldiers: count }) => `${army(who)} removes ${soldiers(count)}`,
  outOfGame: 'they are out of the game',
  backToSupply: 'they go back to the supply',
  tankLost: 'the tank has lost its crew and is unclaimed',
  baseNotEntered: 'nobody moves onto the home base',

  forfeits: ({ who, points: count }) => `${army(who)} forfeits ${points(count)}`,
  cannotAct: ({ who, points: count }) => `${army(who)} can do nothing and forfeits ${points(count)}`,
  isNext: ({ who, alone }) => `${army(who)} is next${alone ? ', alone' : ''}`,
  filled: ({ points: count, cards: hand }) =>
    `both have ${count} action points and draw up to ${cards(hand)}`,
  deckOut: ({ who, cards: hand }) => `${army(who)}’s deck has run out: ${cards(hand)} in hand`,
  roundOver: ({ round, active }) => `round ${round} is over, ${army(active)} has the active player card`,
  cardStays: 'after the last round the card stays',
  cardChanges: 'after the last round the card changes hands',
  roundsPlayed: 'seven rounds are played',
  scored: ({ of, points: [red, gray] }) => `${COUNTED[of]}: red ${red}, gray ${gray}`,
  winsByPoints: ({ who, points, others }) => `${army(who)} wins, ${points} against ${others}`,
  winsTie: ({ who }) => `${army(who)} wins the tie`,

  battlefieldCards: ({ count }) => `${count} battlefield cards`,
  jeeps: ({ jeeps }) =>
    jeeps.map(({ card: jeep, owner }) => `${card(jeep)} brings a soldier of ${army(owner)}`).join(', '),
  startCards: ({ cards: those }) => `start cards: ${those.map(cardName).join(', ')}`,
  shuffled: ({ cards: count, unused }) =>
    `${cards(count)} shuffled, ${unused} to the box, ${count - unused} in the pile`,
  opening: ({ cards: count, first, field }) =>
    `${cards(count)} open the battlefield, the northern field of ${card(first)} is ${field}`,
  basesLie: ({ bases }) =>
    bases.map(({ card: base, turned }) => `${card(base)} ${turnedOrNot(turned)}`).join(', '),
  fieldsUpright: 'every card lies with its fields one above the other',
  startsOnTop: ({ cards: those }) => `${those.map(cardName).join(', ')} shuffled on top of the pile`,
  soldiersEach: ({ count }) => `${count} soldiers an army`,
  soldiersStand: ({ base, supply }) =>
    `${base} on the home base, 1 on the points track, ${supply} in the supply`,
  actionCardsEach: ({ count }) => `${count} action cards an army`,
  cardValues: ({ counts: [ones, twos, threes] }) => `${ones} ones, ${twos} twos, ${threes} threes`,
  handsDrawn: ({ hand, left }) => `${hand} action cards in each hand, ${left} to draw`,
  crates: ({ count }) => `${count} crates`,
  oneTank: ({ facings }) => `1 tank, which can point ${facings.map(facing).join(', ')}`,
  allReady: 'the tank, its control card and the crates lie ready',
  firstActive: ({ who }) => `${army(who)} is the first active player`,

  theCard: ({ card: known }) => (known === null ? 'a card' : `the card ${card(known)}`),
  boostCard: ({ who, card: value }) => `${army(who)}’s card, a ${value}`,
  battleCard: ({ who, card: value }) => `${army(who)}’s battle card, a ${value}`,
  drawnCards: ({ cards: values }) => `the cards drawn: ${values.join(', ')}`,
  drawnBattlefield: ({ cards: those }) => `the cards drawn: ${and(those.map(card))}`,
};
