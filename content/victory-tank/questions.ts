import type * as book from '../../src/book/question.ts';
import { ATTACK, MOVE, RECRUIT, RING } from './examples-tables.ts';
import type { StatementId } from './statements.ts';

type Question = book.Question<StatementId>;

const FOG: readonly Question[] = [
  {
    id: 'touching-one-card',
    asks: 'Can I lay a card where it touches only one other?',
    answer: 'No. It has to touch two, and they are there.',
    by: 'touch-one-card',
  },
  {
    id: 'touching-at-a-corner',
    asks: 'Does a corner count as touching?',
    answer: 'No. Only an edge counts.',
    by: 'corner-is-no-touch',
  },
  {
    id: 'covering-a-card',
    asks: 'Can I cover an old card with a new one?',
    answer: 'No. The battlefield only grows.',
    by: 'card-on-a-card',
  },
  {
    id: 'card-sideways',
    asks: 'Can I lay a card sideways?',
    answer: 'No. Half a turn is fine, a quarter is not.',
    by: 'quarter-turn',
  },
  {
    id: 'card-upside-down',
    asks: 'Can I turn a card upside down before I lay it?',
    answer: 'Yes, by half a turn: that puts its special field to the south.',
    by: 'turned-bunker',
    tells: 'its special field is n1',
  },
  {
    id: 'out-of-the-bricks',
    asks: 'Can I lay a card at any height, as long as it touches two?',
    answer: 'The rulebook is silent: we rule no, the cards lie like bricks.',
    by: 'ruling-free',
  },
  {
    id: 'keeping-another-card',
    asks: 'Can I keep a card other than the two I have looked at?',
    answer: 'No. One of those two is yours, the other goes across the table.',
    by: 'keep-a-card-not-drawn',
  },
  {
    id: 'jeep-of-the-enemy',
    asks: 'I lay the enemy’s jeep. Does the enemy get a soldier from it?',
    answer: 'The rulebook is silent: we rule yes, whoever lays it.',
    by: 'jeep-of-the-other-colour',
    tells: 'a soldier of red comes to n2',
  },
  {
    id: 'jeep-without-supply',
    asks: 'Does a jeep bring anyone when the supply is empty?',
    answer: 'No. There is nobody left to come.',
    by: 'jeep-with-an-empty-supply',
    tells: 'no soldier of red comes',
  },
  {
    id: 'facing-of-the-new-tank',
    asks: 'I lay the tank’s card. Do I choose which way the tank points?',
    answer: 'Yes, right away, before the other card is laid.',
    by: 'facing-the-tank',
    tells: 'the tank points east',
  },
  {
    id: 'acting-before-the-fog',
    asks: 'Can I act before both cards have been laid?',
    answer: 'No. First the fog lifts, then the armies move.',
    by: 'place-before-acting',
  },
];

const COMMAND: readonly Question[] = [
  {
    id: 'paying-too-much',
    asks: 'Can I pay for an action with points I do not have?',
    answer: 'No. A card may add to it, but the points have to be there.',
    by: 'too-dear',
  },
  {
    id: 'points-and-a-card',
    asks: 'Can I pay extra points and play a card for the same action?',
    answer: 'Yes. Both count, so two points and a 1 make an action of three.',
    by: 'two-points-and-a-card',
    tells: 'red’s action has 3 points',
  },
  {
    id: 'passing-with-points',
    asks: 'I have points left and no use for them. Can I pass?',
    answer: 'The rulebook is silent: we rule no, whoever can act has to.',
    by: 'ruling-pass',
  },
  {
    id: 'announcing-nothing',
    asks: 'Can I announce an Attack with no enemy in reach, to get rid of a point?',
    answer: 'The rulebook is silent: we rule no, an action that cannot begin cannot be announced.',
    by: 'nothing-to-attack',
  },
  {
    id: 'doing-nothing',
    asks: 'Can I announce an action and then do nothing with it?',
    answer: 'The rulebook is silent: we rule no, its first point has to be used.',
    by: 'first-point-must-be-used',
  },
  {
    id: 'stopping-half-way',
    asks: 'Can I stop an action half way and waste the rest of its points?',
    answer: 'Yes, once its first point has been used.',
    by: 'others-may-be-left',
  },
  {
    id: 'changing-the-action',
    asks: 'I announced a Move. Can I recruit with its second point instead?',
    answer: 'No. What was announced stands.',
    by: 'recruit-in-a-move',
  },
  {
    id: 'two-actions-a-turn',
    asks: 'Can I take two different actions in one turn?',
    answer: 'No. The second waits until it is your turn again.',
    by: 'one-action-a-turn',
  },
  {
    id: 'sharing-a-move',
    asks: 'Can I share one Move out among several groups?',
    answer: 'The rulebook is silent: we rule yes, each point may go to another group.',
    by: 'points-to-different-groups',
    tells: '1 soldier of red steps onto e1s1',
  },
  {
    id: 'boosting-from-an-empty-hand',
    asks: 'Can I boost with a card that is not in my hand?',
    answer: 'No. Not even if it lies on top of the deck.',
    by: 'card-not-in-hand',
  },
  {
    id: 'shuffling-the-discards',
    asks: 'My action deck has run out. Do I shuffle the discards and draw?',
    answer: 'No. Sixteen cards have to last for the whole war.',
    by: 'empty-deck',
    tells: 'red’s deck has run out',
  },
];

