/** How Loopgraven is taught: a fight, a turn, artillery, cards, and how it ends. */
import type { Lesson } from '../../../src/book/lesson.ts';
import { wordedIn, type LanguageId, type Worded } from '../../../src/language.ts';
import { table } from '../examples/written-tables.ts';
import { CARDS, FOUR } from './cards.ts';

const RED = 0;
const ZONES = ['actions-red', 'purse-red', 'lost-red', 'lost-gray'];
const FIVE = ['red platoon k2', 'red platoon k3', 'red platoon k4', 'red platoon k6', 'red platoon k7'];

const FIGHT = {
  id: 'a-fight',
  title: { en: 'A fight', nl: 'Een gevecht' },
  about: {
    en: 'Bring two platoons beside an enemy and attack together.',
    nl: 'Breng twee pelotons naast een vijand en val samen aan.',
  },
  start: { position: table(['red platoon d4', 'red platoon c5', 'gray platoon e5', 'gray car i5']) },
  learner: RED,
  zones: ZONES,
  steps: [
    {
      kind: 'show',
      title: { en: 'What wins', nl: 'Hoe je wint' },
      text: {
        en: 'Leave the enemy without troops, or fill all its trench spaces and hold them for a round.',
        nl: 'Zorg dat de vijand geen troepen meer heeft, of vul al zijn loopgraafvakken en houd ze een ronde lang bezet.',
      },
      rules: ['W-070', 'W-071'],
      pictures: [
        { face: 'platoon-gray', says: { en: 'An enemy platoon', nl: 'Een vijandelijk peloton' } },
        { face: 'tank-gray', says: { en: 'An enemy tank', nl: 'Een vijandelijke tank' } },
      ],
    },
    {
      kind: 'show',
      title: { en: 'Three kinds of troops', nl: 'Drie soorten troepen' },
      text: {
        en: 'Platoons go three steps and roll a die of six. Cars go five and roll a die of four. Tanks go two and roll a die of ten.',
        nl: 'Een peloton zet drie stappen en gooit een dobbelsteen met zes zijden. Een auto zet er vijf en gooit er een met vier. Een tank zet er twee en gooit er een met tien.',
      },
      rules: ['W-040', 'W-052'],
      pictures: [
        { face: 'platoon-red', says: { en: 'A platoon', nl: 'Een peloton' } },
        { face: 'car-red', says: { en: 'A car', nl: 'Een auto' } },
        { face: 'tank-red', says: { en: 'A tank', nl: 'Een tank' } },
      ],
    },
    {
      kind: 'try',
      title: { en: 'Too far', nl: 'Te ver' },
      text: {
        en: 'Try to attack the platoon on e5 with yours on c5.',
        nl: 'Probeer het peloton op e5 aan te vallen met jouw peloton op c5.',
      },
      rules: ['W-050'],
      hint: {
        en: 'Tap your platoon on c5, then the enemy on e5.',
        nl: 'Tik op je peloton op c5, dan op de vijand op e5.',
      },
      try: 'attack e5 with c5',
      breaks: 'W-050',
      done: { en: 'It has to stand beside the enemy.', nl: 'Het moet naast de vijand staan.' },
    },
    {
      kind: 'reach',
      title: { en: 'Two against one', nl: 'Twee tegen één' },
      text: {
        en: 'Bring that platoon beside the enemy as well, and attack with both. Every die shows 3 here, so only together are you higher.',
        nl: 'Breng ook dat peloton naast de vijand, en val met allebei aan. Elke dobbelsteen gooit hier 3, dus alleen samen ben je hoger.',
      },
      rules: ['W-040', 'W-031', 'W-051', 'W-052', 'W-053', 'W-A03'],
      hint: {
        en: 'Tap the platoon on c5, then a space beside e5, such as d5; then tap the enemy.',
        nl: 'Tik op het peloton op c5, dan op een vak naast e5, zoals d5; tik dan op de vijand.',
      },
      goal: [
        {
          zone: 'lost-gray',
          least: 1,
          else: { en: 'The enemy still stands on e5.', nl: 'De vijand staat nog op e5.' },
        },
      ],
      moves: ['move c5 to d5', 'attack e5 with d4 d5', 'roll 3', 'roll 3', 'roll 3'],
      done: {
        en: 'On a real table the dice fall as they like: the more of you, the better.',
        nl: 'Aan een echte tafel vallen de dobbelstenen zoals ze willen: hoe meer jullie zijn, hoe beter.',
      },
    },
    {
      kind: 'ask',
      title: { en: 'And with a 6?', nl: 'En met een 6?' },
      text: {
        en: 'If the enemy had rolled 6 against your 6, what then?',
        nl: 'Als de vijand 6 had gegooid tegen jouw 6, wat dan?',
      },
      rules: ['W-057', 'W-054'],
      hint: { en: 'The higher total wins.', nl: 'Het hogere totaal wint.' },
      options: [
        { says: { en: 'Nothing would change', nl: 'Er zou niets veranderen' }, right: true },
        {
          says: { en: 'Both of yours would be lost', nl: 'Je zou ze allebei kwijt zijn' },
          wrong: {
            en: 'For that the enemy has to have more than you.',
            nl: 'Daarvoor moet de vijand meer hebben dan jij.',
          },
        },
        {
          says: { en: 'All three would be lost', nl: 'Alle drie zouden verloren gaan' },
          wrong: {
            en: 'Never do both sides lose a fight.',
            nl: 'Een gevecht verliezen jullie nooit allebei.',
          },
        },
      ],
      done: {
        en: 'A tie changes nothing. With less than theirs you would have lost both.',
        nl: 'Bij gelijke totalen verandert er niets. Met minder dan de vijand was je ze allebei kwijt.',
      },
    },
  ],
  end: {
    en: 'You know what a fight is: all dice around one enemy, and everything is at stake.',
    nl: 'Je weet wat een gevecht is: alle dobbelstenen om één vijand heen, en alles staat op het spel.',
  },
} as const;

