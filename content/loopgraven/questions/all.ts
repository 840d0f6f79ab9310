/** Questions about Loopgraven, each with the example that answers it. */
import { no, yes } from '../../../src/book/writing.ts';
import { type LoopTry, table } from '../examples/written-tables.ts';
import type { Question } from '../../../src/book/question.ts';
import type { InEach } from '../../../src/language.ts';
import type { StatementId } from '../statements.ts';

/** A question in each language. */
interface LoopQuestion extends Omit<Question<StatementId>, 'asks' | 'answer' | 'also' | 'by'> {
  readonly asks: InEach;
  readonly answer: InEach;
  readonly also?: readonly InEach[];
  readonly by: string | LoopTry;
}

type Pair = readonly [en: string, nl: string];
const each = ([en, nl]: Pair): InEach => ({ en, nl });

/** A question that an example answers; `also` are other wordings of it. */
const ask = (
  id: string,
  by: LoopQuestion['by'],
  asks: Pair,
  answer: Pair,
  ...also: readonly Pair[]
): LoopQuestion => ({
  id,
  by,
  asks: each(asks),
  answer: each(answer),
  ...(also.length === 0 ? {} : { also: also.map(each) }),
});

const ACTING: readonly LoopQuestion[] = [
  ask(
    'third-platoon',
    'ten-tokens',
    ['Can I deploy three platoons with 10 tokens?', 'Kan ik met 10 tokens drie pelotons inzetten?'],
    [
      'No. A platoon costs 4: two of them leave 2 tokens.',
      'Nee. Een peloton kost 4: na twee heb je er nog 2.',
    ],
    ['What does a platoon cost?', 'Wat kost een peloton?'],
    ['How much is a car or a tank?', 'Hoeveel kost een auto of een tank?'],
  ),
  ask(
    'tokens-at-start',
    no(
      'tokens-at-start',
      {
        en: 'A short game has begun, and red deploys for the third time.',
        nl: 'Een kort spel is begonnen, en rood zet voor de derde keer in.',
      },
      { stage: 'length' },
      'deploy platoon a4',
      ['W-033'],
      {
        before: [
          'length short',
          'players 2',
          'roll 5',
          'roll 3',
          'roll 4',
          'roll 4',
          'deploy platoon a2',
          'deploy platoon a3',
        ],
      },
    ),
    [
      'Can I deploy three platoons at the start of a short game?',
      'Kan ik aan het begin van een kort spel drie pelotons inzetten?',
    ],
    [
      'No. You start with 10 tokens, and a platoon costs 4. A medium or a long game starts with 15.',
      'Nee. Je begint met 10 tokens, en een peloton kost 4. Een middellang of een lang spel begint met 15.',
    ],
    ['How many tokens do I start with?', 'Hoeveel tokens heb ik aan het begin?'],
  ),
  ask(
    'tank-short-game',
    'no-tank-in-a-short-game',
    ['Can I deploy a tank in a short game?', 'Kan ik in een kort spel een tank inzetten?'],
    [
      'No. A short game has five platoons and two cars.',
      'Nee. Een kort spel heeft vijf pelotons en twee auto’s.',
    ],
    ['How many troops do I have?', 'Hoeveel troepen heb ik?'],
  ),
  ask(
    'deploy-without-actions',
    'second-without-an-action',
    [
      'Can I deploy a second platoon when I have no action left?',
      'Kan ik een tweede peloton inzetten als ik geen actie meer heb?',
    ],
    [
      'The rulebook is silent: we rule yes. Only the first and the fourth cost an action.',
      'Het regelboek zwijgt: wij zeggen ja. Alleen de eerste en de vierde kosten een actie.',
    ],
    ['How many actions does deploying cost?', 'Hoeveel acties kost inzetten?'],
  ),
  ask(
    'first-needs-action',
    'first-without-an-action',
    [
      'Can I deploy my first platoon of a turn without an action?',
      'Kan ik het eerste peloton van een beurt zonder actie inzetten?',
    ],
    ['No. The first unit of a turn costs an action.', 'Nee. De eerste troep van een beurt kost een actie.'],
  ),
  ask(
    'deploy-in-enemy-trench',
    'not-in-their-trench',
    ['Can I deploy in the enemy’s trench?', 'Kan ik inzetten in de loopgraaf van de vijand?'],
    [
      'No. You deploy onto a free trench space of your own.',
      'Nee. Je zet in op een vrij eigen loopgraafvak.',
    ],
    ['Where do I put new troops?', 'Waar zet ik nieuwe troepen neer?'],
  ),
  ask(
    'deploy-in-front',
    'ruling-deploy',
    ['Can I deploy straight into the field?', 'Kan ik meteen in het veld inzetten?'],
    [
      'The rulebook is silent: we rule no. Troops begin in the trench.',
      'Het regelboek zwijgt: wij zeggen nee. Troepen beginnen in de loopgraaf.',
    ],
  ),
  ask(
    'deploy-on-taken',
    'trench-space-taken',
    ['Can I deploy on a trench space that is taken?', 'Kan ik inzetten op een loopgraafvak dat bezet is?'],
    ['No. One unit stands on a space.', 'Nee. Op een vak staat één troep.'],
  ),
  ask(
    'same-unit-twice',
    'ruling-one-action',
    ['Can one platoon move twice in a turn?', 'Kan één peloton in een beurt twee keer bewegen?'],
    [
      'The rulebook is silent: we rule yes. Actions are yours, and not the unit’s.',
      'Het regelboek zwijgt: wij zeggen ja. Acties zijn van jou, niet van de troep.',
    ],
    ['May a unit act again?', 'Mag een troep nog eens iets doen?'],
  ),
  ask(
    'third-action',
    'no-action-left',
    ['Can I move when I have no action left?', 'Kan ik bewegen als ik geen actie meer heb?'],
    [
      'No. You have 2 actions a turn; the general brings more.',
      'Nee. Je hebt 2 acties per beurt; de generaal geeft er meer.',
    ],
    ['How many actions do I have?', 'Hoeveel acties heb ik?'],
  ),
  ask(
    'first-tier',
    yes(
      'first-tier',
      {
        en: 'Red has 5 tokens, and the economy is at tier 0.',
        nl: 'Rood heeft 5 tokens, en de economie staat op trede 0.',
      },
      table([], { purses: { red: 5 } }),
      'upgrade economy',
      ['W-060'],
    ),
    ['Can I raise the economy with 5 tokens?', 'Kan ik met 5 tokens de economie een trede hoger brengen?'],
    [
      'Yes. Its tiers cost 5, 8 and 12 tokens, those of the general 6 and 12, those of the artillery 10 and 14.',
      'Ja. De treden van de economie kosten 5, 8 en 12 tokens, die van de generaal 6 en 12, die van de artillerie 10 en 14.',
    ],
    ['How much does an upgrade cost?', 'Hoeveel kost een upgrade?'],
    ['What does an upgrade cost? What does a tier cost?', 'Wat kost een upgrade? Wat kost een trede?'],
  ),
  ask(
    'top-of-economy',
    'no-fourth-tier',
    ['Can I raise the economy above tier 3?', 'Kan ik de economie boven trede 3 brengen?'],
    ['No. Tier 3 is the last, and brings 6 a turn.', 'Nee. Trede 3 is de laatste, en brengt 6 per beurt op.'],
    ['How high does the economy go?', 'Hoe hoog gaat de economie?'],
  ),
  ask(
    'partners-tokens',
    'ruling-purse',
    ['Can I pay with my partner’s tokens?', 'Kan ik met de tokens van mijn maat betalen?'],
    [
      'The rulebook is silent: we rule no. Each player has a purse.',
      'Het regelboek zwijgt: wij zeggen nee. Ieder heeft een eigen kas.',
    ],
    ['Do partners share money?', 'Delen maten hun geld?'],
  ),
  ask(
    'partners-troops',
    'partners-unit',
    ['Can I move my partner’s troops?', 'Kan ik de troepen van mijn maat bewegen?'],
    [
      'The rulebook is silent: we rule no. Each player moves the troops of one colour.',
      'Het regelboek zwijgt: wij zeggen nee. Elke speler beweegt de troepen van één kleur.',
    ],
  ),
  ask(
    'partners-trench',
    'partners-section',
    [
      'Can I deploy in my partner’s section of the trench?',
      'Kan ik inzetten in het stuk loopgraaf van mijn maat?',
    ],
    [
      'The rulebook is silent: we rule no. Each deploys in a section of their own.',
      'Het regelboek zwijgt: wij zeggen nee. Ieder zet in zijn eigen stuk in.',
    ],
  ),
];

