/** For each ruling an example in which its readings differ. */
import { course, no, yes } from '../../../src/book/writing.ts';
import { type LoopCourse, type LoopTry, green, table, units } from './written-tables.ts';
import type { FixedId, RULINGS } from '../rulings.ts';
import type { InEach } from '../../../src/language.ts';

/** The options that a ruling switches. */
type OptionId = NonNullable<(typeof RULINGS)[keyof typeof RULINGS]['option']>;

const SHOT = { purses: { red: 20 } } as const;
const DUEL = ['red platoon d4', 'gray platoon e5'];
const TARGET = ['red platoon a2', 'gray platoon e5'];

/** For each option an example in which its two readings give different results. */
export const RULING_EXAMPLES = {
  'first-round-white': course(
    'ruling-first-round',
    {
      en: 'Side A has rolled higher: the first round begins.',
      nl: 'Team A gooide hoger: de eerste ronde begint.',
    },
    { stage: 'first', length: 'long' },
    ['roll 5', 'roll 3'],
    { stage: 'event' },
    ['W-A01'],
    { turnsOn: 'first-round-white' },
  ),
  'team-purse': no(
    'ruling-purse',
    {
      en: 'Violet has no tokens, and red has 10: violet wants to deploy.',
      nl: 'Paars heeft geen tokens, en rood 10: paars wil inzetten.',
    },
    table([], { players: 4, active: 'violet', purses: { red: 10 } }),
    'deploy platoon a6',
    ['W-033'],
    { turnsOn: 'team-purse' },
  ),
  'roll-per-player': course(
    'ruling-rolls',
    { en: 'Of four players red and gray have rolled.', nl: 'Van vier spelers hebben rood en grijs gegooid.' },
    green('event', [], { players: 4 }),
    ['roll 3', 'roll 3'],
    { stage: 'turn' },
    ['W-021'],
    { turnsOn: 'roll-per-player' },
  ),
  'keep-one-round': course(
    'ruling-kept',
    {
      en: 'The round ends, and Keep digging has not been used.',
      nl: 'De ronde eindigt, en Keep Digging is niet gebruikt.',
    },
    table([], { active: 'gray', held: { a: ['P1'] } }),
    ['end'],
    { held: { a: ['P1'] } },
    ['W-A33'],
    { turnsOn: 'keep-one-round' },
  ),
  'no-reshuffle': course(
    'ruling-stack',
    { en: 'A 2, and no setback is left in the stack.', nl: 'Een 2, en er is geen negatieve kaart meer.' },
    green('event', [], { stacks: { negative: [] } }),
    ['roll 2'],
    { stage: 'negative' },
    ['W-021'],
    { turnsOn: 'no-reshuffle' },
  ),
  'trench-feet-two': yes(
    'ruling-trench-feet',
    {
      en: 'A round after Trench feet a platoon goes three steps.',
      nl: 'Een ronde na Trench Feet zet een peloton drie stappen.',
    },
    green('negative', ['red platoon c3']),
    'move c3 to f3',
    ['W-A15'],
    { before: ['draw N1', 'roll 3', 'end', 'end'], turnsOn: 'trench-feet-two' },
  ),
  'hits-all': yes(
    'ruling-famine',
    {
      en: 'Red has drawn Famine, and gray’s platoon moves.',
      nl: 'Rood heeft Hongersnood gepakt, en het peloton van grijs beweegt.',
    },
    green('negative', ['gray platoon e5']),
    'move e5 to d5',
    ['W-A16'],
    { before: ['draw N2', 'roll 3', 'end'], turnsOn: 'hits-all' },
  ),
  'haversack-turn': course(
    'ruling-haversack',
    {
      en: 'Red has moved two platoons in its last turn, and draws the lost haversack.',
      nl: 'Rood bewoog in zijn laatste beurt twee pelotons, en pakt de verloren haversack.',
    },
    green('negative', ['red platoon e5', 'red platoon g5'], { moved: { a: [0, 1] } }),
    ['draw N5', 'back g5 to e4'],
    { stage: 'event' },
    ['W-A17'],
    { turnsOn: 'haversack-turn' },
  ),
  'shellshock-opponent': course(
    'ruling-shellshock',
    {
      en: 'Red has drawn Shellshock: who chooses the platoon?',
      nl: 'Rood heeft Shellshock gepakt: wie kiest het peloton?',
    },
    green('negative', ['red platoon c3', 'red platoon e5']),
    ['draw N6'],
    {
      waits: [
        { kind: 'drawn', seat: 'red' },
        { kind: 'shock', seat: 'red' },
      ],
    },
    ['W-A18'],
    { turnsOn: 'shellshock-opponent' },
  ),
  'kabiem-turn': no(
    'ruling-kabiem',
    {
      en: 'Kabiem has been played once, and a second attack comes from two spaces away.',
      nl: 'Kabiem is één keer gespeeld, en een tweede aanval komt van twee vakken afstand.',
    },
    table(['red platoon e3', 'gray platoon e5'], { held: { a: ['P2'] } }),
    'attack e5 with e3',
    ['W-050'],
    { before: ['attack e5 with e3', 'roll 3', 'roll 3'], turnsOn: 'kabiem-turn' },
  ),
  'body-armour-reduction': course(
    'ruling-body-armour',
    {
      en: 'A platoon rolls 5 against Body armour, the defender 3.',
      nl: 'Een peloton gooit 5 tegen Body Armor, de verdediger 3.',
    },
    table(DUEL, { held: { b: ['P3'] } }),
    ['attack e5 with d4', 'roll 5', 'roll 3'],
    { units: units(...DUEL) },
    ['W-A36b'],
    { turnsOn: 'body-armour-reduction' },
  ),
  'spotted-free': course(
    'ruling-spotted',
    {
      en: 'An attack has been dodged: what is left of two actions?',
      nl: 'Een troep is uitgeweken: wat is er over van twee acties?',
    },
    table(DUEL, { held: { b: ['P4'] } }),
    ['attack e5 with d4', 'dodge g5'],
    { actions: 1 },
    ['W-A20'],
    { turnsOn: 'spotted-free' },
  ),
  'spotted-anywhere': no(
    'ruling-dodge',
    {
      en: 'A platoon that is attacked wants to dodge past its attacker.',
      nl: 'Een peloton dat wordt aangevallen, wil langs de aanvaller uitwijken.',
    },
    table(DUEL, { held: { b: ['P4'] } }),
    'dodge e4',
    ['W-A20a'],
    { before: ['attack e5 with d4'], restsOn: 'W-A20a', turnsOn: 'spotted-anywhere' },
  ),
  'double-bonus': course(
    'ruling-throttle',
    {
      en: 'Full throttle, and a platoon in an enemy trench.',
      nl: 'Op volle toeren, en een peloton in een vijandelijke loopgraaf.',
    },
    table(['red platoon k2'], { round: 1, active: 'gray', effects: [{ by: 'P5', player: 'red', until: 3 }] }),
    ['end'],
    { purses: { red: 8 } },
    ['W-A21'],
    { turnsOn: 'double-bonus' },
  ),
  'one-action-per-unit': yes(
    'ruling-one-action',
    { en: 'A platoon has moved, and moves again.', nl: 'Een peloton heeft bewogen, en beweegt nog eens.' },
    table(['red platoon c3']),
    'move f3 to g3',
    ['W-A06'],
    { before: ['move c3 to f3'], restsOn: 'W-A06', turnsOn: 'one-action-per-unit' },
  ),
  'deploy-to-field': no(
    'ruling-deploy',
    { en: 'Red deploys in front of the trench.', nl: 'Rood zet in vóór de loopgraaf.' },
    table([], SHOT),
    'deploy platoon b2',
    ['W-A07'],
    { restsOn: 'W-A07', turnsOn: 'deploy-to-field' },
  ),
  'supporting-defence': course(
    'ruling-defence',
    {
      en: 'A gray platoon stands beside the one that is attacked: 5 against 3.',
      nl: 'Een grijs peloton staat naast het peloton dat wordt aangevallen: 5 tegen 3.',
    },
    table(['red platoon d5', 'gray platoon e5', 'gray platoon e6']),
    ['attack e5 with d5', 'roll 5', 'roll 3'],
    { units: units('red platoon d5', 'gray platoon', 'gray platoon e6') },
    ['W-A03'],
    { turnsOn: 'supporting-defence' },
  ),
  'trench-cover': course(
    'ruling-cover',
    {
      en: '5 against 4, and the defender stands in its trench.',
      nl: '5 tegen 4, en de verdediger staat in zijn loopgraaf.',
    },
    table(['red platoon j5', 'gray platoon k6']),
    ['attack k6 with j5', 'roll 5', 'roll 4'],
    { units: units('red platoon j5', 'gray platoon') },
    ['W-A32'],
    { turnsOn: 'trench-cover' },
  ),
  'damage-die': course(
    'ruling-damage',
    {
      en: 'Two platoons with Keep digging have 1 and 2, against 4.',
      nl: 'Twee pelotons met Keep Digging gooien 1 en 2, tegen 4.',
    },
    table(['red platoon d4', 'red platoon d5', 'gray platoon e5'], { held: { a: ['P1'] } }),
    ['attack e5 with d4 d5', 'roll 1', 'roll 2', 'roll 4'],
    { units: units('red platoon d4', 'red platoon d5', 'gray platoon e5') },
    ['W-A12'],
    { turnsOn: 'damage-die' },
  ),
  'upgrades-next-turn': yes(
    'ruling-upgrades',
    {
      en: 'Red has just bought tier 1 of the artillery, and fires gas.',
      nl: 'Rood heeft net trede 1 van de artillerie gekocht, en schiet met gas.',
    },
    table(TARGET, SHOT),
    'fire gas e4 e5 e6',
    ['W-A28'],
    { before: ['upgrade artillery'], restsOn: 'W-A28', turnsOn: 'upgrades-next-turn' },
  ),
  'fire-free': no(
    'ruling-fire',
    { en: 'No action is left, and red wants to fire.', nl: 'Er is geen actie meer, en rood wil schieten.' },
    table(TARGET, { ...SHOT, actions: 0 }),
    'fire normal e5',
    ['W-A09'],
    { restsOn: 'W-A09', turnsOn: 'fire-free' },
  ),
  'fire-range': yes(
    'ruling-range',
    {
      en: 'Red fires at gray’s trench, ten spaces away.',
      nl: 'Rood schiet op de loopgraaf van grijs, tien vakken ver.',
    },
    table(['red platoon a2', 'gray platoon k6'], SHOT),
    'fire normal k6',
    ['W-A09a'],
    { restsOn: 'W-A09a', turnsOn: 'fire-range' },
  ),
  'one-shot': yes(
    'ruling-one-shot',
    { en: 'Red fires a second time in a turn.', nl: 'Rood schiet een tweede keer in een beurt.' },
    table(TARGET, SHOT),
    'fire normal e5',
    ['W-A09b'],
    { before: ['fire normal e5'], restsOn: 'W-A09b', turnsOn: 'one-shot' },
  ),
  'no-friendly-fire': course(
    'ruling-own',
    {
      en: 'Red fires at a space on which its own platoon stands.',
      nl: 'Rood schiet op een vak waar een eigen peloton staat.',
    },
    table(['red platoon e5'], SHOT),
    ['fire normal e5'],
    {
      effects: [
        { by: 'hit', unit: 0, player: 'red', until: 3 },
        { by: 'hit', on: 'fight', unit: 0, until: 1 },
      ],
    },
    ['W-A09c'],
    { turnsOn: 'no-friendly-fire' },
  ),
  'weak-attack-only': course(
    'ruling-weak',
    {
      en: 'A platoon that was fired on is attacked: 3 against 4.',
      nl: 'Een peloton dat beschoten is, wordt aangevallen: 3 tegen 4.',
    },
    table(['red platoon d4', 'gray platoon e5'], SHOT),
    ['fire normal e5', 'attack e5 with d4', 'roll 3', 'roll 4'],
    { units: units('red platoon d4', 'gray platoon') },
    ['W-A05'],
    { turnsOn: 'weak-attack-only' },
  ),
  'gas-rounds': course(
    'ruling-gas',
    {
      en: 'Red fires gas: how long does it stay?',
      nl: 'Rood schiet met gas: hoe lang blijft het hangen?',
    },
    table(TARGET, { ...SHOT, tiers: { red: { artillery: 1 } } }),
    ['fire gas i4 i5 i6'],
    { clouds: [{ by: 'red', at: ['i4', 'i5', 'i6'], goes: 4 }] },
    ['W-A39'],
    { turnsOn: 'gas-rounds' },
  ),
  'lose-board-empty': course(
    'ruling-board-empty',
    { en: 'Gray loses its only unit on the board.', nl: 'Grijs verliest zijn enige troep op het bord.' },
    table(DUEL),
    ['attack e5 with d4', 'roll 6', 'roll 2'],
    { stage: 'turn' },
    ['W-053'],
    { turnsOn: 'lose-board-empty' },
  ),
  'trench-none-free': course(
    'ruling-trenches',
    {
      en: 'In gray’s trench stand five of red’s platoons and one of gray’s; gray’s turn goes by.',
      nl: 'In de loopgraaf van grijs staan vijf pelotons van rood en een van grijs; de beurt van grijs gaat voorbij.',
    },
    table([
      'red platoon k2',
      'red platoon k3',
      'red platoon k4',
      'red platoon k6',
      'red platoon j7',
      'gray platoon k8',
    ]),
    ['move j7 to k7', 'end', 'end'],
    { stage: 'event' },
    ['W-A33'],
    { turnsOn: 'trench-none-free' },
  ),
} as const satisfies Readonly<Record<OptionId, LoopCourse | LoopTry>>;