const TURN = {
  id: 'a-turn',
  title: { en: 'A turn', nl: 'Een beurt' },
  about: {
    en: 'Buy troops, send them off, and receive your income.',
    nl: 'Koop troepen, stuur ze op pad en ontvang je inkomen.',
  },
  start: { position: table(['gray platoon k6'], { purses: { red: 15, gray: 7 } }) },
  learner: RED,
  zones: ZONES,
  steps: [
    {
      kind: 'reach',
      title: { en: 'Two platoons', nl: 'Twee pelotons' },
      text: {
        en: 'You have 15 tokens and two actions. Deploy two platoons one after the other, wherever you like in your trench.',
        nl: 'Je hebt 15 tokens en twee acties. Zet twee pelotons na elkaar in, waar je maar wilt in je loopgraaf.',
      },
      rules: ['W-033', 'W-A07'],
      hint: {
        en: 'Tap a trench space and choose a platoon; then another space.',
        nl: 'Tik op een loopgraafvak en kies een peloton; dan op een ander vak.',
      },
      goal: [
        {
          pieces: 'platoon-red',
          least: 2,
          else: {
            en: 'Two platoons of yours are not in play.',
            nl: 'Er zijn nog geen twee pelotons van jou in het spel.',
          },
        },
      ],
      moves: ['deploy platoon a3', 'deploy platoon a4'],
    },
    {
      kind: 'ask',
      title: { en: 'How many actions?', nl: 'Hoeveel acties?' },
      text: { en: 'How many actions have you left?', nl: 'Hoeveel acties heb je nog?' },
      rules: ['W-032', 'W-A47'],
      hint: { en: 'Up to three troops are one action.', nl: 'Tot en met drie troepen is één actie.' },
      options: [
        {
          says: { en: 'None', nl: 'Geen' },
          wrong: {
            en: 'The two platoons did not take an action each.',
            nl: 'De twee pelotons kostten niet ieder een actie.',
          },
        },
        { says: { en: 'One', nl: 'Eén' }, right: true },
        {
          says: { en: 'Two', nl: 'Twee' },
          wrong: {
            en: 'You had two, and deploying is not free.',
            nl: 'Je had er twee, en inzetten is niet gratis.',
          },
        },
      ],
    },
    {
      kind: 'move',
      title: { en: 'A better income', nl: 'Een beter inkomen' },
      text: {
        en: 'An upgrade counts as the third of them. Raise the economy for 5.',
        nl: 'Een upgrade telt mee, als de derde. Verhoog de economie voor 5 tokens.',
      },
      rules: ['W-060', 'W-011'],
      hint: { en: 'Choose the economy among the upgrades.', nl: 'Kies de economie bij de upgrades.' },
      moves: ['upgrade economy'],
    },
    {
      kind: 'try',
      title: { en: 'Out of tokens', nl: 'De tokens zijn op' },
      text: {
        en: 'Try to deploy one more platoon, on a6.',
        nl: 'Probeer nog een peloton in te zetten, op a6.',
      },
      rules: ['W-033'],
      hint: { en: 'A platoon on a6.', nl: 'Een peloton op a6.' },
      try: 'deploy platoon a6',
      breaks: 'W-033',
      done: { en: 'It costs 4, and you have 2.', nl: 'Het kost 4, en je hebt er 2.' },
    },
    {
      kind: 'reach',
      title: { en: 'Over the top', nl: 'Het veld op' },
      text: {
        en: 'With the action that is left, bring a platoon to row d.',
        nl: 'Breng met de actie die over is een peloton naar rij d.',
      },
      rules: ['W-040'],
      hint: {
        en: 'A platoon goes three steps: from a3 as far as d3.',
        nl: 'Een peloton zet drie stappen: van a3 tot d3.',
      },
      goal: [
        {
          pieces: 'platoon-red',
          on: ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7', 'd8'],
          else: { en: 'No platoon of yours is in row d.', nl: 'Op rij d staat geen peloton van jou.' },
        },
      ],
      moves: ['move a3 to d3'],
    },
    {
      kind: 'move',
      title: { en: 'End the turn', nl: 'Beëindig de beurt' },
      text: { en: 'No action is left. End the turn.', nl: 'Er is geen actie meer. Beëindig de beurt.' },
      rules: ['W-A47a'],
      hint: { en: 'End the turn.', nl: 'Beëindig de beurt.' },
      moves: ['end'],
    },
    {
      kind: 'watch',
      title: { en: 'A green round', nl: 'Een groene ronde' },
      text: {
        en: 'Gray plays its turn. The next round is green: both sides roll, and no card comes.',
        nl: 'Grijs speelt zijn beurt. De volgende ronde is groen: beide teams gooien, en er komt geen kaart.',
      },
      rules: ['W-020', 'W-021'],
      moves: ['end', 'roll 3', 'roll 4'],
    },
    {
      kind: 'ask',
      title: { en: 'Your income', nl: 'Je inkomen' },
      text: {
        en: 'Your turn has begun. How many tokens came in?',
        nl: 'Je beurt is begonnen. Hoeveel tokens kwamen er binnen?',
      },
      rules: ['W-010', 'W-011'],
      hint: { en: 'The economy stands at tier 1.', nl: 'De economie staat op trede 1.' },
      options: [
        {
          says: { en: '3', nl: '3' },
          wrong: {
            en: 'That is the income without an upgrade.',
            nl: 'Dat is het inkomen zonder upgrade.',
          },
        },
        { says: { en: '4', nl: '4' }, right: true },
        {
          says: { en: '5', nl: '5' },
          wrong: { en: 'That is the income at tier 2.', nl: 'Dat is het inkomen op trede 2.' },
        },
      ],
    },
  ],
  end: {
    en: 'You know a turn: income, then actions; troops and upgrades in threes.',
    nl: 'Je weet hoe een beurt gaat: eerst inkomen, dan acties; troepen en upgrades gaan per drie.',
  },
} as const;