const FOOT: readonly Question[] = [
  {
    id: 'four-at-once',
    asks: 'Can four soldiers step together for one point?',
    answer: 'No. Three at most; the fourth needs a point more.',
    by: 'four-with-one-point',
  },
  {
    id: 'stepping-across-a-corner',
    asks: 'Can my soldiers step across a corner?',
    answer: 'No. They go from edge to edge.',
    by: 'no-diagonal',
  },
  {
    id: 'walking-into-enemies',
    asks: 'Can I walk onto a field with enemy soldiers to start a fight?',
    answer: 'No. Stand beside them and attack.',
    by: 'onto-enemies',
  },
  {
    id: 'occupying-the-enemy-base',
    asks: 'The enemy’s home base is empty. Can I walk in?',
    answer: 'No. Nobody ever enters it but its own army.',
    by: 'onto-the-enemy-base',
  },
  {
    id: 'boarding-the-enemy-tank',
    asks: 'Can I step onto the enemy’s tank and climb in?',
    answer: 'No. It has to be beaten in an Attack first.',
    by: 'climb-into-the-enemy-tank',
  },
  {
    id: 'crowded-field',
    asks: 'Can nine soldiers stand on one field?',
    answer: 'The rulebook is silent: we rule yes, there is no limit on foot.',
    by: 'many-on-a-field',
    tells: '9 soldiers share w1',
  },
  {
    id: 'taking-a-crate',
    asks: 'Do I get the crate just by stepping onto it?',
    answer: 'Yes, at once, and for nothing.',
    by: 'crate-on-foot',
    tells: 'red takes the crate',
  },
];