const MOVING: readonly LoopQuestion[] = [
  ask(
    'platoon-steps',
    'platoon-goes-three',
    ['Can a platoon go three spaces?', 'Kan een peloton drie vakken ver?'],
    [
      'Yes. A platoon goes up to 3 steps, a car 5, a tank 2.',
      'Ja. Een peloton zet hoogstens 3 stappen, een auto 5, een tank 2.',
    ],
    ['How far does a platoon move?', 'Hoe ver gaat een peloton?'],
  ),
  ask(
    'car-steps',
    'car-goes-five',
    ['Can a car go five spaces?', 'Kan een auto vijf vakken ver?'],
    ['Yes. It is the fastest of all.', 'Ja. De auto is de snelste van allemaal.'],
  ),
  ask(
    'tank-steps',
    'tank-goes-two',
    ['Can a tank go three spaces?', 'Kan een tank drie vakken ver?'],
    ['No. A tank goes two.', 'Nee. Een tank zet er hoogstens twee.'],
    ['How slow is a tank?', 'Hoe langzaam is een tank?'],
  ),
  ask(
    'jump-over',
    'enclosed',
    ['Can I jump over my own units?', 'Kan ik over mijn eigen troepen springen?'],
    [
      'No. Nobody crosses a space on which a unit stands.',
      'Nee. Niemand gaat over een vak waar een troep staat.',
    ],
    ['May I pass through other units?', 'Mag ik door andere troepen heen?'],
    ['Can I move through my own units?', 'Kan ik door mijn eigen troepen heen?'],
  ),
  ask(
    'go-round',
    'round-two-of-them',
    ['Can I go round units that are in the way?', 'Kan ik om troepen heen die in de weg staan?'],
    ['Yes. Count the steps of the way round.', 'Ja. Tel de stappen van de weg eromheen.'],
  ),
  ask(
    'share-a-space',
    'onto-another',
    ['Can I move onto a space with a unit on it?', 'Kan ik naar een vak waar een troep staat?'],
    ['No. One unit stands on a space.', 'Nee. Op een vak staat één troep.'],
    ['Can two units share a space?', 'Kunnen twee troepen op één vak staan?'],
  ),
  ask(
    'move-when-shocked',
    'shellshocked-moves',
    ['Can a shellshocked platoon move?', 'Kan een peloton met Shellshock bewegen?'],
    ['No. It stands where it is for two rounds.', 'Nee. Het blijft twee rondes staan.'],
  ),
  ask(
    'move-in-famine',
    'famine-in-the-field',
    ['Can a platoon move during Famine?', 'Kan een peloton tijdens Hongersnood bewegen?'],
    [
      'No. On the battlefield it neither moves nor attacks.',
      'Nee. Op het slagveld beweegt het niet en valt het niet aan.',
    ],
  ),
  ask(
    'famine-in-trench',
    'famine-in-the-trench',
    [
      'Can a platoon leave its trench during Famine?',
      'Kan een peloton tijdens Hongersnood zijn loopgraaf uit?',
    ],
    [
      'Yes. Famine holds those on the battlefield.',
      'Ja. Hongersnood houdt alleen vast wie op het slagveld staat.',
    ],
  ),
  ask(
    'enemy-in-famine',
    'ruling-famine',
    [
      'Can the enemy move while my side has Famine?',
      'Kan de vijand bewegen als mijn team Hongersnood heeft?',
    ],
    ['Yes. It is about the side that drew it.', 'Ja. De kaart geldt voor het team dat die pakte.'],
  ),
  ask(
    'move-in-freeze',
    'freeze',
    ['Can a car move during Freeze?', 'Kan een auto tijdens Freeze bewegen?'],
    ['No. Cars and tanks stand still for the round.', 'Nee. Auto’s en tanks staan die ronde stil.'],
  ),
  ask(
    'trench-feet-steps',
    'trench-feet',
    ['Can a platoon go three spaces with Trench feet?', 'Kan een peloton met Trench Feet drie vakken ver?'],
    ['No. It goes one step less, so two.', 'Nee. Het zet één stap minder, dus twee.'],
  ),
  ask(
    'trench-feet-over',
    'ruling-trench-feet',
    [
      'Can a platoon go three spaces a round after Trench feet?',
      'Kan een peloton een ronde na Trench Feet drie vakken ver?',
    ],
    ['Yes. Trench feet last for one round.', 'Ja. Trench Feet duurt één ronde.'],
    ['How long do trench feet last?', 'Hoe lang duurt Trench Feet?'],
  ),
  ask(
    'steps-add-up',
    'trench-feet-and-a-hit',
    [
      'Can a platoon with Trench feet and a hit go two spaces?',
      'Kan een peloton met Trench Feet en een treffer twee vakken ver?',
    ],
    ['No. Both count: it goes one.', 'Nee. Beide tellen: het zet er nog één.'],
  ),
  ask(
    'back-sideways',
    'not-sideways-back',
    ['Can the lost haversack send a unit sideways?', 'Kan de verloren haversack een troep opzij sturen?'],
    [
      'The rulebook is silent: we rule no. Each step goes a row nearer home.',
      'Het regelboek zwijgt: wij zeggen nee. Elke stap gaat een rij dichter bij huis.',
    ],
  ),
];

