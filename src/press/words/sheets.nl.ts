/** De teksten van vellen: eerste bladzijden, marges en waarschuwingen. */
import { capital, counted, DUTCH, type InOtherWords } from '../../language.ts';
import * as figures from './number-words.ts';
import type { SHEETS_EN } from './sheets.en.ts';

/** A figure with a decimal comma. */
const comma = (figure: string): string => figure.replaceAll('.', ',');
const mm = (length: number): string => comma(figures.mm(length));
const percent = (share: number): string => comma(figures.percent(share));

const number =
  (one: string, other: string) =>
  (count: number): string =>
    counted(DUTCH, count, { one, other });

const sheets = number('vel', 'vellen');
const [cuts, folds] = [number('snede', 'sneden'), number('vouw', 'vouwen')];
const pairs = number('paar', 'paren');
const edges = { top: 'bovenrand', right: 'rechterrand', bottom: 'onderrand', left: 'linkerrand' };

/** "bovenrand en linkerrand". */
const edgesOf = (at: readonly (keyof typeof edges)[]): string => DUTCH.and(at.map((edge) => edges[edge]));

const flip = { long: 'lange', short: 'korte' };

/** "bladzijde 3", "bladzijde 3 tot 6, 9 en 10". */
const pageWords = (ranges: readonly (readonly [first: number, last: number])[]): string =>
  `bladzijde ${DUTCH.and(
    ranges.map(([first, last]) =>
      first === last ? String(first) : last === first + 1 ? `${first} en ${last}` : `${first} tot ${last}`,
    ),
  )}`;

const others = {
  rules: 'de regels',
  boxes: 'doosjes',
  models: 'papieren modellen',
  tiles: 'tegels van dik karton',
};
const othersOf = (parts: readonly (keyof typeof others)[]): string =>
  DUTCH.and(parts.map((part) => others[part]));

const wares = {
  tiles: 'tegels',
  cards: 'kaarten',
  counters: 'fiches',
  models: 'modellen',
  sheets: 'vellen',
  boxes: 'doosjes',
};

const printedOn = {
  both: 'aan beide kanten geprint',
  one: 'aan één kant geprint',
  rules: 'aan één kant geprint, de regels aan beide',
};