const TANK: readonly Question[] = [
  {
    id: 'over-own-soldiers',
    asks: 'Can I drive over my own soldiers?',
    answer: 'Yes. They step aside, or climb in as it passes.',
    by: {
      kind: 'try',
      id: 'asked-over-own-soldiers',
      title: 'Own soldiers stand on the tank’s way.',
      position: {
        cards: RING,
        tank: { at: 'n2', facing: 'south', army: 'red', crew: 1 },
        soldiers: { red: { n1: 2 } },
        action: MOVE,
      },
      before: ['drive', 'on'],
      try: 'on',
      allowed: true,
      shows: ['M6'],
    },
  },
  {
    id: 'stopping-among-own-soldiers',
    asks: 'Can the tank stop where my own soldiers stand?',
    answer: 'Yes. Only enemy soldiers and home bases are in its way.',
    by: {
      kind: 'try',
      id: 'asked-stopping-among-own-soldiers',
      title: 'The tank halts among its own army.',
      position: {
        cards: RING,
        tank: { at: 'n2', facing: 'south', army: 'red', crew: 1 },
        soldiers: { red: { n1: 2 } },
        action: MOVE,
      },
      before: ['drive', 'on'],
      try: 'halt',
      allowed: true,
      shows: ['M6'],
    },
  },
  {
    id: 'through-enemies',
    asks: 'Can the tank drive through enemy soldiers?',
    answer: 'Yes, as long as it can end somewhere behind them. Nobody is hurt.',
    by: 'tank-drives-through-enemies',
    tells: 'the tank drives south',
  },
  {
    id: 'crushing-enemies',
    asks: 'Can the tank stop on enemy soldiers and crush them?',
    answer: 'No. It only fights in an Attack.',
    by: 'tank-does-not-end-on-enemies',
  },
  {
    id: 'onto-the-enemy-base',
    asks: 'Can the tank park on the enemy’s home base?',
    answer: 'No. It may pass over it, not stop there.',
    by: 'end-on-the-enemy-base',
  },
  {
    id: 'onto-the-own-base',
    asks: 'Can the tank park on its own home base?',
    answer: 'The rulebook is silent: we rule no, home bases are passed only.',
    by: 'ruling-park-home',
  },
  {
    id: 'driving-into-the-fog',
    asks: 'Can the tank drive beyond the edge of the cards?',
    answer: 'No. Where the cards end, so does its way.',
    by: 'drive-into-the-fog',
  },
  {
    id: 'driving-a-standing-tank-of-nobody',
    asks: 'Can I drive a tank with nobody in it?',
    answer: 'No. Somebody has to claim it first.',
    by: 'drive-an-unclaimed-tank',
  },
  {
    id: 'turning-round',
    asks: 'Can the tank turn right round for one point?',
    answer: 'Yes. Any other facing costs one point.',
    by: 'turn-to-any-facing',
    tells: 'the tank points south',
  },
  {
    id: 'crate-under-the-tracks',
    asks: 'Does the tank take a crate it merely drives past?',
    answer: 'Yes, if the crate lies on a field it drives over.',
    by: 'crate-in-passing',
    tells: 'red takes the crate',
  },
];

const CREW: readonly Question[] = [
  {
    id: 'claiming-with-some',
    asks: 'Three of mine reach the empty tank. Can one of them stay outside?',
    answer: 'The rulebook is silent: we rule no, the whole step climbs in.',
    by: 'claim-with-some',
  },
  {
    id: 'walking-into-the-own-tank',
    asks: 'Can my soldiers walk up to my tank and climb straight in?',
    answer: 'The rulebook is silent: we rule no, they board when it drives.',
    by: 'ruling-board',
  },
  {
    id: 'stepping-out',
    asks: 'Can crew step out while the tank stands still?',
    answer: 'The rulebook is silent: we rule no, they get off while it drives.',
    by: 'ruling-dismount',
  },
  {
    id: 'standing-beside-it',
    asks: 'My soldiers already stand beside an unclaimed tank. Can they turn it?',
    answer: 'No. Standing there is not claiming it.',
    by: 'beside-is-not-inside',
  },
  {
    id: 'board-and-go',
    asks: 'Can I claim the tank and drive it in one Move?',
    answer: 'The rulebook is silent: we rule yes, the first point claims it, the second drives.',
    by: 'board-and-drive-in-one-move',
    tells: 'the tank drives south',
  },
  {
    id: 'boarding-at-the-start',
    asks: 'Can soldiers board on the field where the drive begins?',
    answer: 'The rulebook is silent: we rule yes, as long as the tank then drives on.',
    by: 'board-where-the-drive-begins',
  },
  {
    id: 'boarding-without-a-drive',
    asks: 'Can soldiers board without the tank driving?',
    answer: 'No. Boarding is part of a drive.',
    by: 'board-without-driving',
  },
  {
    id: 'fourth-in-the-tank',
    asks: 'Is there room for a fourth in the tank?',
    answer: 'No. Three fill it.',
    by: 'fourth-crew',
  },
  {
    id: 'off-among-enemies',
    asks: 'Can crew get off where enemy soldiers stand?',
    answer: 'No. Let them off one field earlier or later.',
    by: 'get-off-among-enemies',
  },
  {
    id: 'off-at-home',
    asks: 'Can crew get off on their own home base?',
    answer: 'The rulebook is silent: we rule no, there they can only climb in.',
    by: 'get-off-on-the-own-base',
  },
  {
    id: 'abandoning-the-tank',
    asks: 'Can the whole crew leave the tank standing empty?',
    answer: 'Yes, on a field where it may end. It is then anybody’s.',
    by: 'drive-and-abandon',
    tells: 'the tank has no crew and is unclaimed',
  },
];

