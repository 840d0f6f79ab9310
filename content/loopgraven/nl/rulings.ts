import type { Altered, Ruling } from '../../../src/book/statement.ts';
import { RULINGS as ENGLISH } from '../rulings.ts';

/** Vraag, andere lezing en waarom, van elk gat in het regelboek; en de zinnen die met de andere lezing anders luiden. */
type Told = readonly [question: string, other: string, from: string];
type ToldOf<English extends Ruling> = English extends { readonly alters: infer Alters extends object }
  ? keyof Alters extends never
    ? Told
    : readonly [...Told, alters: { readonly [Rule in keyof Alters]: Altered }]
  : Told;

const TOLD = {
  'W-A30': [
    'Wat als beide teams hetzelfde gooien om te beginnen?',
    'Bij gelijke worpen begint team A.',
    'De tekst laat elk team één keer gooien en zegt niets over gelijke worpen, en ook niet over welke dobbelsteen.',
  ],
  'W-A02': [
    'Hoe speel je met meer dan twee?',
    'Met vier spelers speelt ieder voor zich, tegen alle anderen.',
    'De tekst gebruikt speler, team en persoon door elkaar; in de doos zitten vier kleuren en twee sets dobbelstenen.',
  ],
  'W-A34': [
    'Wiens troepen mag een maat gebruiken?',
    'Maten delen de loopgraaf en alle troepen, en ieder mag ze allemaal bewegen.',
    'De tekst zegt het niet. Vier kleuren houden de troepen van vier spelers uit elkaar.',
  ],
  'W-A34a': [
    'Delen maten hun tokens?',
    'Maten delen één kas, met de tokens van allebei erin.',
    'De tekst geeft tokens op de ene plek aan een speler en op de andere aan een team.',
  ],
  'W-A34c': [
    'Wie van twee maten antwoordt voor hun team?',
    'Elke maat antwoordt op wat een kaart vraagt voor de eigen troepen.',
    'De tekst kent teams, en zegt niet wie van een team beslist. Kaarten zijn van het team.',
  ],
  'W-A27': [
    'Waar zijn de troepen voor die niet in de tabel staan?',
    'Als je dat afspreekt, speel je een langer spel met alle troepen uit de doos.',
    'Van elke soort zitten er meer in de doos dan het langste spel van de tabel heeft.',
  ],
  'W-A33': [
    'Wat is een ronde?',
    'Elke beurt van een speler is een eigen ronde.',
    'De tekst telt in rondes en zegt nergens wat een ronde is. Kaarten voor één ronde zouden anders voorbij zijn voordat hun eigenaar iets doet.',
  ],
  'W-A35': [
    'Wie krijgt in de eerste beurt geen inkomen?',
    'In de hele eerste ronde is er geen inkomen, ook niet voor wie later aan de beurt komt.',
    'De tekst zondert de eerste beurt van beide teams uit.',
  ],
  'W-A01': [
    'Welke ronde is groen?',
    'De eerste ronde is wit, en de tweede groen.',
    'De kaart gaat aan het begin van elke ronde om, dus is het om de ronde groen; met welke het begint, zegt de tekst niet.',
  ],
  'W-A33a': [
    'Wie gooit er voor een eventkaart?',
    'Elke speler gooit om de beurt, ook maten; wat je pakt, is van het team.',
    'De tekst laat elk team gooien. Met vier spelers zou een team twee keer zoveel pakken als beide leden gooiden.',
    {
      'W-A34a': {
        says: 'Elke speler heeft een eigen kas, eigen treden en eigen acties; kaarten en wat ze doen zijn van het team.',
        and: {
          'team-purse':
            'Maten delen één kas, met de tokens van allebei erin; kaarten en wat ze doen zijn van het team.',
        },
      },
      'W-021':
        'In een groene ronde gooit elke speler een dobbelsteen met zes zijden: 1 of 2 geeft een negatieve kaart, 3 of 4 geen kaart, 5 of 6 een positieve kaart. In een witte ronde gooit niemand.',
    },
  ],
  'W-A43': [
    'Bewaar je eventkaarten?',
    'Rat Attack, Keep Digging, Kabiem, Body Armor, Spotted en Gasmasker liggen open voor hun team tot ze gebruikt zijn of hun ronde voorbij is; de andere gelden meteen en gaan op de aflegstapel.',
    'Een kaart voor je volgende aanval, of voor als je wordt aangevallen, moet daarop wachten; hoe lang, zegt de tekst niet.',
  ],
  'W-A43a': [
    'Wat als een stapel op is?',
    'Een stapel die op is, blijft op: zo’n worp geeft niets meer.',
    'De tekst zegt het niet. In een lang spel raken beide stapels op.',
    {
      'W-021': {
        says: 'In een groene ronde gooit elk team een dobbelsteen met zes zijden: 1 of 2 geeft een negatieve kaart, 3 of 4 geen kaart, 5 of 6 een positieve kaart, zolang die stapel niet op is. In een witte ronde gooit niemand.',
        and: {
          'roll-per-player':
            'In een groene ronde gooit elke speler een dobbelsteen met zes zijden: 1 of 2 geeft een negatieve kaart, 3 of 4 geen kaart, 5 of 6 een positieve kaart, zolang die stapel niet op is. In een witte ronde gooit niemand.',
        },
      },
    },
  ],
  'W-A33b': [
    'Wanneer is een ronde op een kaart voorbij?',
    'Een ronde op een kaart eindigt als de overvolgende beurt van het team begint.',
    'Een kaart pak je vóór alle beurten van de ronde, dus heeft iedereen in die ronde één beurt.',
  ],
  'W-A15': [
    'Hoe lang duurt Trench Feet?',
    'Trench Feet duurt deze ronde en de volgende.',
    'De tekst heeft het over de volgende rondes en noemt geen aantal.',
  ],
  'W-A16': [
    'Wiens troepen houden Hongersnood en Freeze vast?',
    'Hongersnood en Freeze gelden voor de troepen van beide teams.',
    'De tekst zegt pelotons, en auto’s en tanks, en niet van wie; de kaarten van die stapel zijn nadelig voor wie ze pakt.',
  ],
  'W-A42': [
    'Voor welke pelotons geldt Hongersnood niet?',
    'Hongersnood houdt de pelotons vast die op het slagveld stonden toen je de kaart pakte, waar ze later ook zijn.',
    'De tekst noemt die op het slagveld. Wanneer je dat bekijkt, staat er niet.',
  ],
  'W-A17': [
    'Welke troepen stuurt Verloren Haversack terug?',
    'De verloren haversack stuurt alle troepen terug die het team verplaatste in de laatste beurt waarin het iets verplaatste, de laatste het eerst.',
    'De tekst zegt wat je het laatst verplaatste, en dat kan één troep zijn of meer.',
  ],
  'W-A41': [
    'Wat is terug?',
    'Terug is de weg waarlangs de troep kwam, vak voor vak.',
    'De tekst zegt twee vakken terug. Niemand schrijft van elke troep de weg op.',
  ],
  'W-A18': [
    'Wie kiest het peloton met Shellshock?',
    'De vijand kiest het peloton met Shellshock uit die op het bord staan, en een aanval erop lukt zonder worp.',
    'De tekst zegt een peloton van jou.',
  ],
  'W-A42a': [
    'Wat kan een peloton met Shellshock nog?',
    'Een peloton met Shellshock kan aanvallen vanwaar het staat, en een schot van de artillerie doodt het.',
    'De tekst noemt het nutteloos, en zegt dat het niet kan bewegen en bij elke aanval sterft.',
  ],
  'W-A14': [
    'Hoe lang geldt Kabiem?',
    'Kabiem geldt voor alle aanvallen van één beurt.',
    'De tekst noemt geen aantal aanvallen.',
  ],
  'W-A48': [
    'Wie mag er met Kabiem meedoen?',
    'Eén troep op twee vakken mag meedoen, en alleen als er een andere naast het doel staat.',
    'De tekst geeft de afstand en verder niets.',
  ],
  'W-A36b': [
    'Wat rondt Body Armor naar boven af?',
    'Wat eraf gaat, wordt naar boven afgerond: van 7 gaat 4 af, en er telt 3.',
    'De tekst halveert de schade en zegt naar boven afgerond; of dat de schade is of wat je spaart, blijft open.',
    {
      'W-112':
        'Body Armor: in je volgende gevecht gaat de helft van het totaal van de vijand eraf, naar boven afgerond.',
    },
  ],
  'W-A44': [
    'Wanneer en hoe ver wijkt een troep met Spotted uit?',
    'Een troep met Spotted zet precies twee stappen, en alleen zo ver als het eigen getal en de kaarten toelaten.',
    'De tekst zegt twee stappen opzij, en niet wanneer je dat zegt of wat in de weg staat.',
  ],
  'W-A20': [
    'Wat gebeurt er met de aanval waarvoor een troep uitwijkt?',
    'Een aanval waarvoor een troep uitwijkt, gaat niet door en kost geen actie; een gevecht was het niet, dus wat daarop wacht, blijft wachten.',
    'De tekst laat het uitwijken niets kosten voor de troep die gaat; over de aanvaller staat er niets.',
  ],
  'W-A20a': [
    'Mag een troep met Spotted uitwijken naar een vak naast een aanvaller?',
    'Een troep die uitwijkt, gaat naar elk vak dat die kan bereiken, ook naast een aanvaller.',
    'De tekst zegt opzij. Wie naast de aanvaller mag blijven, is nauwelijks opzij gegaan.',
  ],
  'W-A21': [
    'Wat verdubbelt Op volle toeren?',
    'Op volle toeren verdubbelt het hele inkomen, met wat troepen in vijandelijke loopgraven opbrengen.',
    'De tekst zegt 6 in plaats van 3, en dat is het deel van de economie.',
  ],
  'W-A45': [
    'Voor wiens inkomens telt Op volle toeren?',
    'Op volle toeren telt de volgende drie rondes, of er een inkomen in is of niet.',
    'De tekst zegt drie rondes; een eerste beurt heeft geen inkomen, en zou er een voor niets verbruiken.',
  ],
  'W-A40': [
    'Wanneer zet je een gasmasker op?',
    'Een gasmasker zet je meteen voor een hele ronde op, en in die ronde verzwakt of doodt gas niemand.',
    'De tekst zegt één ronde. Wie het gas ziet komen, heeft het masker bij de hand.',
  ],
  'W-A40a': [
    'Welk team wordt het eerst naar zijn gasmasker gevraagd?',
    'Komt er gas bij beide teams, dan wordt het team dat aan de beurt is het eerst gevraagd.',
    'De tekst zegt het niet. Het ene antwoord heeft het andere niet nodig.',
  ],
  'W-A06': [
    'Mag één troep twee keer per beurt iets doen?',
    'Een troep beweegt één keer per beurt, of valt één keer aan.',
    'De tekst telt de acties van een speler, niet van een troep.',
    { 'W-057': 'Een gelijkspel verandert niets; wie als aanvaller meedeed, heeft deze beurt iets gedaan.' },
  ],
  'W-A47': [
    'Wanneer kost inzetten een actie?',
    'Elke keer dat je troepen inzet is een actie, en een tweede als het er vier of meer zijn.',
    'De tekst telt tot en met drie als één actie en vier of meer als twee, en zegt niet in hoeveel keer.',
  ],
  'W-A07': [
    'Waar komen ingezette troepen te staan?',
    'Ingezette troepen komen meteen het veld in: op een vrij vak vóór hun eigen loopgraaf.',
    'De tekst brengt troepen met één actie uit de loopgraaf het veld op.',
    {
      'W-A34':
        'Met vier spelers heeft ieder een eigen stuk van de loopgraaf, zet daarvoor in en speelt alleen met zijn eigen troepen; die van een maat staan net zo in de weg als alle andere.',
    },
  ],
  'W-A47a': [
    'Wat gebeurt er met acties en tokens die over zijn?',
    'Een actie die over is, mag je bewaren voor je volgende beurt.',
    'De tekst zegt niets over wat er over is.',
  ],
  'W-A03': [
    'Wat gooit de verdediger?',
    'Alle troepen van zijn team naast het doel gooien mee en gaan mee verloren, behalve wie Shellshock heeft.',
    'De tekst vertelt wat aanvallers gooien en nergens wat een verdediger doet.',
  ],
  'W-A32': [
    'Beschermt een loopgraaf?',
    'Een troep op een eigen loopgraafvak heeft 1 meer als die wordt aangevallen.',
    'De tekst geeft loopgraven geen invloed op een gevecht.',
  ],
  'W-A12': [
    'Wat bedoelt het regelboek met schade?',
    'Keep Digging telt 1 op bij elk van je dobbelstenen.',
    'Bij twee kaarten heeft de tekst het over schade, en in de regels bestaat die niet: een gevecht win je of verlies je.',
    { 'W-110': 'Keep Digging: elke dobbelsteen van je volgende aanval telt voor 1 meer.' },
  ],
  'W-A36': [
    'In welke volgorde tel je een totaal?',
    'Elke dobbelsteen telt apart en nooit minder dan 1; dan tel je ze op.',
    'De tekst geeft de veranderingen los van elkaar, zonder volgorde.',
  ],
  'W-A37': [
    'Mag je wat op een gevecht wacht bewaren voor een ander gevecht?',
    'Wie zo’n kaart heeft, zegt voor welke aanval die telt.',
    'De tekst zegt het volgende gevecht, en dat is het eerste dat komt.',
  ],
  'W-A28': [
    'Wanneer geldt een upgrade van de artillerie?',
    'De economie telt vanaf je volgende inkomen, de artillerie vanaf je volgende beurt.',
    'De tekst zegt alleen van de generaal dat hij vanaf de volgende ronde geldt.',
  ],
  'W-A09': [
    'Is schieten een actie?',
    'Schieten kost tokens en geen actie.',
    'In de lijst van acties staat het niet, en de tekst noemt het een aanval.',
    { 'W-A09b': 'Je mag zo vaak schieten als je tokens hebt.' },
  ],
  'W-A09a': [
    'Hoe ver reikt de artillerie?',
    'De artillerie reikt tot zes vakken van een loopgraafvak van je team.',
    'De tekst geeft geen bereik en laat je elke plek kiezen. De zes zijn van ons.',
  ],
  'W-A09b': [
    'Hoe vaak mag je schieten?',
    'Je mag één keer per beurt schieten.',
    'De tekst laat je voor elk schot munitie kopen, zonder grens.',
  ],
  'W-A09c': [
    'Raakt artillerie je eigen troepen?',
    'Een schot spaart de troepen van je team.',
    'De tekst heeft het over wie daar staat.',
    {
      'W-062':
        'Gewone munitie raakt één vak: een vijandelijke troep daar zet de volgende ronde 1 stap minder en heeft in het volgende gevecht 2 minder.',
      'W-063':
        'Gas ligt over drie vakken op een rechte lijn. Een vijandelijke troep die er één ronde in staat, is verzwakt als door gewone munitie; een troep die er twee rondes in staat, sterft.',
      'W-A39a':
        'Een troep die aan het eind van twee beurten van zijn eigenaar in dezelfde vijandelijke wolk staat, sterft.',
      'W-A39b':
        'Een wolk verzwakt een vijandelijke troep één keer: als het schot die treft of als die erin stopt, en niet als die er alleen doorheen loopt.',
    },
  ],
  'W-A38': [
    'Wanneer kost een treffer een stap?',
    'Een treffer kost een stap van de volgende beweging van die troep, wanneer die ook komt.',
    'De tekst zegt de volgende ronde, en daarin heeft de eigenaar één beurt.',
  ],
  'W-A38a': [
    'Wat doen twee treffers?',
    'Een troep die al verzwakt is, wordt niet nog meer verzwakt.',
    'De tekst heeft het over één treffer.',
  ],
  'W-A05': [
    'Tellen de 2 minder ook bij verdedigen?',
    'De 2 minder tellen bij de volgende aanval van die troep, en niet als die wordt aangevallen.',
    'De tekst haalt ze van de aanval af, en zo heet ook de dobbelsteen waarmee je verdedigt.',
    {
      'W-062': {
        says: 'Gewone munitie raakt één vak: een troep daar zet de volgende ronde 1 stap minder en heeft bij de volgende aanval 2 minder.',
        and: {
          'no-friendly-fire':
            'Gewone munitie raakt één vak: een vijandelijke troep daar zet de volgende ronde 1 stap minder en heeft bij de volgende aanval 2 minder.',
        },
      },
    },
  ],
  'W-A39': [
    'Hoe lang blijft gas hangen?',
    'Een wolk trekt drie rondes later weg, aan het begin van de beurt van wie schoot.',
    'De tekst laat het na twee rondes doden, en zegt niet wanneer het wegtrekt.',
  ],
  'W-A39a': [
    'Wat is twee rondes in het gas?',
    'Het einde van twee rondes telt, voor alle troepen gelijk.',
    'De tekst telt rondes. Wie door de vijand is beschoten, heeft dan twee beurten om eruit te komen, de eerste met een stap minder.',
  ],
  'W-A39b': [
    'Wanneer verzwakt gas?',
    'Gas verzwakt als er een ronde in voorbij is, en elke ronde opnieuw.',
    'De tekst verzwakt na één ronde. Zo laat zou het niemand verzwakken die op tijd weggaat.',
  ],
  'W-A39c': [
    'Mag je gas over de rand schieten?',
    'De lijn mag over de rand van het bord lopen, en bedekt de vakken die er zijn.',
    'De tekst zegt drie vakken.',
  ],
  'W-A24': [
    'Wanneer heeft een team geen troepen meer?',
    'Een team dat heeft ingezet, ligt eruit zodra het geen troep meer op het bord heeft.',
    'De tekst zegt troepen, en troepen die je nog kunt kopen zijn troepen.',
    { 'W-070': 'Je wint als de vijand troepen heeft ingezet en er geen meer op het bord heeft.' },
  ],
  'W-A34b': [
    'Wat als een van twee maten geen troepen meer heeft?',
    'Die speler ligt eruit en heeft geen beurten meer.',
    'De tekst kent alleen teams. Een maat zonder troepen heeft nog artillerie.',
  ],
  'W-A25': [
    'Wanneer zijn loopgraven vol?',
    'De loopgraven zijn vol als geen enkel vak vrij is en er minstens één vijand in staat.',
    'De tekst zegt vol met jouw troepen.',
    {
      'W-071':
        'Als de loopgraven van de vijand vol zijn en er troepen van jou in staan, heeft de vijand nog één ronde om een vak vrij te maken; lukt dat niet, dan heeft hij verloren.',
    },
  ],
  'W-A46': [
    'Hoe lang is nog één ronde?',
    'Nog één ronde is de rest van deze ronde en de hele volgende.',
    'De tekst geeft nog één ronde. Elke speler van het team heeft daarin één beurt.',
  ],
  'W-A49': [
    'Is er remise?',
    'Een spel waarin tien rondes lang niemand een troep verliest, is remise.',
    'De tekst kent geen remise, en twee spelers kunnen eeuwig in elkaars loopgraven zitten.',
  ],
} as const satisfies { readonly [Id in keyof typeof ENGLISH]: ToldOf<(typeof ENGLISH)[Id]> };

const inDutch = ([id, ruling]: readonly [string, Ruling]): readonly [string, Ruling] => {
  const told: readonly [...Told, alters?: Readonly<Record<string, Altered>>] = TOLD[id as keyof typeof TOLD];
  const [question, other, from, alters = {}] = told;
  const said = { question, other, from };
  return [id, ruling.option === null ? { ...ruling, ...said } : { ...ruling, ...said, alters }];
};

/** Het register van onze lezingen, in het Nederlands. */
export const RULINGS: Readonly<Record<string, Ruling>> = Object.fromEntries(
  Object.entries(ENGLISH).map(inDutch),
);
