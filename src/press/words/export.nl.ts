/** De instructies van een pakket: hoe je het bestelt, snijdt of klaarzet, en wat er niet in zit. */
import { counted, DUTCH, type InOtherWords } from '../../language.ts';
import type { EXPORT_EN } from './export.en.ts';

const cards = (count: number): string => counted(DUTCH, count, { one: 'kaart', other: 'kaarten' });
const stukken = (count: number): string => counted(DUTCH, count, { one: 'stuk', other: 'stukken' });
const comma = (length: number): string => String(length).replace('.', ',');

const SEE_PROOF =
  'Bekijk het voorbeeld van de winkel voor je betaalt: de tekening loopt met opzet voorbij de rand, en er staat geen woord bij.';

export const EXPORT_NL: InOtherWords<typeof EXPORT_EN> = {
  noCards: (vendor, title) => `${vendor} drukt kaarten, en van ${title} zijn er geen gekozen.`,
  noSize: (vendor, width, height) =>
    `${vendor} verkoopt geen kaarten van ${comma(width)} x ${comma(height)} mm.`,
  tooFew: (vendor, title, ordered, all) =>
    `${vendor} zou ${ordered} van de ${cards(all)} van ${title} drukken: daar kan niemand mee spelen, dus er komt geen pakket. Kies met --only wat daar te koop is, of print thuis.`,
  lacksFirst: 'Voor je bestelt: wat er niet in dit pakket zit, of een andere maat krijgt.',
  leftOut: (fault, decks) => `${fault} Weggelaten: ${decks.join(', ')}.`,
  smaller: (decks, product, scale) =>
    `${decks.join(', ')}: “${product}” komt er het dichtst bij, dus ze zijn op ${comma(Number((100 * scale).toFixed(1)))} % getekend. Print evenzo wat erop moet passen.`,
  atHome: (names) => `Print thuis: ${names.join(', ')}. Die vorm of maat verkopen ze niet.`,
  chitSize: (names, from, to) =>
    `${names.join(', ')}: fiches van ${comma(Number(to.toFixed(1)))} mm in plaats van ${comma(from)} mm, want een maat die dichterbij komt en kleine stukken kleiner laat dan grote, verkopen ze niet.`,
  heading: (title, vendor, address) => `${title} bij ${vendor} (${address})`,
  gameCrafter: (batches, ownBacks) => [
    'Maak daar een spel, en voeg toe wat bij elke map staat:',
    ...batches.map(
      ({ folder, product, count, of, names }) =>
        `  ${folder}: ${product}, ${of === 'cards' ? cards(count) : stukken(count)} (${names.join(', ')}).`,
    ),
    '',
    '1. Upload het plaatje dat op "-back" eindigt als achterkant van de stapel (“deck”).',
    '2. Upload de andere als kaarten ervan. Het getal achter de x zegt hoeveel de stapel van die kaart heeft:',
    '   vul het in als aantal (“quantity”).',
    ...(ownBacks
      ? [
          '   Een plaatje dat op "-behind" eindigt, is de achterkant van het plaatje met hetzelfde nummer en van geen ander: laat',
          '   die kaart de achterkant van de kaart nemen, niet van de stapel, en upload het plaatje daar. Een fiche heeft er',
          '   altijd een.',
        ]
      : []),
    '3. Laat al het andere zoals het is: de plaatjes hebben precies de juiste pixels, met afloop.',
    `4. ${SEE_PROOF}`,
  ],
  gameCrafterStandees: [
    'Standees: bestel ze in plaats van de fiches van dezelfde stukken, of ernaast, en evenveel van hun plastic voetjes als',
    'er figuren zijn. De effen strook onderaan gaat in het voetje.',
  ],
  gameCrafterRules: (pages) => [
    `Regels: voeg een “Large Booklet” van ${pages} bladzijden toe, en upload de map rules op volgorde, bladzijde 1 eerst.`,
    ...(pages > 20
      ? ['Het heeft meer dan 20 bladzijden: bekijk in hun voorbeeld bij elke de binnenrand.']
      : []),
  ],
  gameCrafterBox: (product, file) => [
    `Doosje: een “${product}” past om deze kaarten. Upload ${file} zoals het is: het heeft de pixels van hun sjabloon, en elke`,
    'zijde staat op zijn vlak. In hun voorbeeld liggen de titels tussen de vouwen, en is de plakrand leeg.',
  ],
  gameCrafterLacks: {
    pieces: (names) =>
      `Niet in dit pakket, want geen fiche daar heeft die vorm: ${names.join(', ')}. Print het vel met fiches thuis.`,
    dice: (dice) =>
      `Dobbelstenen zitten er niet in: neem die van hen, genummerd vanaf 1 (${DUTCH.and(dice.map(([sides, count]) => `${count} met ${sides} vlakken`))}). Hebben die van ons andere getallen, dan staat op een overzichtskaart of in de regels wat elk telt.`,
    models:
      'Papieren modellen zitten er niet in, want daar snijdt niets hun bouwplaat: print ze thuis, of speel met de fiches.',
    box: 'Het doosje zit er niet in, want daar past geen om deze kaarten alleen: print er thuis een.',
    rules:
      'De regels zitten er niet in, want een browser tekent ze niet als plaatjes: “fieldkit export” wel, of print het boekje thuis.',
  },
  makePlayingCards: (batches) => [
    'Begin een bestelling van eigen kaarten van deze maat en dit aantal:',
    ...batches.map(
      ({ folder, product, count }) => `  ${folder === '' ? '' : `${folder}: `}${cards(count)}, ${product}.`,
    ),
    '',
    '1. Kies “different images” voor de voorkanten, en upload alles uit de map fronts. Op naam gesorteerd vullen ze',
    '   de kaarten op volgorde.',
    '2. Kies “different images” voor de achterkanten, en upload alles uit de map backs: achterkant 07 hoort bij voorkant 07.',
    '3. Laat de pagina de plaatjes niet vergroten of passend maken: ze hebben precies de juiste pixels, met afloop.',
    `4. ${SEE_PROOF}`,
  ],
  makePlayingCardsLacks: (pieces) => [
    ...(pieces.length === 0
      ? []
      : [
          `De stukken zitten er niet bij, want een bestelling van kaarten bevat daar niets anders: print het vel met fiches thuis, of neem blokjes en pionnen (${pieces.join(', ')}).`,
        ]),
    'Het doosje en de regels zitten er niet bij, want we kennen geen maten van hen die we konden nagaan: print ze thuis.',
  ],
  cutter: {
    heading: (title, paper, sheets) =>
      `${title} voor een snijmachine, ${paper}, ${counted(DUTCH, sheets, { one: 'vel', other: 'vellen' })}`,
    steps: ({ inset, length, thickness, square }, layers) => [
      '1. Print sheets.pdf op 100 %, dubbelzijdig, gedraaid over de lange kant.',
      '2. Open bij elk vel zijn bestand uit de map cut, SVG of DXF; beide staan op ware grootte in millimeters.',
      `3. Paskruizen: drie, ${comma(inset)} mm van de rand, ${comma(length)} mm lang, ${comma(thickness)} mm dik; het vierkant heeft zijden van ${comma(square)} mm.`,
      `4. Lagen: ${layers.join(', ')}. Snijd de eerste helemaal door, ril of`,
      '   perforeer de vouwen, en laat de laatste weg: die toont alleen waar de paskruizen staan.',
      '5. Leg het vel op de mat met de voorkant boven en zijn hoek linksboven, het vierkant, waar je programma die wil.',
      '',
      'Probeer het eerst met een vel gewoon papier. Kaarten en doosjes vragen papier van 200 tot 250 gram, modellen van 120 tot 160.',
    ],
  },
  tabletop: {
    none: (title) => `Tabletop Simulator neemt kaarten en fiches, en van ${title} zijn er geen gekozen.`,
    note: 'Klaargezet zover er niets wordt geschud. Wat er nog te doen is, staat in het notitieboek, bij alle regels.',
    howTo: (title, base, save, seats, { dice, wheels }) => [
      `${title} op Tabletop Simulator`,
      '',
      `1. Zet de plaatjes uit de map pictures waar ze te vinden zijn als ${base}...: elke webruimte is goed.`,
      '   Dit bestand is voor dat adres gemaakt; maak het voor een ander opnieuw met dat adres.',
      `2. Kopieer ${save} naar Documents/My Games/Tabletop Simulator/Saves.`,
      '3. In het programma: “Games”, “Save & Load”, en de naam van het spel.',
      ...(seats.length > 0
        ? [`4. Ga zitten: ${seats.map(([name, colour]) => `${name} speelt als “${colour}”`).join(', ')}.`]
        : []),
      '',
      'Wat volgens de regels ligt voordat er iets wordt geschud, ligt op tafel, en kaarten klikken vast waar ze mogen liggen.',
      'Stapels liggen gedekt, stukken in zakken, elk voor hun eigenaar; handen zijn voor anderen verborgen. De regels staan in',
      'het notitieboek, en een kaart zegt wat die doet als je die aanwijst. Schud de stapels (R) en trek: niemand let',
      'op de regels.',
      ...(dice
        ? [
            'De dobbelstenen zijn die van het programma, genummerd vanaf 1: staan er op die van ons andere getallen, dan zeggen de regels wat elk telt.',
          ]
        : []),
      ...(wheels
        ? ['De schijven van een draaischijf liggen op elkaar: wijs de bovenste aan en draai die met Q en E.']
        : []),
      '',
      'Niet erbij: papieren modellen en doosjes, want een tafel op een scherm heeft ze niet nodig.',
    ],
  },
  playingcards: {
    none: (title) => `PlayingCards.io neemt kaarten en fiches, en van ${title} zijn er geen gekozen.`,
    cannot:
      'Bij PlayingCards.io draait niets op zijn plaats: gedraaide kaarten liggen zoals ze gedrukt zijn, en een richting moet je zeggen.',
    howTo: (title) => [
      `${title} bij PlayingCards.io`,
      '',
      '1. Begin daar een kamer met “Other / Custom”, en open de bewerkmodus.',
      '2. “Room options”, “Import From File”: kies dit bestand zoals het is.',
      '3. Verlaat de bewerkmodus. Schud elke stapel met zijn knop, en speel.',
    ],
  },
  vassal: {
    none: (title) => `VASSAL neemt kaarten en fiches, en van ${title} zijn er geen gekozen.`,
    table: 'Tafel',
    field: 'De tafel',
    hand: (seat) => `Hand van ${seat}`,
    discards: (deck) => `${deck}: aflegstapel`,
    shuffle: 'Schudden',
    shuffleInto: (deck) => `Schud door ${deck}`,
    shuffledInto: (deck) => `${deck}: de aflegstapel is door de stapel geschud.`,
    retire: 'Wissel van kant',
    notes: 'Notities',
    rules: 'Zo speel je, en de regels',
    menu: {
      turnOver: 'Keer om',
      right: 'Draai rechtsom',
      left: 'Draai linksom',
      back: 'Terug naar de stapel',
    },
    howTo: [
      'In een nieuw spel ligt alles op tafel en zijn de stapels geschud. Niemand let op de regels.',
      'Sleep een kaart van de stapel: alleen jij ziet die. De knop van je hand opent een venster dat niemand anders ziet.',
      'Ctrl+F keert een kaart of stuk om, [ en ] draaien die op hun plaats, Ctrl+R stuurt een kaart terug naar zijn stapel.',
      'Sleep gespeelde kaarten op de aflegstapel; een klik met de rechterknop schudt ze door de stapel.',
      'Een stapel stukken heeft er evenveel als de doos. De knoppen met een dobbelsteen vragen hoeveel je er gooit.',
      'Laat de muis op een kaart rusten om die groot te zien, met wat de regels erover zeggen.',
    ],
  },
  printShop: {
    none: (title) => `Een bestand voor een drukkerij bevat kaarten, en van ${title} zijn er geen gekozen.`,
    name: (title, count) => `${title}: ${cards(count)}, om en om voor- en achterkant`,
    howTo: (title, batches, names) => [
      `${title} voor een drukkerij`,
      '',
      ...batches.map(
        ({ file, count, size: { width, height } }) =>
          `  ${file}: ${cards(count)} van ${comma(width)} x ${comma(height)} mm, ${2 * count} bladzijden, na elke voorkant de achterkant.`,
      ),
      '',
      'Wat je tegen de drukker zegt:',
      '',
      '1. Druk op 100 %, dubbelzijdig: bladzijde 2 achter bladzijde 1, 4 achter 3, enzovoort, boven achter boven.',
      '2. Karton van 300 tot 350 gram dat geen licht doorlaat, ongestreken of mat.',
      ...batches.map(
        ({ file, size: { width, height, bleed, radius } }, index) =>
          `${index === 0 ? '3. ' : '   '}${file}: snijd op ${comma(width)} x ${comma(height)} mm, ${radius === 0 ? 'rechte hoeken' : `hoeken van ${comma(radius)} mm`}; de afloop is ${comma(bleed)} mm aan elke kant, en beide staan in de kaders van elke bladzijde.`,
      ),
      '4. Tekst en lijnen zijn vectoren, en elk lettertype is ingesloten. De kleuren zijn sRGB en dit is geen PDF/X: zet ze om',
      '   naar de inkten van je pers, en laat zwarte tekst in zwarte inkt alleen.',
      '5. Maak eerst een enkele kaart, en laat me beide kanten zien.',
      '',
      ...(names.length > 0
        ? [
            `Niet erbij: ${names.join(', ')}, want elk wordt langs eigen lijnen gesneden. Print ze thuis (“fieldkit print”).`,
          ]
        : []),
      'Doosjes en regels ook niet: “fieldkit print” maakt bouwplaten van doosjes, en “fieldkit booklet --form plain”',
      'bladzijden die een drukker kan nieten.',
    ],
  },
};