const RECRUITS: readonly Question[] = [
  {
    id: 'recruit-in-my-bunker',
    asks: 'Can I recruit in a bunker where I have a soldier?',
    answer: 'Yes. A held bunker takes recruits like a home base.',
    by: 'recruit-in-a-held-bunker',
  },
  {
    id: 'recruit-in-an-empty-bunker',
    asks: 'Can I recruit in a bunker that nobody holds?',
    answer: 'No. Send somebody there first.',
    by: 'recruit-in-an-empty-bunker',
  },
  {
    id: 'recruit-in-the-open',
    asks: 'Can a recruit join my soldiers in the open?',
    answer: 'No. Recruits come to the home base, or to a bunker you hold.',
    by: 'recruit-in-the-open',
  },
  {
    id: 'recruit-under-the-tank',
    asks: 'My tank stands in a bunker, nobody beside it. Can I recruit there?',
    answer: 'The rulebook is silent: we rule no, crew inside do not hold it.',
    by: 'ruling-crew-holds',
  },
  {
    id: 'recruit-into-the-tank',
    asks: 'My soldiers and my tank share a bunker. Does a recruit there stand outside the tank?',
    answer: 'The rulebook is silent: we rule yes, on foot beside it.',
    by: 'recruit-beside-the-own-tank',
    tells: 'the recruit stands on foot',
  },
  {
    id: 'recruit-next-to-an-empty-tank',
    asks: 'Can I recruit beside an unclaimed tank without claiming it?',
    answer: 'The rulebook is silent: we rule yes, a recruit claims nothing.',
    by: 'recruit-beside-an-unclaimed-tank',
    tells: 'the recruit stands on foot',
  },
  {
    id: 'recruit-with-ten',
    asks: 'All ten of my soldiers are out. Can I still announce a Recruit?',
    answer: 'The rulebook is silent: we rule no, there is nobody left to put down.',
    by: 'tenth-soldier',
  },
  {
    id: 'recruit-on-the-enemy-base',
    asks: 'Can I recruit on the enemy’s home base?',
    answer: 'No. Only on your own.',
    by: {
      kind: 'try',
      id: 'asked-recruit-on-the-enemy-base',
      title: 'Gray’s home base is empty.',
      position: { cards: RING, soldiers: { gray: { s2: 3 } }, action: RECRUIT },
      try: 'deploy e1s2',
      allowed: false,
      shows: ['R1'],
    },
  },
];