const FIGHTING: readonly LoopQuestion[] = [
  ask(
    'attack-two-away',
    'two-spaces-away',
    ['Can I attack from two spaces away?', 'Kan ik van twee vakken afstand aanvallen?'],
    [
      'No. Attackers stand beside the target, unless you have Kabiem.',
      'Nee. Aanvallers staan naast het doel, tenzij je Kabiem hebt.',
    ],
    ['What is the range of an attack?', 'Hoe ver reikt een aanval?'],
  ),
  ask(
    'attack-own',
    'attack-on-ones-own',
    ['Can I attack my own unit?', 'Kan ik mijn eigen troep aanvallen?'],
    ['No. You attack an enemy unit.', 'Nee. Je valt een vijandelijke troep aan.'],
  ),
  ask(
    'attack-when-shocked',
    'shellshocked-attacks',
    ['Can a shellshocked platoon attack?', 'Kan een peloton met Shellshock aanvallen?'],
    [
      'The rulebook is silent: we rule no. It neither moves nor attacks.',
      'Het regelboek zwijgt: wij zeggen nee. Het beweegt niet en valt niet aan.',
    ],
  ),
  ask(
    'join-from-afar',
    'without-kabiem',
    [
      'Can a third unit join an attack from two spaces away?',
      'Kan een derde troep van twee vakken afstand meedoen aan een aanval?',
    ],
    ['No. It needs Kabiem for that.', 'Nee. Daarvoor is Kabiem nodig.'],
  ),
  ask(
    'kabiem-alone',
    'kabiem-with-nobody-near',
    [
      'Can I use Kabiem with nobody beside the target?',
      'Kan ik Kabiem gebruiken als er niemand naast het doel staat?',
    ],
    [
      'The rulebook is silent: we rule yes. Nobody need stand beside it.',
      'Het regelboek zwijgt: wij zeggen ja. Er hoeft niemand naast te staan.',
    ],
  ),
  ask(
    'kabiem-range',
    'kabiem-from-three-away',
    [
      'Can I attack from three spaces away with Kabiem?',
      'Kan ik met Kabiem van drie vakken afstand aanvallen?',
    ],
    ['No. It is for exactly two.', 'Nee. Kabiem is voor precies twee.'],
  ),
  ask(
    'kabiem-twice',
    'ruling-kabiem',
    ['Can I attack twice with one Kabiem?', 'Kan ik met één Kabiem twee keer aanvallen?'],
    ['No. It is for one attack.', 'Nee. Kabiem is voor één aanval.'],
  ),
  ask(
    'dodge-three',
    'dodges-too-far',
    ['Can a spotted car dodge three spaces?', 'Kan een auto met Spotted drie vakken ver uitwijken?'],
    [
      'No. One or two free steps, whatever the unit.',
      'Nee. Een of twee vrije stappen, welke troep het ook is.',
    ],
  ),
];