export const SHEETS_NL: InOtherWords<typeof SHEETS_EN> = {
  file: {
    editions: { colour: 'In kleur', 'low-ink': 'Met weinig inkt', screen: 'Voor een scherm' },
    title: (title, since, what, [edition, paper, sides]) =>
      `${title}${since === undefined ? '' : `, nieuw sinds ${since}`}: ${
        what === 'everything' ? 'alles in één bestand' : DUTCH.and(what.map((of) => wares[of]))
      }, ${edition.toLowerCase()}, ${paper}, ${sides}`,
    sides: {
      duplex: { long: 'dubbelzijdig, lange kant', short: 'dubbelzijdig, korte kant' },
      fold: { long: 'enkelzijdig, gevouwen', short: 'enkelzijdig, gevouwen' },
      single: { long: 'voor- en achterkanten, gelijmd', short: 'voor- en achterkanten, gelijmd' },
      fronts: { long: 'alleen voorkanten', short: 'alleen voorkanten' },
      tiles: 'voor- en achterkanten apart',
      none: 'enkelzijdig',
    },
    subject: (paper, name, cut) => `Vellen om te printen en te snijden: ${paper} ${name}, ${cuts(cut)}`,
  },
  counts: {
    sheets,
    cards: number('kaart', 'kaarten'),
    tiles: number('tegel', 'tegels'),
    counters: number('fiche', 'fiches'),
    models: number('papieren model', 'papieren modellen'),
    made: {
      mat: number('mat', 'matten'),
      pad: number('blok', 'blokken'),
      poster: number('poster', 'posters'),
      strip: number('meetstrook', 'meetstroken'),
      wheel: number('draaischijf', 'draaischijven'),
      die: number('dobbelsteen', 'dobbelstenen'),
    },
    cardBoxes: number('kaartdoosje', 'kaartdoosjes'),
    trays: number('bakje met deksel', 'bakjes met deksels'),
    cuts,
    folds,
    pairs: (count) => `${pairs(count)} vellen om te lijmen`,
    minutes: (minutes) => `ongeveer ${minutes} minuten`,
    firstGame: ({ pages, sheets: count, later, laterPages }) =>
      `Voor een eerste spel is ${pageWords(pages)} genoeg, ${sheets(count)}. Later mag: ${DUTCH.and(later)}, ${pageWords(laterPages)}.`,
  },
  margin: {
    number: (sheet, of) => `Vel ${sheet} van ${of}`,
    sides: { front: 'voorkant', back: 'achterkant' },
    empty: 'Deze kant blijft leeg',
    page: (label, names) => `Vel ${label}: ${names.join(', ')}`,
    dice: [
      'Papieren dobbelstenen, voor wie er geen heeft: gekochte zijn even goed of beter',
      'Papieren dobbelstenen: gekochte zijn even goed of beter',
      'Gekochte dobbelstenen zijn beter',
    ],
    inShort: ([first = '', ...more]) => [`${first} en nog ${more.length}`, `${more.length + 1} soorten`],
    bar: (length) => `Streep van ${length} mm`,
  },
  wares,
  figures: {
    sheets: (paper) => `vellen ${paper}`,
    cuts: { one: 'rechte snede', other: 'rechte sneden' },
    folds: { one: 'vouw', other: 'vouwen' },
    pairs: { one: 'paar te lijmen', other: 'paren te lijmen' },
    minutes: 'minuten, met hoeken',
    minutesSleeved: 'minuten',
    paper: 'grams papier',
    ink: 'inktdekking',
  },
  before: {
    over: 'VOOR HET PRINTEN',
    page: 'Voor het printen',
    lead: (contents, paper, name, way) => `${contents} op ${paper} ${name}, ${way}.`,
    ways: {
      duplex: 'dubbelzijdig geprint',
      fold: 'enkelzijdig geprint en gevouwen',
      single: 'voor- en achterkanten apart geprint en gelijmd',
      fronts: 'alleen voorkanten, voor hoesjes',
      none: 'enkelzijdig geprint',
    },
    settings: 'Stel de printer in',
    paper: 'Papier',
    upright: (name, width, height) => `${name}, ${comma(`${width} × ${height}`)} mm, staand.`,
    size: 'Grootte',
    actual: (of) =>
      `100 %, ook wel ‘Werkelijke grootte’. Niet ‘Passend maken’, niet ‘Verkleinen’: de ${wares[of]} zouden te klein worden.`,
    sides: 'Zijden',
    turned: {
      long: 'Dubbelzijdig, gedraaid over de lange kant.',
      short: 'Dubbelzijdig, gedraaid over de korte kant.',
      none: 'Alleen enkelzijdig.',
    },
    borderless: 'Randloos',
    off: 'Uit: het vergroot de bladzijde.',
    quality: 'Kwaliteit',
    qualities: { full: 'Hoog, in kleur.', lowInk: 'Normaal; alleen zwart volstaat.' },
    first: 'Eerst',
    trial: (both, first, size, light) =>
      both
        ? `Bladzijde ${first} en ${first + 1} op gewoon papier. Controleer punt ${size} en ${light} voor je verdergaat.`
        : `Bladzijde ${first} op gewoon papier. Controleer punt ${size} voor je verdergaat.`,
    then: 'Dan',
    pages: (ranges, low, high) => `${pageWords(ranges)} op papier van ${low} tot ${high} gram`,
    bare: (ranges) => `${capital(pageWords(ranges))}: de achterkant is leeg, één kant is genoeg.`,
    note: 'Let op. ',
    ink: 'Inkt. ',
    covered: (share) => `Alle inkt samen bedekt ${share}\u00a0% van de geprinte kanten.`,
    run: (of, size, layout) => `${capital(wares[of])} van ${comma(size)} mm, ${layout} op een vel. `,
    printers: (share, models) =>
      models === 0
        ? 'Van printers voor dit papier is er geen bekend: wat bijna alle andere wit laten, blijft wit.'
        : `Heel geprint door ${percent(share)} van ${models} bekende printers.`,
  },
  takeHome: {
    over: 'DE HELE DOOS IN ÉÉN BESTAND',
    page: 'Begin hier',
    words: 'alles',
    lead: (contents, count, paper, sides) =>
      `${capital(DUTCH.and(contents))}: ${count} ${paper}, ${printedOn[sides]}.`,
    rules: 'de regels als boekje',
    heading: 'Print in deze volgorde',
    have: 'Leg klaar',
    pages: (first, last) => (first === last ? `Bladzijde ${first}` : `Bladzijde ${first} tot ${last}`),
    kept: (first, last) =>
      `Dit blad${first === last ? '' : ' en zijn lege achterkant'}: op gewoon papier, of helemaal niet.`,
    how: 'Hoe je de printer instelt en snijdt: op gewoon papier. Lees dit eerst.',
    flat: (contents, weight, both) =>
      `${contents}, op papier van ${weight} gram, ${both ? 'beide kanten' : 'één kant'}.`,
    start: 'Eerste spel',
    dice: 'Dobbelstenen',
    diceHow: (dice, only) =>
      `Voor wie er geen heeft: dobbelstenen uit de winkel zijn even goed of beter: ${dice}.${only.length > 0 ? ` Op ${pageWords(only)} staat niets anders: sla ze gerust over.` : ''} Papieren tellen in de minuten niet mee.`,
    choice: 'Eén van beide',
    either: ([name, first, last, count], [others, from, to, fewer]) =>
      `Print hiervan bladzijde ${first} tot ${last}, ${name.toLowerCase()} (${count}), of bladzijde ${from} tot ${to}, ${others.toLowerCase()} (${fewer}), voor een kleine tafel; niet beide. Hierboven is het eerste geteld.`,
    boxes: (count, weight) =>
      `${capital(count)}, op papier van ${weight} gram, één kant. Ril elke vouw, knip uit, lijm de gearceerde kleppen in de volgorde van hun letters.`,
    models: (weight) =>
      `Papieren modellen in plaats van hun fiches, zoveel je wilt, op papier van ${weight} gram, één kant. Ril elke vouw voor je knipt; lijm letter op letter.`,
    booklet: (count, both, edge, fronts) =>
      both
        ? `De regels, ${count} gewoon papier van 80 tot 100 gram, beide kanten, over de ${edge === 'long' ? 'lange' : 'korte'} kant gedraaid als de rest. Vouw de stapel doormidden en sla twee nietjes in de vouw.`
        : `De regels, ${count} gewoon papier van 80 tot 100 gram. Print tot en met bladzijde ${fronts}, leg de stapel omgekeerd terug, print de rest erachter. Vouw doormidden en sla twee nietjes in de vouw.`,
    stock: (stiff, plainSheets) =>
      `${[...stiff.map(([sheets, weight]) => `${sheets} papier van ${weight} gram`), `${plainSheets} gewoon papier`].join(', ')}.`,
  },
  startHere: {
    title: (game) => `${game}: begin hier`,
    shelf: 'Spellen om te printen',
    shelfHow:
      'Kies een spel en een van zijn bestanden: elk bevat de hele doos en de regels, in de volgorde waarin ze worden geprint.',
    table: (game) => `${game} op tafel, zoals het wordt klaargelegd`,
    one: 'Neem één bestand',
    oneHow: (rules) =>
      `Elk hiervan bevat de hele doos${rules ? ' en de regels' : ''} in de volgorde waarin ze geprint worden; de eerste bladzijde zegt hoe.`,
    which:
      'Print je printer dubbelzijdig? Neem ‘beide kanten’. Kan hij dat niet, of loopt stijf papier vast, neem dan ‘gevouwen’: dun papier, één kant.',
    way: {
      duplex: (paper) => `${paper}, beide kanten`,
      fold: (paper) => `${paper}, één kant, gevouwen`,
      single: (paper) => `${paper}, voor- en achterkanten gelijmd`,
      fronts: (paper) => `${paper}, alleen voorkanten, voor hoesjes`,
    },
    editions: { colour: 'in kleur', 'low-ink': 'met weinig inkt', screen: 'voor een scherm' },
    asks: (count, cut, minutes) => `${count}, ${cut}, ${minutes} met mes en lijm`,
    need: 'Wat je nodig hebt',
    needs: ({ sides, boxes, models, rules }) => [
      `${capital(
        DUTCH.and([
          ...(sides.includes('duplex')
            ? [`papier van 200 tot 250 gram voor beide kanten${boxes ? ' en voor doosjes' : ''}`]
            : boxes
              ? ['papier van 200 tot 250 gram voor doosjes']
              : []),
          ...(sides.includes('fold') ? ['papier van 120 tot 160 gram voor kaarten om te vouwen'] : []),
          ...(sides.includes('single')
            ? ['papier van 120 tot 160 gram om voor- en achterkant te lijmen']
            : []),
          ...(sides.includes('fronts') ? ['gewoon papier en hoesjes voor de kaarten'] : []),
          ...(models ? ['papier van 120 tot 160 gram voor papieren modellen'] : []),
          ...(rules ? ['gewoon papier voor de regels'] : []),
        ]),
      )}.`,
      ...(sides.includes('duplex')
        ? [
            'Geen stijf papier? Print op gewoon papier, en steek elke kaart met een speelkaart erachter in een hoesje.',
          ]
        : []),
    ],
    tools: (things) => `Leg klaar: ${DUTCH.and(things)}.`,
    bare: (ranges) => `${capital(pageWords(ranges))}: de achterkant is leeg, één kant is genoeg.`,
    folders: 'Wat er in de mappen zit',
    folder: {
      flat: 'alleen kaarten en fiches',
      rules: 'de regels: boekjes om te vouwen en te nieten, en bladzijden om op een scherm te lezen',
      boxes:
        'doosjes voor de kaarten en een bakje voor de stukken; die met een dikte zijn voor gevouwen kaarten',
      models: 'papieren modellen om te vouwen en te lijmen',
      tiles: 'kaarten van het bord als tegels, om op dik karton te lijmen',
      words: 'de hele doos in woorden, voor spelers die de kaarten niet kunnen zien',
      images: 'elke kant als plaatje',
    },
    more: (parts) =>
      `Vellen van één deel, met weinig inkt, voor het andere papier${parts.length > 0 ? `, en ${othersOf(parts)}` : ''}:`,
    sums: 'Met SHA256SUMS controleer je de bestanden; in LICENSES.txt staan de licenties van de lettertypen.',
  },
  ways: {
    ready: (things) => `${capital(DUTCH.and(things))}.`,
    stiff: 'Loopt stijf papier vast? ',
    stiffHow:
      'Veel printers voor thuis keren geen papier boven 160 gram. Voer het achterin in: eerst de oneven bladzijden, dan de gekeerde stapel met de even. Of kies vellen om te vouwen: dun papier, één kant.',
    sleeves: 'Liever hoesjes: ',
    sleevesHow: (size) =>
      `print op gewoon papier van 80 tot 100 gram, snijd, en steek elke kaart met een speelkaart erachter in een hoesje voor ${comma(size)} mm. Geen lijm, geen ronde hoeken, en elke printer kan het.`,
    more: 'Er is meer: ',
    moreHow: (parts) => `${othersOf(parts)} in eigen bestanden, op de printpagina van de site.`,
    test: 'Achterkant mis? Het testvel.',
  },
  together: {
    duplex: {
      heading: (edge) => `Draai over de ${flip[edge]} kant`,
      paragraphs: (edge) => [
        'De achterkant van de zwarte kaart staat waar die na het draaien achter de voorkant ligt.',
        `Een printer die één kant print: print de oneven bladzijden, draai de hele stapel over de ${flip[edge]} kant, print de even bladzijden.`,
      ],
    },
    fold: {
      heading: 'Vouw, lijm en snijd dan',
      paragraphs: (count) => [
        `Ril de stippellijn met een bot mes langs een liniaal. Vouw met de print naar buiten, lijm tot aan de randen, sluit, en pers plat onder boeken. ${folds(count)} in totaal.`,
        'Snijd pas als de lijm droog is: voor- en achterkant gaan in één snede en kunnen niet verschuiven.',
      ],
    },
    single: {
      heading: 'Lijm en snijd dan',
      paragraphs: (count) => [
        `Eerst komen voorkanten, dan achterkanten: leg de achterkant van elk nummer achter zijn voorkant, ${pairs(count)} in totaal.`,
        'Tegen een raam maken de twee helften van het draaimerk één hele schijf. Markeer een hoek, lijm, pers plat, en snijd pas als het droog is.',
      ],
    },
    fronts: {
      heading: 'Snijd, dan in hoesjes',
      paragraphs: (sizes) => [
        `Er worden geen achterkanten geprint: snijd, en steek elke kaart in een hoesje voor ${comma(DUTCH.and(sizes))} mm waar niemand doorheen kijkt, of in een helder hoesje met een speelkaart erachter.`,
        'Geef elke stapel met een eigen achterkant hoesjes van een eigen kleur. Geen lijm, geen ronde hoeken.',
      ],
    },
  },
  checks: {
    corner: (radius, isBankCard) =>
      `De hoek van een kaart, op ware grootte: straal ${comma(String(radius))} mm.${isBankCard ? ' Die van de bankpas voldoet: trek er een over.' : ''}`,
    size: 'Controleer de grootte',
    bankCard: 'Leg hier een bankpas.',
    covers: (width, height) =>
      `Hij bedekt de omtrek precies, ${comma(`${width} × ${height}`)} mm. Steekt hij uit, dan is de bladzijde verkleind: zet de grootte op 100 % en print deze bladzijde opnieuw.`,
    light: 'Houd het tegen het licht',
    discs:
      'Een halve schijf hier en een halve schijf op de andere kant maken tegen het licht een hele schijf.',
    here: 'hier',
    other: 'andere kant',
    against: 'tegen het licht',
    halves:
      'De helft van het merk in de hoek rechtsboven staat hier, de helft op de andere kant. Tegen een raam is het één hele schijf. Blijft het een halve, dan is het vel over de verkeerde kant gedraaid.',
    scale:
      'Het fijne kruis laat zien hoeveel de kanten verschillen: een streepje is 1 mm. Tot 1 mm kan geen kwaad, de tekening loopt door voorbij elke snede. Meer? Het testvel bij de printtafel verhelpt het.',
    ready: 'Leg klaar',
    things: {
      knife: 'scherp mes',
      ruler: 'stalen liniaal',
      mat: 'snijmat',
      score: 'bot mes of lege pen om te rillen',
      board: 'karton van 1 tot 2 mm',
      glue: 'lijmstift',
      window: 'raam om vellen tegen te houden',
      books: 'boeken om te persen',
      stapler: 'nietmachine',
    },
  },
  drawings: {
    fold: 'Een vel met zijn vouwlijn: de achterkant van een zwarte kaart staat als spiegelbeeld voorbij de vouw.',
    turned: {
      upright:
        'Een vel en hetzelfde vel gedraaid: links en rechts wisselen van plaats, en de achterkant van een zwarte kaart ligt erachter.',
      level:
        'Een vel en hetzelfde vel gedraaid: boven en onder wisselen van plaats, en de achterkant van een zwarte kaart ligt erachter.',
    },
    cuts: (level, upright, piles) =>
      `Een vel met zijn sneden op nummer: ${cuts(level)} dwars van boven naar beneden, dan ${cuts(upright)} omlaag van links af. De stapels zijn rij na rij genummerd, 1 tot ${piles}.`,
  },
  after: {
    over: 'NA HET PRINTEN',
    page: 'Na het printen',
    titles: { stack: 'Snijd, stapel, speel', make: 'Snijd, maak, speel' },
    cut: 'Snijd op nummer',
    along: (lines) =>
      `Voorkanten boven, langs de merktekens, in de volgorde van de nummers: ${lines} sneden per vel, op elk vel dezelfde.`,
    halves: ' Gevouwen en gelijmde vellen gaan door beide helften.',
    knife: 'Mes en liniaal: ',
    knifeHow: 'stop elke snede waar de merktekens beginnen. De rand blijft heel, en daarmee elk merkteken.',
    guillotine: 'Snijmachine: ',
    guillotineHow:
      'leg de vellen recht op elkaar en snijd de stapel in één keer. De strook die snede 1 eraf haalt heeft de merktekens van de staande sneden: leg die als liniaal langs de rijen.',
    alike: (of, size, layout) =>
      `${capital(wares[of])} van ${comma(size)} mm staan ${layout} en worden net zo gesneden.`,
    stack: 'Leg de stapels op elkaar',
    stacking:
      'Vel 1 bovenop voor het snijden. Leg daarna de stapels op elkaar naar de grote nummers in de tekening, 1 bovenop: de kaarten zijn gesorteerd. Van boven naar beneden:',
    apart: ([first, last], names) =>
      first === last
        ? `Vel ${first} (${DUTCH.and(names)}) is een stapel apart: snijd en stapel het op zichzelf.`
        : `Vel ${first} tot ${last} (${DUTCH.and(names)}) zijn een stapel apart: snijd en stapel ze op zichzelf.`,
    counterSlots: 'Fiches, nog los te snijden',
    inSlots:
      'Ze komen achter de laatste kaart van de stapel: snijd eerst de rijen, dan de kolommen. Rijen zijn vol, dus er zijn er een paar te veel. Voor dikke fiches print je ze apart.',
    thicker: {
      duplex:
        'Snijd eerst rijen, dan kolommen. Print voor dikke fiches het vel om te vouwen, en lijm karton tussen de helften.',
      fold: 'Vouw voor dikke fiches het vel om karton van 1 mm en lijm er beide helften op. Snijd eerst rijen, dan kolommen.',
      single:
        'Lijm voor dikke fiches voor- en achterkant op karton van 1 mm. Snijd eerst rijen, dan kolommen.',
      none: 'Lijm het vel op karton van 1 tot 2 mm en pers het droog. Snijd eerst rijen, dan kolommen.',
    },
    solid:
      'Snijd langs doorgetrokken lijnen, ril stippellijnen met een bot mes voor je vouwt, lijm waar het staat.',
    boxed:
      'Ril eerst elke vouw langs een liniaal. Lijm de gearceerde kleppen in de volgorde van hun letters, en druk elke aan tot hij houdt.',
    flats: (count) => `${sheets(count)} om neer te leggen. `,
    boxes: (boxes) => `${capital(DUTCH.and(boxes))}. `,
    cutOut: 'Knip ze uit langs de merktekens.',
    wheel:
      'Knip schijven rond, prik beide middelpunten door met een naald, en verbind ze met een splitpen door de gaatjes, de grootste onder.',
    die: 'Snijd een dobbelsteen uit langs doorgetrokken lijnen, ril de stippellijnen, vouw hem, en lijm de gearceerde kleppen onder zijn zijden.',
    long: (name, length) => `${name} is ${length} mm lang`,
    measure: (strips) => `Meet na met een liniaal: ${strips.join(', ')}.`,
    either: (one, others) =>
      `Je hebt “${one}” nodig of ${others.map((name) => `“${name}”`).join(' en ')}, niet allebei.`,
    onSheets: (names) => `Op deze vellen: ${names.join(', ')}.`,
    inBox: (names) => `In de doos: ${names.join(', ')}.`,
    makeBoxes: 'Maak de doosjes',
    makePieces: 'Maak de stukken',
    lead: (contents, work) => `${contents}: ${work.join(', ')}.`,
    trouble: 'Als er iets niet klopt',
    heads: [
      'Achterkanten staan op hun kop',
      'Het vel is over de andere kant gedraaid. Verander de kant in het printvenster, niet het bestand.',
    ],
    backs: {
      duplex: [
        'Achterkanten zitten er meer dan 1 mm naast',
        'Leg het papier recht in de lade, schuif de geleiders aan, neem de rechte doorvoer. Blijft het zo: vouwvellen hebben geen tweede kant nodig.',
      ],
      fold: [
        'Achterkanten zitten ernaast',
        'De vouw ging naast de stippellijn. Ril hem nog eens langs een liniaal voor je vouwt.',
      ],
      single: [
        'Achterkanten zitten ernaast',
        'Leg de vellen gelijk aan de merktekens, niet aan de randen van het papier, voor de lijm pakt.',
      ],
    },
    small: ['Alles is te klein', 'Het printvenster zegt ‘Passend maken’ of ‘Verkleinen’. Zet 100 %.'],
    missing: (of) => [
      'Merktekens aan de rand ontbreken',
      `Dat kan geen kwaad: printers laten een rand wit. De ${wares[of]} staan er vrij van.`,
    ],
  },
  tiles: {
    board: 'Voorkanten op karton, achterkanten later',
    boards: [
      'Lijm de vellen met voorkanten op karton van 1 tot 2 mm, met lijm tot aan de randen, en pers ze plat onder boeken tot ze droog zijn.',
      'De vellen met achterkanten blijven papier. In de printer hoeft niets op elkaar te passen: elke tegel krijgt zijn achterkant met de hand, na het snijden.',
    ],
    cut: 'Snijd, dan de achterkanten',
    along: (lines) => `Langs de merktekens, in de volgorde van de nummers: ${lines} sneden per vel. `,
    strips: (gap) => `Elke tegel heeft eigen sneden; tussen twee valt een strook van ${mm(gap)} mm weg.`,
    boardCut: 'Karton: ',
    boardHow:
      'een stalen liniaal op de tegels, het mes rechtop, een paar lichte halen. Stop waar de merktekens beginnen.',
    backs: 'Achterkanten: ',
    backsHow:
      'snijd ze los in het midden van de stroken. Lijm elke achterkant op zijn tegel met de tekening over elke rand, pers, en snijd hem gelijk met het karton.',
    count: 'Tel de tegels',
    counting: 'Er horen te zijn:',
  },
  join: {
    heading: 'Voeg de delen samen',
    how: (overlap) =>
      `Van linksboven, rij na rij: snijd elk deel langs zijn linker- en bovenrand, lijm de strook van ${overlap} mm die zijn buur laat staan, en leg het tot aan de stippellijn.`,
    plan: (name) => `${name}, elk deel met het nummer van zijn vel:`,
    alt: (name, tiles) =>
      `${name}: ${tiles.map(({ label, sheet }) => `${label} op vel ${sheet}`).join(', ')}`,
  },
  update: {
    nothing: 'Niets om weg te doen',
    isNew: (since) => `Wat op deze vellen staat, is nieuw sinds ${since}: doe het in je doos.`,
    takeOut: (count) => `Haal uit je doos: ${count}`,
    replaced: (since, where) =>
      `Ze zijn niet meer als in ${since}. Wat op deze vellen staat, komt ervoor in de plaats.${where}`,
    where: {
      names: '',
      decks: ' Welke het zijn bij naam stond onder de lijst van bestanden toen deze vellen werden gemaakt.',
      number: ' De lijst ervan stond onder de lijst van bestanden toen deze vellen werden gemaakt.',
    },
  },
  layout: (columns, rows, isLying, isApart) =>
    `${columns} x ${rows}${isLying ? ' liggend' : ''}${isApart ? ', uit elkaar' : ''}`,
  warnings: {
    bled: (at) =>
      `Aan ${edgesOf(at)} valt een deel van de afloop buiten de marges van de printer: snijd daar precies.`,
    marked: (at) => `Snijtekens aan ${edgesOf(at)} worden ingekort door de marges van de printer.`,
    unprinted: (share) =>
      `Op ${percent(share)} van de bekende printers blijft een deel van de afloop of van de snijtekens wit; de kaarten zijn heel.`,
    few: (share, models) => `Maar ${percent(share)} van ${models} bekende printers print elke kaart heel.`,
    folded: (size, layout, asked) =>
      `Kaarten van ${comma(size)} mm staan ${layout}: vouwvellen hebben een eigen indeling, indeling ${asked} is voor andere.`,
    noRoom: (size, layout, asked) =>
      `Kaarten van ${comma(size)} mm staan ${layout}: indeling ${asked} heeft er geen plaats voor.`,
    oneSide: (names) =>
      `${capital(DUTCH.and(names))}: op deze vellen staan alleen de voorkanten, en er wordt met beide kanten gespeeld. Print ze op een andere manier.`,
    leftOut: (fault) => `${fault} Het is weggelaten.`,
    tooLarge: (id, width, height, paper) =>
      `${id} is ${comma(`${width} x ${height}`)} mm, en dat past niet op een vel ${paper}.`,
  },
};
