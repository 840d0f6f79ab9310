/** Lessons of Loopgraven about cards, and about four players. */
import { table } from '../examples/written-tables.ts';

const RED = 0;

export const CARDS = {
  id: 'cards-and-masks',
  later: true,
  title: { en: 'Cards and masks', nl: 'Kaarten en maskers' },
  about: {
    en: 'Draw a card, play one of your own, and be asked in the middle of the enemy’s turn.',
    nl: 'Pak een kaart, speel er een van jezelf, en beslis iets midden in de beurt van de vijand.',
  },
  start: {
    position: table(['red platoon d4', 'red platoon e3', 'gray platoon e5', 'gray platoon h5'], {
      stage: 'event',
      round: 3,
      purses: { gray: 20 },
      tiers: { gray: { artillery: 1 } },
      held: { a: ['P6'] },
    }),
  },
  learner: RED,
  zones: ['held-a', 'lasting-a', 'actions-red', 'lost-red', 'lost-gray'],
  steps: [
    {
      kind: 'watch',
      title: { en: 'A stroke of luck', nl: 'Een meevaller' },
      text: {
        en: 'The round is green. Your side rolls 5, draws Kabiem and keeps it; gray rolls 3 and draws nothing.',
        nl: 'De ronde is groen. Je team gooit 5, pakt Kabiem en bewaart die kaart; grijs gooit 3 en pakt niets.',
      },
      rules: ['W-021', 'W-A43'],
      moves: ['roll 5', 'draw P2', 'roll 3'],
    },
    {
      kind: 'reach',
      title: { en: 'From two spaces away', nl: 'Van twee vakken afstand' },
      text: {
        en: 'The platoon on e3 stands two spaces from e5, the one on d4 beside it: with Kabiem both can attack. Every die shows 3 here. Destroy the platoon on e5.',
        nl: 'Het peloton op e3 staat twee vakken van e5 af, dat op d4 staat ernaast: met Kabiem kunnen ze allebei aanvallen. Elke dobbelsteen gooit hier 3. Vernietig het peloton op e5.',
      },
      rules: ['W-111', 'W-A48', 'W-053', 'W-A14'],
      hint: { en: 'Tap the enemy on e5.', nl: 'Tik op de vijand op e5.' },
      goal: [
        {
          zone: 'lost-gray',
          least: 1,
          else: { en: 'The platoon still stands on e5.', nl: 'Het peloton staat nog op e5.' },
        },
      ],
      moves: ['attack e5 with d4 e3', 'roll 3', 'roll 3', 'roll 3'],
      done: { en: 'Kabiem is used up.', nl: 'Kabiem is op.' },
    },
    {
      kind: 'move',
      title: { en: 'Gray’s turn', nl: 'De beurt van grijs' },
      text: { en: 'Leave it at that. End the turn.', nl: 'Laat het daarbij. Beëindig de beurt.' },
      rules: ['W-A47a'],
      hint: { en: 'End the turn.', nl: 'Beëindig de beurt.' },
      moves: ['end'],
    },
    {
      kind: 'watch',
      title: { en: 'Gas is coming', nl: 'Er komt gas' },
      text: {
        en: 'Gray fires gas over d3, d4 and d5. Before it weakens anybody you are asked.',
        nl: 'Grijs schiet met gas op d3, d4 en d5. Voordat het iemand verzwakt, word je iets gevraagd.',
      },
      rules: ['W-063', 'W-A40'],
      moves: ['fire gas d3 d4 d5'],
    },
    {
      kind: 'move',
      title: { en: 'Masks on', nl: 'Maskers op' },
      text: {
        en: 'A Gas mask lies before your side. Put it on.',
        nl: 'Voor je team ligt een Gasmasker. Zet het op.',
      },
      rules: ['W-115', 'W-A40'],
      hint: { en: 'Choose: masks on.', nl: 'Kies: maskers op.' },
      moves: ['mask'],
    },
    {
      kind: 'ask',
      title: { en: 'Safe now?', nl: 'Nu veilig?' },
      text: {
        en: 'Nobody is weakened. May the platoon on d4 stay in the cloud?',
        nl: 'Niemand is verzwakt. Mag het peloton op d4 in de wolk blijven?',
      },
      rules: ['W-A40', 'W-A39a'],
      hint: {
        en: 'The turn in the gas counts all the same.',
        nl: 'De beurt in het gas telt toch mee.',
      },
      options: [
        {
          says: {
            en: 'For one more turn; at the end of the second it dies',
            nl: 'Eén beurt nog; aan het einde van de tweede sterft het',
          },
          right: true,
        },
        {
          says: { en: 'As long as it likes', nl: 'Zolang het wil' },
          wrong: { en: 'The mask does not take the gas away.', nl: 'Het masker haalt het gas niet weg.' },
        },
        {
          says: { en: 'No: it is dead', nl: 'Nee: het is dood' },
          wrong: { en: 'Gas does not kill that fast.', nl: 'Zo snel doodt het gas niet.' },
        },
      ],
      done: {
        en: 'The mask spared it the weakening, not the two turns that kill.',
        nl: 'Door het masker werd het niet verzwakt; de beurten in het gas tellen toch.',
      },
    },
  ],
  end: {
    en: 'You know the cards: some count at once, some wait for you, and some ask you out of turn.',
    nl: 'Je kent de kaarten: sommige gelden meteen, sommige wachten op jou, en sommige vragen je iets buiten je beurt.',
  },
} as const;