const ARTILLERY: readonly LoopQuestion[] = [
  ask(
    'fire-without-action',
    'ruling-fire',
    ['Can I fire without an action?', 'Kan ik zonder actie schieten?'],
    [
      'The rulebook is silent: we rule no. To fire is an action.',
      'Het regelboek zwijgt: wij zeggen nee. Schieten is een actie.',
    ],
    ['Is artillery an action?', 'Is artillerie een actie?'],
  ),
  ask(
    'fire-range',
    'ruling-range',
    [
      'Can I fire at the enemy’s trench from mine?',
      'Kan ik vanuit mijn loopgraaf op die van de vijand schieten?',
    ],
    [
      'The rulebook is silent: we rule yes. It reaches any space.',
      'Het regelboek zwijgt: wij zeggen ja. De artillerie reikt tot elk vak.',
    ],
    ['How far does artillery shoot?', 'Hoe ver schiet de artillerie?'],
  ),
  ask(
    'fire-twice',
    'ruling-one-shot',
    ['Can I fire twice in a turn?', 'Kan ik in een beurt twee keer schieten?'],
    [
      'The rulebook is silent: we rule yes. As often as you have actions and tokens.',
      'Het regelboek zwijgt: wij zeggen ja. Zo vaak als je acties en tokens hebt.',
    ],
  ),
  ask(
    'fire-what-i-bought',
    'ruling-upgrades',
    [
      'Can I fire gas in the turn in which I buy its tier?',
      'Kan ik met gas schieten in de beurt waarin ik die trede koop?',
    ],
    [
      'The rulebook is silent: we rule yes. The artillery counts at once.',
      'Het regelboek zwijgt: wij zeggen ja. De artillerie geldt meteen.',
    ],
  ),
  ask(
    'gas-tier',
    'gas-needs-a-tier',
    ['Can I fire gas at tier 0?', 'Kan ik op trede 0 met gas schieten?'],
    ['No. Gas needs tier 1 of the artillery.', 'Nee. Voor gas is trede 1 van de artillerie nodig.'],
  ),
  ask(
    'cheap-shot',
    'no-tokens-no-shot',
    ['Can I fire with 4 tokens?', 'Kan ik met 4 tokens schieten?'],
    [
      'No. Normal ammunition costs 5, gas 7, advanced 9.',
      'Nee. Gewone munitie kost 5, gas 7, geavanceerde 9.',
    ],
    ['What does ammunition cost?', 'Wat kost munitie?'],
  ),
  ask(
    'lower-ammunition',
    'lower-tier',
    ['Can I fire normal ammunition at tier 2?', 'Kan ik op trede 2 met gewone munitie schieten?'],
    ['Yes. A higher tier keeps the lower ones.', 'Ja. Met een hogere trede houd je de lagere.'],
  ),
  ask(
    'gas-round-corner',
    'gas-round-a-corner',
    ['Can gas go round a corner?', 'Kan gas een hoek om?'],
    [
      'No. Three spaces in a straight line, all on the board.',
      'Nee. Drie vakken op een rechte lijn, allemaal op het bord.',
    ],
  ),
  ask(
    'move-after-hit',
    'hit-goes-two',
    ['Can a platoon go two spaces after a hit?', 'Kan een peloton na een treffer twee vakken ver?'],
    ['Yes. It goes one step less in its next turn.', 'Ja. Het zet in zijn volgende beurt één stap minder.'],
  ),
  ask(
    'three-after-hit',
    'hit-goes-no-three',
    ['Can a platoon go three spaces after a hit?', 'Kan een peloton na een treffer drie vakken ver?'],
    ['No. One step is gone in its next turn.', 'Nee. In zijn volgende beurt gaat er één stap af.'],
  ),
  ask(
    'roll-in-white',
    'no-roll-in-white',
    ['Can I roll for an event in a white round?', 'Kan ik in een witte ronde voor een eventkaart gooien?'],
    ['No. There is a roll in green rounds alone.', 'Nee. Gooien doe je alleen in groene rondes.'],
    ['When do we draw event cards?', 'Wanneer pakken we eventkaarten?'],
  ),
];

/** Questions as players ask them, by situation. */
export const QUESTIONS = [
  [{ en: 'Deploying and actions', nl: 'Inzetten en acties' }, ACTING],
  [{ en: 'Moving', nl: 'Bewegen' }, MOVING],
  [{ en: 'Fighting', nl: 'Vechten' }, FIGHTING],
  [{ en: 'Artillery and events', nl: 'Artillerie en events' }, ARTILLERY],
] as const;