const GAS = {
  id: 'artillery',
  later: true,
  title: { en: 'Artillery and gas', nl: 'Artillerie en gas' },
  about: {
    en: 'Weaken an enemy before you attack it, and see what gas does.',
    nl: 'Verzwak een vijand voordat je die aanvalt, en zie wat gas doet.',
  },
  start: {
    position: table(['red tank d4', 'gray tank e5', 'gray platoon h3', 'gray platoon h4'], {
      purses: { red: 12 },
      tiers: { red: { artillery: 1 } },
    }),
  },
  learner: RED,
  zones: ZONES,
  steps: [
    {
      kind: 'reach',
      title: { en: 'Fire first', nl: 'Eerst schieten' },
      text: {
        en: 'A tank of the enemy’s stands beside yours. Every die shows 5 here, and a tie destroys nobody; but whoever is hit by normal ammunition has 2 less in its next fight. Destroy it.',
        nl: 'Naast je tank staat een vijandelijke tank. Elke dobbelsteen gooit hier 5, en bij gelijke totalen gaat niemand verloren; maar wie door gewone munitie is geraakt, heeft 2 minder in zijn volgende gevecht. Vernietig hem.',
      },
      rules: ['W-061', 'W-062', 'W-A09', 'W-A05', 'W-A36', 'W-A37'],
      hint: {
        en: 'Fire normal ammunition at e5; then attack it.',
        nl: 'Schiet met gewone munitie op e5, en val dan aan.',
      },
      goal: [
        {
          zone: 'lost-gray',
          least: 1,
          else: { en: 'The enemy tank still stands.', nl: 'De vijandelijke tank staat er nog.' },
        },
      ],
      moves: ['fire normal e5', 'attack e5 with d4', 'roll 5', 'roll 5'],
    },
    {
      kind: 'move',
      title: { en: 'The next turn', nl: 'De volgende beurt' },
      text: { en: 'Both actions are used. End the turn.', nl: 'Beide acties zijn op. Beëindig de beurt.' },
      rules: ['W-A47a'],
      hint: { en: 'End the turn.', nl: 'Beëindig de beurt.' },
      moves: ['end'],
    },
    {
      kind: 'watch',
      title: { en: 'Gray waits', nl: 'Grijs wacht' },
      text: {
        en: 'Gray ends its turn, and no card comes.',
        nl: 'Grijs beëindigt zijn beurt, en er komt geen kaart.',
      },
      rules: ['W-A33'],
      moves: ['end', 'roll 3', 'roll 4'],
    },
    {
      kind: 'reach',
      title: { en: 'Gas over three', nl: 'Gas op drie vakken' },
      text: {
        en: 'You have tier 1 of the artillery: gas covers three spaces in a row. Cover both platoons, on h3 and h4.',
        nl: 'Je hebt trede 1 van de artillerie: gas bedekt drie vakken op een rij. Bedek beide pelotons, op h3 en h4.',
      },
      rules: ['W-063', 'W-A39c'],
      hint: {
        en: 'Fire gas at h3, h4 and h5, for one.',
        nl: 'Schiet met gas op h3, h4 en h5, bijvoorbeeld.',
      },
      goal: [
        {
          pieces: 'platoon-gray',
          on: ['h3', 'h4'],
          bearing: 1,
          least: 2,
          else: { en: 'They are not both in the gas.', nl: 'Ze staan niet allebei in het gas.' },
        },
      ],
      moves: ['fire gas h3 h4 h5'],
    },
    {
      kind: 'ask',
      title: { en: 'What now?', nl: 'Wat nu?' },
      text: {
        en: 'Both platoons are weakened. When do they die?',
        nl: 'Beide pelotons zijn verzwakt. Wanneer sterven ze?',
      },
      rules: ['W-A39a', 'W-A39'],
      hint: { en: 'Two rounds in the gas are too many.', nl: 'Twee rondes in het gas is te veel.' },
      options: [
        {
          says: {
            en: 'At the end of gray’s second turn, if they stay',
            nl: 'Aan het einde van de tweede beurt van grijs, als ze blijven',
          },
          right: true,
        },
        {
          says: { en: 'At once', nl: 'Meteen' },
          wrong: { en: 'Whoever is weakened can still get away.', nl: 'Wie verzwakt is, kan nog weg.' },
        },
        {
          says: { en: 'When the gas goes', nl: 'Als het gas weggaat' },
          wrong: { en: 'They do not have that long.', nl: 'Zo lang hebben ze niet.' },
        },
      ],
      done: {
        en: 'So gray has two turns to get them out; in the first, each goes one step less.',
        nl: 'Grijs heeft dus twee beurten om ze eruit te krijgen; in de eerste zetten ze één stap minder.',
      },
    },
  ],
  end: {
    en: 'You know what shells and gas are for: a hit makes the next fight yours, gas drives them out.',
    nl: 'Je weet waar granaten en gas voor zijn: een treffer helpt je in het volgende gevecht, gas jaagt ze weg.',
  },
} as const;