export const FOUR = {
  id: 'with-four',
  later: true,
  title: { en: 'With four players', nl: 'Met vier spelers' },
  about: {
    en: 'Two a side: what partners share, and what is each player’s own.',
    nl: 'Twee per team: wat maten delen, en wat van ieder apart is.',
  },
  start: {
    position: table(['red platoon d4', 'violet platoon d5', 'gray platoon e5', 'blue platoon i6'], {
      players: 4,
      purses: { red: 3, violet: 12 },
      held: { a: ['P1'] },
    }),
  },
  learner: RED,
  zones: ['held-a', 'purse-red', 'purse-violet', 'actions-red', 'lost-gray'],
  steps: [
    {
      kind: 'try',
      title: { en: 'Your partner’s tokens', nl: 'De tokens van je maat' },
      text: {
        en: 'You have 3 tokens, violet has 12. Try to deploy a platoon on a2.',
        nl: 'Jij hebt 3 tokens, paars heeft er 12. Probeer een peloton in te zetten op a2.',
      },
      rules: ['W-A34a'],
      hint: { en: 'Tap a2 and choose a platoon.', nl: 'Tik op a2 en kies een peloton.' },
      try: 'deploy platoon a2',
      breaks: 'W-033',
      done: { en: 'Each pays from their own purse.', nl: 'Ieder betaalt uit zijn eigen kas.' },
    },
    {
      kind: 'try',
      title: { en: 'Your partner’s platoon', nl: 'Het peloton van je maat' },
      text: {
        en: 'Violet’s platoon stands on d5. Try to move it to d6.',
        nl: 'Op d5 staat het peloton van paars. Probeer het naar d6 te bewegen.',
      },
      rules: ['W-A34'],
      hint: { en: 'Tap d5, then d6.', nl: 'Tik op d5, dan op d6.' },
      try: 'move d5 to d6',
      breaks: 'W-A34',
      done: { en: 'Violet moves it in violet’s own turn.', nl: 'Paars beweegt het zelf, in de eigen beurt.' },
    },
    {
      kind: 'reach',
      title: { en: 'The side’s card', nl: 'De kaart van het team' },
      text: {
        en: 'Keep digging lies before your side: who attacks first uses it. Every die shows 3 here. Destroy the platoon on e5.',
        nl: 'Keep Digging ligt voor je team: wie het eerst aanvalt, gebruikt de kaart. Elke dobbelsteen gooit hier 3. Vernietig het peloton op e5.',
      },
      rules: ['W-A34a', 'W-110', 'W-A12', 'W-053'],
      hint: { en: 'Tap the enemy on e5.', nl: 'Tik op de vijand op e5.' },
      goal: [
        {
          zone: 'lost-gray',
          least: 1,
          else: { en: 'The platoon still stands on e5.', nl: 'Het peloton staat nog op e5.' },
        },
      ],
      moves: ['attack e5 with d4', 'roll 3', 'roll 3'],
      done: {
        en: '3 against 3 would be a tie: the card made it 4.',
        nl: '3 tegen 3 zou gelijk zijn: de kaart maakte er 4 van.',
      },
    },
    {
      kind: 'move',
      title: { en: 'Who is next?', nl: 'Wie is er daarna aan de beurt?' },
      text: { en: 'End your turn, and see who plays.', nl: 'Beëindig je beurt, en kijk wie er speelt.' },
      rules: ['W-A33'],
      hint: { en: 'End the turn.', nl: 'Beëindig de beurt.' },
      moves: ['end'],
    },
    {
      kind: 'ask',
      title: { en: 'And after gray?', nl: 'En na grijs?' },
      text: {
        en: 'It is gray’s turn now. Whose is the one after that?',
        nl: 'Grijs is nu aan de beurt. Van wie is de beurt daarna?',
      },
      rules: ['W-A33', 'W-A02'],
      hint: { en: 'The sides take turns.', nl: 'De teams spelen om en om.' },
      options: [
        { says: { en: 'Violet’s, your partner', nl: 'Van paars, je maat' }, right: true },
        {
          says: { en: 'Blue’s, gray’s partner', nl: 'Van blauw, de maat van grijs' },
          wrong: {
            en: 'Then one side would have two turns in a row.',
            nl: 'Dan zou één team twee keer achter elkaar aan de beurt zijn.',
          },
        },
        {
          says: { en: 'Yours', nl: 'Van jou' },
          wrong: {
            en: 'You have just played, and somebody else has not yet.',
            nl: 'Jij bent net geweest, en iemand anders nog niet.',
          },
        },
      ],
      done: {
        en: 'One player of each side by turns. You win and lose together.',
        nl: 'Om en om speelt er iemand van elk team. Maten winnen en verliezen samen.',
      },
    },
  ],
  end: {
    en: 'You know what partners share: cards, rolls, and how it ends. All else is your own.',
    nl: 'Je weet wat maten delen: kaarten, worpen, en hoe het afloopt. Al het andere is van jezelf.',
  },
} as const;
