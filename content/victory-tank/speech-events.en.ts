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
  or,
  points,
  soldiers,
  tellingTo,
} from './speech-words.en.ts';

const { place, on, whose, troops } = tellingTo(null);

/** What is counted for the score. */
const COUNTED: Readonly<Record<Counted, string>> = {
  crates: 'crates',
  soldiers: 'soldiers',
  bunkers: 'bunkers',
  tank: 'tank',
};

const turnedOrNot = (turned: boolean): string => (turned ? 'turned' : 'the right way up');

/** What a move brings about, without a full stop. */
export const EVENTS_EN: Catalogue<EventSaid> = {
  kept: ({ who, card: kept }) =>
    `${army(who)} keeps ${card(kept)}, and ${army(who === 0 ? 1 : 0)} gets the other card`,
  lies: ({ card: laid, turned, special }) =>
    `${card(laid)} lies ${turnedOrNot(turned)}, with its special field on ${special.at}`,
  tankGoes: ({ place: { at } }) => `the tank goes on ${at}`,
  crateGoes: ({ place: { at } }) => `a crate goes on ${at}`,
  othersJeep: ({ who, owner }) => `${army(who)} laid ${whose(owner)} jeep`,
  reinforced: ({ owner, place: { at } }) => `a ${army(owner)} soldier gets out on ${at}`,
  notReinforced: ({ owner }) => `no ${army(owner)} soldier is left to come`,
  bringsNothing: ({ card: laid }) => `${card(laid)} brings nothing`,

  tankPoints: ({ facing: to }) => `the tank points ${facing(to)}`,
  tankDrives: ({ facing: to }) => `the tank drives ${facing(to)}`,
  hasPoints: ({ who, points: count }) => `${whose(who)} action has ${points(count)}`,
  paid: ({ points: count, left }) =>
    `it costs ${points(count)}, and ${left === 0 ? 'none' : left} ${doing(left, 'is', 'are')} left`,
  cardAdds: ({ card: value }) => `the card adds ${points(value)}`,
  stepped: ({ who, count, place: at }) =>
    `${troops(who, count)} ${doing(count, 'steps', 'step')} onto ${place(at)}`,
  movedIn: ({ who, count, place: at }) =>
    `${troops(who, count)} ${doing(count, 'moves', 'move')} onto ${place(at)}`,
  share: ({ count, place: at }) => `${soldiers(count)} are ${on(at)} together now`,
  pointForOthers: 'other soldiers may use the next point of the Move',
  stayedOnFoot: 'they stay on foot',
  tankToTake: 'there is a tank to take',
  claims: ({ who }) => `${army(who)} claims the tank`,
  becameCrew: ({ count }) => `${count === 1 ? 'one soldier becomes' : `${soldiers(count)} become`} its crew`,
  boardedAtOnce: ({ count }) => `${count} of them ${doing(count, 'boards', 'board')} at once`,
  crewAmong: ({ count }) =>
    `${count} of them ${doing(count, 'was', 'were')} crew, and ${doing(count, 'is', 'are')} on foot now`,
  boarded: ({ who, count, crew }) =>
    `${troops(who, count)} ${doing(count, 'boards', 'board')}, so the crew is ${crew}`,
  gotOff: ({ who, count }) => `${troops(who, count)} ${doing(count, 'gets', 'get')} off`,
  becameCrewOf: ({ who, count }) =>
    `${troops(who, count)} ${doing(count, 'becomes', 'become')} crew of the tank`,
  recruited: ({ who, place: at, left }) =>
    `a ${army(who)} soldier comes to ${place(at)}, and ${left === 0 ? 'none' : left} ${doing(left, 'is', 'are')} left in the supply`,
  besideTank: 'the recruit stands on foot beside the tank',
  tookCrate: ({ who, crates }) =>
    `${army(who)} takes the crate${crates === 1 ? '' : `, and has ${crates} now`}`,
  tankVacant: 'the tank has no crew now, and is anybody’s',
  doNotClaim: ({ who }) => `the ${army(who)} soldiers beside it do not claim it`,

  battle: ({ place: at }) => `a battle begins ${on(at)}`,
  anotherBattle: ({ place: at }) => `another battle begins ${on(at)}`,
  mayFightAgain: 'whoever fought may fight again',
  attackers: ({ who, foot, tank }) =>
    `${and([...(foot === 0 ? [] : [troops(who, foot)]), ...(tank ? ['the crew of the tank'] : [])])} ${tank ? 'attack' : doing(foot, 'attacks', 'attack')}`,
  defends: ({ who, soldiers: count }) =>
    count === 1
      ? `${army(who)} defends with its only soldier there`
      : `${army(who)} defends with all its ${soldiers(count)} there`,
  forSoldiers: ({ who, points: count }) => `${army(who)} counts ${count} for soldiers`,
  forTank: ({ who, points: count }) => `${army(who)} adds ${count} for the tank`,
  forGround: ({ who, points: count }) => `${army(who)} adds ${count} for the bunker or home base`,
  forCard: ({ who, points: count }) => `${army(who)} adds ${count} for the battle card`,
  decided: ({ attack, defence, winner }) => `${attack} against ${defence}, so ${army(winner)} wins`,
  tieWon: ({ who }) => `a tie, and ${army(who)} wins it by attacking`,
  tieWouldBe: ({ who }) => `a tie would go to ${army(who)}, who attacked`,
  removes: ({ who, soldiers: count }) => `${army(who)} loses ${soldiers(count)}`,
  outOfGame: 'they are out of the game',
  backToSupply: 'they go back to the supply',
  tankLost: 'the tank has lost its crew, and is anybody’s',
  baseNotEntered: 'nobody moves onto the home base',

  forfeits: ({ who, points: count }) => `${army(who)} forfeits ${points(count)}`,
  cannotAct: ({ who, points: count }) => `${army(who)} can do nothing, and forfeits ${points(count)}`,
  isNext: ({ who, alone }) => (alone ? `${army(who)} goes on alone` : `${army(who)} is next`),
  filled: ({ points: count, cards: hand }) =>
    `both are back at ${points(count)} and draw up to ${cards(hand)}`,
  deckOut: ({ who, cards: hand }) =>
    `${whose(who)} deck has run out, and ${army(who)} has ${cards(hand)} in hand`,
  roundOver: ({ round, active }) => `round ${round} is over, and ${army(active)} gets the active player card`,
  cardStays: 'after the last round the card stays',
  cardChanges: 'after the last round the card changes hands',
  roundsPlayed: 'the seventh round is over, and so is the game',
  scored: ({ of, points: [red, gray] }) => `${COUNTED[of]}: red scores ${red}, gray ${gray}`,
  winsByPoints: ({ who, points, others }) => `${army(who)} wins, ${points} against ${others}`,
  winsTie: ({ who }) => `${army(who)} wins the tie`,

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
  firstActive: ({ who }) => `${army(who)} is the first active player`,

  theCard: ({ card: known }) => (known === null ? 'a card' : `the card ${card(known)}`),
  boostCard: ({ who, card: value }) => `${whose(who)} card, a ${value}`,
  battleCard: ({ who, card: value }) => `${whose(who)} battle card, a ${value}`,
  drawnCards: ({ cards: values }) => `the cards drawn: ${values.join(', ')}`,
  drawnBattlefield: ({ cards: those }) => `the cards drawn: ${and(those.map(card))}`,
};