interface OtherReading {
  readonly by: string;
  readonly otherwise: InEach;
}

/**
 * For each ruling without an option a case in which its readings differ. The referee plays ours; what the
 * other reading would do is described here and checked as far as the referee can tell.
 */
export const READINGS_APART = {
  'W-A30': { by: 'equal-rolls', otherwise: { en: 'Side A begins.', nl: 'Team A begint.' } },
  'W-A02': {
    by: 'short-game',
    otherwise: {
      en: 'With two it is the same; four would each play alone.',
      nl: 'Met z’n tweeën is het hetzelfde; met z’n vieren zou ieder voor zich spelen.',
    },
  },
  'W-A34': {
    by: 'partners-unit',
    otherwise: { en: 'Yes. Partners share all troops.', nl: 'Ja. Maten delen alle troepen.' },
  },
  'W-A27': {
    by: 'short-game',
    otherwise: {
      en: 'Each has ten platoons, five cars and two tanks.',
      nl: 'Ieder heeft tien pelotons, vijf auto’s en twee tanks.',
    },
  },
  'W-A33': {
    by: 'order-of-four',
    otherwise: {
      en: 'Violet’s turn is a round of its own, and the card is turned.',
      nl: 'De beurt van paars is een eigen ronde, en de kaart gaat om.',
    },
  },
  'W-A35': {
    by: 'first-turn',
    otherwise: {
      en: 'Nobody receives anything in this round, as here.',
      nl: 'In deze ronde krijgt niemand iets, net als hier.',
    },
  },
  'W-A41': {
    by: 'not-sideways-back',
    otherwise: {
      en: 'No. It goes back the way that it came.',
      nl: 'Nee. Het gaat terug langs de weg waarlangs het kwam.',
    },
  },
  'W-A48': {
    by: 'kabiem-with-nobody-near',
    otherwise: {
      en: 'No. Another unit has to stand beside the target.',
      nl: 'Nee. Er moet een andere troep naast het doel staan.',
    },
  },
  'W-A45': {
    by: 'throttle-in-trenches',
    otherwise: {
      en: 'Two rounds are left, with an income in them or not.',
      nl: 'Er zijn nog twee rondes, of er een inkomen in is of niet.',
    },
  },
  'W-A40': {
    by: 'mask-spares',
    otherwise: { en: 'The mask stays on for the whole round.', nl: 'Het masker blijft de hele ronde op.' },
  },
  'W-A47': {
    by: 'second-without-an-action',
    otherwise: {
      en: 'No. Each time troops are deployed is an action.',
      nl: 'Nee. Elke keer inzetten is een actie.',
    },
  },
  'W-A47a': {
    by: 'actions-lapse',
    otherwise: {
      en: 'Red has them in the next turn as well.',
      nl: 'Rood heeft ze in de volgende beurt ook nog.',
    },
  },
  'W-A36': {
    by: 'rat-attack',
    otherwise: {
      en: 'Each 3 counts 2: 4, as here. With a 1 it would be 1 and not 0.',
      nl: 'Elke 3 telt voor 2: 4, net als hier. Met een 1 zou het 1 zijn en niet 0.',
    },
  },
  'W-A37': {
    by: 'rat-attack',
    otherwise: {
      en: 'Red may leave the card for another attack: 6 against 4 wins.',
      nl: 'Rood mag de kaart voor een andere aanval bewaren: 6 tegen 4 wint.',
    },
  },
  'W-A38': {
    by: 'normal-shot',
    otherwise: {
      en: 'The step is taken from the platoon’s next move, in whichever turn that comes.',
      nl: 'De stap gaat af van de volgende beweging van het peloton, in welke beurt die ook komt.',
    },
  },
  'W-A38a': {
    by: 'two-hits',
    otherwise: { en: 'The second shot does nothing.', nl: 'Het tweede schot doet niets.' },
  },
  'W-A39a': {
    by: 'second-end-in-gas',
    otherwise: { en: 'It dies when the round is over.', nl: 'Het sterft als de ronde voorbij is.' },
  },
  'W-A39b': {
    by: 'into-the-gas',
    otherwise: {
      en: 'It is weakened when the round is over, and not yet.',
      nl: 'Het wordt verzwakt als de ronde voorbij is, en nu nog niet.',
    },
  },
  'W-A39c': {
    by: 'gas-over-three',
    otherwise: {
      en: 'It is the same; at the edge a cloud could cover one space or two.',
      nl: 'Het is hetzelfde; aan de rand kan een wolk een of twee vakken bedekken.',
    },
  },
  'W-A34b': {
    by: 'partner-without-troops',
    otherwise: { en: 'It is blue’s turn.', nl: 'Blauw is aan de beurt.' },
  },
  'W-A46': {
    by: 'trenches-full',
    otherwise: {
      en: 'Gray has the rest of this round and the whole next one.',
      nl: 'Grijs heeft de rest van deze ronde en de hele volgende.',
    },
  },
  'W-A49': {
    by: 'in-each-others-trenches',
    otherwise: {
      en: 'It is a draw after ten rounds without a loss.',
      nl: 'Na tien rondes zonder verlies is het remise.',
    },
  },
  'W-A42': {
    by: 'famine-out-of-the-trench',
    otherwise: {
      en: 'Yes. It stood in its trench when the card was drawn.',
      nl: 'Ja. Het stond in zijn loopgraaf toen de kaart werd gepakt.',
    },
  },
  'W-A33b': {
    by: 'famine-of-the-partner',
    otherwise: {
      en: 'Yes. The card ended as violet’s turn began, the second one of the side.',
      nl: 'Ja. De kaart was voorbij toen de beurt van paars begon, de tweede van het team.',
    },
  },
  'W-A44': {
    by: 'dodges-one-step',
    otherwise: {
      en: 'No. It goes exactly two steps, and Freeze holds the car.',
      nl: 'Nee. Uitwijken is precies twee stappen, en Freeze houdt de auto vast.',
    },
  },
  'W-A42a': {
    by: 'shellshocked-attacks',
    otherwise: {
      en: 'Yes. It may attack from where it stands.',
      nl: 'Ja. Het mag aanvallen vanwaar het staat.',
    },
  },
  'W-A34c': {
    by: 'shellshock-of-the-partner',
    otherwise: {
      en: 'No. Red chooses among red’s own platoons.',
      nl: 'Nee. Rood kiest uit de eigen pelotons.',
    },
  },
  'W-A40a': {
    by: 'side-a-is-asked-first',
    otherwise: {
      en: 'No. It is gray’s turn, and gray answers first.',
      nl: 'Nee. Grijs is aan de beurt, en antwoordt het eerst.',
    },
  },
} as const satisfies Readonly<Record<FixedId, OtherReading>>;
