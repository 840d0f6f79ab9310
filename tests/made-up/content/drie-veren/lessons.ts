/** De lessen van Drie Veren. */
export const LESSONS = [
  {
    id: 'overtocht',
    title: 'Een overtocht',
    about: 'Je vaart uit, je wacht op de wind, en je laat anderen varen.',
    start: {
      position: { hands: { noord: ['kaas', 'turf', 'wind'], zuid: ['orgel', 'wind'], west: ['kippen'] } },
    },
    learner: 0,
    zones: ['hand-noord', 'kade-noord', 'pont'],
    steps: [
      {
        kind: 'move',
        title: 'Uitvaren',
        text: 'Vaar uit met de kaas: drie of meer is genoeg.',
        rules: ['V1', 'V4'],
        hint: 'De kaas ligt in je hand.',
        moves: ['vaar kaas'],
      },
      {
        kind: 'watch',
        title: 'De anderen',
        text: 'Zuid laat het waaien, west niet. Er wordt met twee stenen gegooid.',
        rules: ['V2', 'V3'],
        moves: ['wind', 'laat', 'worp 4 5', 'vaar orgel', 'laat'],
      },
      {
        kind: 'ask',
        title: 'Jouw kade',
        text: 'Wat ligt er nu op je kade?',
        rules: ['V4'],
        hint: 'De laagste steen telde: een 4.',
        options: [
          { says: 'leeg', wrong: 'De kaas is aan de overkant, en telt.' },
          { says: 'de kaas: 3 punten', right: true },
          { says: 'de kaas: 4 punten', wrong: 'Dat is de steen, niet de kaas.' },
        ],
        answer: { zone: 'kade-noord' },
      },
      {
        kind: 'try',
        title: 'Niet jouw beurt',
        text: 'Zuid is onderweg. Probeer toch uit te varen.',
        rules: ['V2'],
        hint: 'Kies de turf uit je hand.',
        try: 'vaar turf',
        breaks: 'V2',
      },
    ],
    end: 'Nu kun je varen, en je weet wie je kan tegenhouden.',
  },
] as const;