const FIGHTS: readonly Question[] = [
  {
    id: 'attacking-nobody',
    asks: 'Can I attack an empty field?',
    answer: 'No. Walk there instead.',
    by: 'attack-an-empty-field',
  },
  {
    id: 'attacking-an-empty-tank',
    asks: 'Can I attack a tank with nobody in it?',
    answer: 'No. Step onto it, and it is yours.',
    by: 'attack-an-unclaimed-tank',
  },
  {
    id: 'attacking-from-afar',
    asks: 'Can I attack from two fields away?',
    answer: 'No. Attackers stand next to their target.',
    by: 'attack-from-afar',
  },
  {
    id: 'from-two-sides',
    asks: 'Can my soldiers attack one field from two sides at once?',
    answer: 'The rulebook is silent: we rule no, all come from one field.',
    by: 'ruling-combined',
  },
  {
    id: 'attacking-a-base',
    asks: 'Can I attack the enemy’s home base?',
    answer: 'Yes. Its defenders add 1 for it.',
    by: 'home-base-defends',
    tells: 'gray: 1 for the bunker or home base',
  },
  {
    id: 'holding-some-back',
    asks: 'Can I attack with only some of the soldiers on a field?',
    answer: 'Yes. Say with how many.',
    by: {
      kind: 'try',
      id: 'asked-holding-some-back',
      title: 'One of three attacks.',
      position: { cards: RING, soldiers: { red: { w1: 3 }, gray: { o: 1 } }, action: ATTACK },
      try: 'battle o from w1 with 1',
      allowed: true,
      shows: ['A2'],
    },
  },
  {
    id: 'a-tie',
    asks: 'Both sides are equally strong. Does the attacker win?',
    answer: 'Yes. A tie is a victory for the attacker.',
    by: 'tie-goes-to-the-attacker',
    tells: 'a tie, which red wins by attacking',
  },
  {
    id: 'card-after-a-boost',
    asks: 'I boosted my Attack with a card. Can I lay another in the battle?',
    answer: 'The rulebook is silent: we rule yes, battle cards are apart.',
    by: 'ruling-one-card',
  },
  {
    id: 'card-not-in-the-hand',
    asks: 'Can I lay a battle card that is not in my hand?',
    answer: 'No. Only what you hold.',
    by: 'battle-card-not-in-hand',
  },
  {
    id: 'staying-put-after-winning',
    asks: 'I won. Can everybody stay where they are?',
    answer: 'No. At least one has to move in.',
    by: 'nobody-gets-off-after-winning',
  },
  {
    id: 'moving-onto-a-beaten-base',
    asks: 'I beat the defenders of a home base. Can I move in?',
    answer: 'No. Nobody moves in there, won or not.',
    by: 'move-onto-a-beaten-base',
  },
  {
    id: 'leaving-a-beaten-tank',
    asks: 'I beat the tank and moved in. Can I leave it unclaimed?',
    answer: 'No. At least one who moved in becomes crew.',
    by: 'decline-the-tank',
  },
  {
    id: 'the-only-crew-wins',
    asks: 'My tank wins with a crew of one. Can that soldier move in and leave it empty?',
    answer: 'The rulebook is silent: we rule yes, and the tank is then unclaimed.',
    by: 'single-crew-wins',
    tells: 'the tank has no crew and is unclaimed',
  },
  {
    id: 'the-fallen-come-back',
    asks: 'Do soldiers lost in battle go back to the supply?',
    answer: 'The rulebook is silent: we rule yes, to be recruited again.',
    by: 'ruling-casualties-out',
    tells: 'they go back to the supply',
  },
];

const SCORES: readonly Question[] = [
  {
    id: 'crew-as-soldiers',
    asks: 'Do crew count when we see who has most soldiers?',
    answer: 'The rulebook is silent: we rule yes, they are on the battlefield too.',
    by: 'ruling-crew-out',
    tells: 'Red wins, 6 : 0',
  },
  {
    id: 'nobody-has-most',
    asks: 'Equally many soldiers. Does anyone score for them?',
    answer: 'The rulebook is silent: we rule no, neither has most.',
    by: 'nobody-has-most',
    tells: 'Gray wins, 1 : 2',
  },
  {
    id: 'tank-in-a-bunker',
    asks: 'My tank stands in a bunker, alone. Do I score both?',
    answer: 'No. 5 for the tank; the bunker wants somebody on foot.',
    by: 'tank-in-a-bunker',
    tells: 'Red wins, 5 : 1',
  },
  {
    id: 'passing-the-card-at-the-end',
    asks: 'Does the active player card change hands after the last round too?',
    answer: 'The rulebook is silent: we rule yes, and it breaks ties.',
    by: 'ruling-card-stays',
    tells: 'after the last round the card changes hands',
  },
  {
    id: 'moving-after-the-end',
    asks: 'Points are left after the seventh round. Can I still use them?',
    answer: 'No. It is over.',
    by: 'after-the-end',
  },
];

/** The questions by situation, in the order of a game. */
export const QUESTIONS = {
  'Laying cards': FOG,
  'Points and cards': COMMAND,
  'On foot': FOOT,
  'Driving the tank': TANK,
  'In and out of the tank': CREW,
  Recruiting: RECRUITS,
  Fighting: FIGHTS,
  Scoring: SCORES,
} as const satisfies Readonly<Record<string, readonly Question[]>>;