const END = {
  id: 'the-end',
  title: { en: 'Their trench', nl: 'Hun loopgraaf' },
  about: {
    en: 'Fill the enemy’s trench, and hold it for a round.',
    nl: 'Vul de loopgraaf van de vijand, en houd die een ronde lang bezet.',
  },
  start: { position: table([...FIVE, 'red platoon i7', 'gray tank e5']) },
  learner: RED,
  zones: ZONES,
  steps: [
    {
      kind: 'reach',
      title: { en: 'The last space', nl: 'Het laatste vak' },
      text: {
        en: 'Five of your platoons stand in gray’s trench. Fill the sixth space, k8.',
        nl: 'Vijf van je pelotons staan in de loopgraaf van grijs. Vul het zesde vak, k8.',
      },
      rules: ['W-071', 'W-A25'],
      hint: {
        en: 'The platoon on i7 is two steps away.',
        nl: 'Het peloton op i7 is er twee stappen vandaan.',
      },
      goal: [{ pieces: 'platoon-red', on: ['k8'], else: { en: 'k8 is still free.', nl: 'k8 is nog vrij.' } }],
      moves: ['move i7 to k8'],
    },
    {
      kind: 'ask',
      title: { en: 'Have you won?', nl: 'Heb je gewonnen?' },
      text: { en: 'The trench is full. Is the game over?', nl: 'De loopgraaf is vol. Is het spel voorbij?' },
      rules: ['W-071', 'W-A46'],
      hint: { en: 'The enemy gets one more round.', nl: 'De vijand krijgt nog één ronde.' },
      options: [
        { says: { en: 'Not yet: gray has one turn', nl: 'Nog niet: grijs heeft één beurt' }, right: true },
        {
          says: { en: 'Yes', nl: 'Ja' },
          wrong: {
            en: 'To fill the trench is not all: you have to hold it, too.',
            nl: 'De loopgraaf vullen is niet genoeg: je moet hem ook bezet houden.',
          },
        },
      ],
    },
    {
      kind: 'move',
      title: { en: 'Hold it', nl: 'Houd stand' },
      text: {
        en: 'Leave everybody where they stand, and end the turn.',
        nl: 'Laat iedereen staan, en beëindig de beurt.',
      },
      rules: ['W-A47a'],
      hint: { en: 'End the turn.', nl: 'Beëindig de beurt.' },
      moves: ['end'],
    },
    {
      kind: 'watch',
      title: { en: 'Gray’s last turn', nl: 'De laatste beurt van grijs' },
      text: {
        en: 'Gray’s tank is too far away to drive anybody out.',
        nl: 'De tank van grijs staat te ver weg om iemand te verdrijven.',
      },
      rules: ['W-A46'],
      moves: ['end'],
    },
  ],
  end: { en: 'Nothing was freed: you have won.', nl: 'Er kwam geen vak vrij: je hebt gewonnen.' },
} as const;

const ALL = [FIGHT, TURN, END, GAS, CARDS, FOUR] as const;

const lessonsIn = (language: LanguageId): readonly Lesson[] =>
  ALL.map((lesson) => wordedIn(language, lesson) as Worded<(typeof ALL)[number]> as Lesson);

/** How Loopgraven is taught, in English. */
export const LESSONS = lessonsIn('en');
/** Zo leer je Loopgraven. */
export const LESSONS_NL = lessonsIn('nl');
