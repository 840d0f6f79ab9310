/** De regels van Loopgraven, zin voor zin, in onze eigen woorden. */
import type { Chapter, Statement } from '../../../src/book/statement.ts';
import { CHAPTERS as ENGLISH, STATEMENTS as ENGLISH_STATEMENTS, type StatementId } from '../statements.ts';

const TEXTS = {
  'W-080': 'Het bord bestaat uit zeskanten: een vak heeft zes buren.',
  'W-081':
    'Het bord heeft 94 vakken in elf rijen, en elk team heeft op zijn eigen eerste rij zes loopgraafvakken, in twee stukken van drie.',
  'W-082': 'Van elke eventkaart zijn er twee, en de tokens in de bank raken nooit op.',
  'W-001':
    'Je kiest een kort, een middellang of een lang spel; de tabel zegt hoeveel troepen en tokens elke speler dan heeft.',
  'W-002': 'Geen troep begint op het bord: troepen koop je met tokens.',
  'W-003':
    'Artillerie, economie en generaal beginnen alle drie op trede 0, in het oorspronkelijke regelboek tier 0.',
  'W-004': 'Elk team gooit één keer een dobbelsteen, en de hoogste worp begint.',
  'W-A30': 'Wie begint, bepaal je met een dobbelsteen met zes zijden; bij gelijke worpen gooi je opnieuw.',
  'W-A02':
    'Er zijn twee teams: met twee spelers is ieder een team, met vier zijn er twee per team, die samen winnen en verliezen.',
  'W-A34':
    'Met vier spelers heeft ieder een eigen stuk van de loopgraaf, zet daar in en speelt alleen met zijn eigen troepen; die van een maat staan net zo in de weg als alle andere.',
  'W-A34a':
    'Elke speler heeft een eigen kas, eigen treden en eigen acties; worpen voor een kaart, de kaarten zelf en wat ze doen, zijn van het team.',
  'W-A34c':
    'Van twee maten antwoordt wie in een ronde het eerst speelt op wat een kaart hun team vraagt: welk peloton Shellshock krijgt, en of de gasmaskers opgaan.',
  'W-A27': 'Troepen uit de doos die de tabel je niet geeft, blijven erin.',
  'W-A33': 'Een ronde is één beurt van elke speler, de teams om en om.',
  'W-010': 'Aan het begin van je beurt krijg je 3 tokens.',
  'W-A35': 'In je eigen eerste beurt krijg je geen inkomen.',
  'W-A29': 'Verder is je eerste beurt een beurt als elke andere.',
  'W-011': 'De treden van de economie maken van je inkomen 4, 5 en 6.',
  'W-012':
    'Elke troep van jou op een loopgraafvak van de vijand brengt bij elk inkomen extra op: een peloton 2, een auto 3, een tank 4.',
  'W-A23': 'Al je troepen in de loopgraven van de vijand tellen mee, op welk vak daarvan ze ook staan.',
  'W-013': 'Eventkaarten kunnen een inkomen veranderen.',
  'W-020': 'Aan het begin van elke ronde draai je de rondekaart om.',
  'W-A01':
    'De eerste ronde is groen: zo ligt de kaart van het begin af, en vanaf de tweede ronde draai je hem om.',
  'W-021':
    'In een groene ronde gooit elk team een dobbelsteen met zes zijden: 1 of 2 geeft een negatieve kaart, 3 of 4 geen kaart, 5 of 6 een positieve kaart. In een witte ronde gooit niemand.',
  'W-A33a':
    'Het team dat begon, gooit het eerst voor een eventkaart en doet wat zijn kaart zegt, daarna het andere; dan pas komen de beurten.',
  'W-A43':
    'Rat Attack, Keep Digging, Kabiem, Body Armor, Spotted en Gasmasker liggen open voor hun team tot ze gebruikt zijn; de andere gelden meteen en gaan op de aflegstapel.',
  'W-A43a': 'Een stapel wordt opnieuw geschud als je er een kaart van moet pakken en er geen meer ligt.',
  'W-A33b': '‘Deze ronde’ op een kaart eindigt met de ronde waarin je die kaart pakt.',
  'W-100': 'Trench Feet: al je pelotons zetten 1 stap minder.',
  'W-A15': 'Trench Feet duurt deze ronde.',
  'W-101': 'Hongersnood: pelotons op het slagveld kunnen een ronde lang niet bewegen en niet aanvallen.',
  'W-102': 'Freeze: auto’s en tanks kunnen een ronde lang niet bewegen en niet aanvallen.',
  'W-A16': 'Hongersnood en Freeze gelden voor de troepen van het team dat ze pakt.',
  'W-A42':
    'Hongersnood geldt niet voor een peloton dat op een eigen loopgraafvak staat op het moment dat het iets doet.',
  'W-103': 'Rat Attack: bij je volgende aanval telt elk van je dobbelstenen 1 minder.',
  'W-104':
    'Verloren Haversack: wat je het laatst verplaatste, gaat twee vakken terug, of blijft staan als dat niet kan.',
  'W-A17':
    'De verloren haversack stuurt de troep van het team terug die het laatst is verplaatst; is die weg, dan gebeurt er niets.',
  'W-A41':
    'Elke stap terug door de verloren haversack gaat naar een vrij vak één rij dichter bij huis; zijn er geen twee vrij, dan één, en anders geen; kan de troep op meer plaatsen uitkomen, dan kiest de eigenaar.',
  'W-105': 'Shellshock: een van je pelotons kan twee rondes lang niet bewegen, en sterft bij elke aanval.',
  'W-A18':
    'De eigenaar kiest het peloton met Shellshock uit die op het bord staan, en een aanval erop lukt zonder worp.',
  'W-A42a':
    'Een peloton met Shellshock kan ook niet aanvallen, en dat duurt deze ronde en de volgende; artillerie doodt het niet.',
  'W-110': 'Keep Digging: tel bij je volgende aanval 1 op bij je totaal.',
  'W-111': 'Kabiem: je mag van twee vakken afstand aanvallen.',
  'W-A14': 'Kabiem is voor één aanval, welke je maar wilt.',
  'W-A48':
    'Je speelt Kabiem bij een aanval van minstens één troep die precies twee vakken van het doel af staat; het mogen er meer zijn, en er hoeft niemand naast te staan.',
  'W-112': 'Body Armor: in je volgende gevecht telt het totaal van de vijand voor de helft, naar boven afgerond.',
  'W-A36b': 'Wat Body Armor van het totaal van de vijand overlaat, wordt naar boven afgerond: van 7 blijft 4 over.',
  'W-113':
    'Spotted: een troep die wordt aangevallen, mag één keer uitwijken door twee stappen opzij te gaan, en dat kost geen actie.',
  'W-A44':
    'Spotted speel je vóór de worp; de troep zet een of twee vrije stappen, wat die troep verder ook tegenhoudt; is er geen vrij vak naast, dan kun je niet uitwijken.',
  'W-A20':
    'Een aanval waarvoor een troep uitwijkt, gaat niet door en kost toch een actie; een gevecht was het niet, dus wat daarop wacht, blijft wachten.',
  'W-A20a':
    'Een troep die uitwijkt, gaat naar een vak dat naast geen van de aanvallers ligt, als er zo’n vak te bereiken is.',
  'W-114': 'Op volle toeren: je volgende drie inkomens zijn dubbel.',
  'W-A21':
    'Op volle toeren verdubbelt wat de economie opbrengt, en niet wat troepen in vijandelijke loopgraven opbrengen.',
  'W-A45':
    'Op volle toeren telt voor de volgende drie inkomens van elke speler van het team; een beurt zonder inkomen verbruikt er geen, en twee van die kaarten gelden tegelijk.',
  'W-115': 'Gasmasker: een ronde lang ben je beschermd tegen een gasaanval.',
  'W-A40':
    'Of je een gasmasker opzet, wordt je gevraagd op het moment dat gas je troepen zou verzwakken of doden; het beschermt dan alle troepen van je team, maar de beurt in het gas telt toch mee.',
  'W-A40a':
    'Komt er gas bij beide teams en hebben ze allebei een gasmasker, dan wordt team A het eerst gevraagd.',
  'W-030': 'Je hebt 2 acties per beurt; met de treden van de generaal 3 en 4.',
  'W-031': 'Een actie is: troepen inzetten, één troep bewegen, of één vijandelijke troep aanvallen.',
  'W-034': 'Bewegen en aanvallen doe je alleen met je eigen troepen.',
  'W-A06': 'Een troep mag in een beurt telkens weer iets doen, zolang je acties hebt.',
  'W-032':
    'Tot drie troepen inzetten is één actie, vier of meer zijn er twee; een upgrade telt als het inzetten van een troep.',
  'W-A47':
    'De eerste en de vierde aankoop van een troep of upgrade in een beurt kosten elk een actie, alle andere geen, ook als je geen actie meer hebt.',
  'W-033': 'Een peloton kost 4 tokens, een auto 6, een tank 9.',
  'W-A07': 'Je zet in op een vrij loopgraafvak van jezelf; eruit gaan is een beweging als elke andere.',
  'W-A47a':
    'Een beurt eindigt als je dat zegt; acties die over zijn, vervallen; tokens houd je, en niemand leent ze uit.',
  'W-040': 'In één beweging zet een peloton hoogstens 3 stappen, een auto 5, een tank 2.',
  'W-041': 'Niemand komt op of over een vak waar een troep staat, van jezelf of van een ander; eromheen mag.',
  'W-043': 'Een beweging brengt een troep op een ander vak.',
  'W-042': 'Op een vak staat één troep.',
  'W-050': 'Een troep wordt aangevallen vanaf de vakken ernaast.',
  'W-051': 'Je mag één vijandelijke troep met meer troepen tegelijk aanvallen.',
  'W-052':
    'Elke troep die aanvalt gooit zijn dobbelsteen, en de worpen worden opgeteld: die van een peloton heeft 6 zijden, van een auto 4, van een tank 10.',
  'W-A03': 'Een troep die wordt aangevallen, gooit tegen de aanvallers alleen de eigen dobbelsteen.',
  'W-A04': 'Een troep verdedigt met dezelfde dobbelsteen als waarmee die aanvalt.',
  'W-053':
    'Het hoogste totaal wint; de troepen van de verliezer die meededen, komen naast het bord te liggen.',
  'W-054': 'Van een groep die aanvalt en verliest, gaat iedereen verloren.',
  'W-055': 'Wat naast het bord ligt, komt nooit terug.',
  'W-056': 'Niemand schuift op door een gevecht.',
  'W-057': 'Een gelijkspel verandert niets; heb je nog een actie, dan kun je nog weglopen.',
  'W-A32': 'Een troep in zijn loopgraaf kun je aanvallen als elke andere.',
  'W-A12':
    'De ‘schade’ van het regelboek is het totaal van de worpen: Keep Digging telt 1 op bij het jouwe, met hoeveel dobbelstenen ook.',
  'W-A36':
    'Een totaal tel je in deze volgorde: de worpen, wat Rat Attack van elke dobbelsteen afhaalt, wat er voor verzwakte troepen afgaat, wat erbij komt, nooit onder 0; Body Armor komt het laatst.',
  'W-A37':
    'Wat op je volgende aanval of gevecht wacht, telt daarin mee, alles samen, en is daarmee op, ook bij een gelijkspel of een gevecht zonder worp.',
  'W-060':
    'Vanaf het begin van het spel mag je upgrades kopen, trede voor trede, voor wat in de tabel staat.',
  'W-066': 'Voor gas is trede 1 van de artillerie nodig, voor geavanceerde munitie trede 2.',
  'W-067': 'Boven trede 0 hebben de artillerie en de generaal er twee, en de economie drie.',
  'W-065': 'Een trede van de generaal telt vanaf de volgende ronde.',
  'W-A28': 'De economie telt vanaf je volgende inkomen, de artillerie meteen.',
  'W-061': 'De munitie van elk schot koop je: 5 tokens voor gewone munitie, 7 voor gas, 9 voor geavanceerde.',
  'W-A09': 'Schieten is een actie.',
  'W-A09a': 'De artillerie reikt tot elk vak van het bord.',
  'W-A09b': 'Je mag zo vaak schieten als je acties en tokens hebt.',
  'W-A09c': 'Een schot raakt ook je eigen troepen.',
  'W-A10': 'Wie een hogere trede van de artillerie heeft, mag ook met de munitie van een lagere schieten.',
  'W-062':
    'Gewone munitie raakt één vak: een troep daar zet de volgende ronde 1 stap minder en heeft in het volgende gevecht 2 minder.',
  'W-A38':
    'Een treffer kost een stap van elke beweging in de volgende beurt van de eigenaar die daarna begint.',
  'W-A38a': 'Treffers tellen bij elkaar op: twee kosten samen 2 stappen, en 4 in het gevecht.',
  'W-A05':
    'De 2 minder van een treffer tellen in het volgende gevecht van de troep, of die nu aanvalt of verdedigt.',
  'W-063':
    'Gas ligt over drie vakken op een rechte lijn. Een troep die er één ronde in staat, is verzwakt als door gewone munitie; een troep die er twee rondes in staat, sterft.',
  'W-A39': 'Een wolk trekt twee rondes later weg, aan het begin van de beurt van wie schoot.',
  'W-A39a':
    'Een troep die aan het eind van twee beurten van zijn eigenaar in dezelfde wolk staat, sterft; voor de eigen troepen van wie schoot, telt de beurt van het schot al mee.',
  'W-A39b':
    'Een wolk verzwakt een troep één keer: als het schot die treft of als die erin stopt, en niet als die er alleen doorheen loopt.',
  'W-A39c': 'Alle drie de vakken met gas liggen op het bord.',
  'W-064':
    'Geavanceerde munitie doet met een vak en alle vakken eromheen wat gewone munitie met één vak doet.',
  'W-070': 'Je wint als de vijand geen troepen meer heeft.',
  'W-A24':
    'Troepen die nog ingezet kunnen worden, zijn ook troepen: een team ligt eruit als het er geen op het bord heeft en er geen meer kan inzetten.',
  'W-A34b': 'Een speler zonder troepen speelt door zolang zijn maat er nog wel heeft.',
  'W-071':
    'Als jouw troepen de loopgraven van de vijand vullen, heeft de vijand nog één ronde om er een te verdrijven; lukt dat niet, dan heeft hij verloren.',
  'W-A25': 'De loopgraven zijn vol als er op elk loopgraafvak van het team een vijandelijke troep staat.',
  'W-A46':
    'Vanaf het moment dat de loopgraven vol zijn, heeft elke speler van het team één beurt; komt er intussen een vak vrij, dan is het gevaar meteen geweken.',
  'W-A49': 'Er is geen remise, maar twee spelers die in elkaars loopgraven zitten, mogen het afspreken.',
} as const satisfies Readonly<Record<StatementId, string>>;

/** De hoofdstukken, in de volgorde van het Engels. */
const CHAPTER_NAMES = [
  'De doos en het bord',
  'Klaarzetten',
  'Rondes en inkomen',
  'Events',
  'Wat de kaarten doen',
  'Acties',
  'Bewegen',
  'Vechten',
  'Upgrades en artillerie',
  'Het einde',
] as const;

type Statements = Readonly<Record<StatementId, Statement>>;

const inDutch = (statements: Chapter['statements']): Chapter['statements'] =>
  Object.fromEntries(
    Object.entries(statements).map(([id, statement]) => [
      id,
      { ...statement, text: TEXTS[id as StatementId] },
    ]),
  );

export const CHAPTERS: readonly Chapter[] = ENGLISH.map(({ statements }, index) => ({
  name: CHAPTER_NAMES[index] ?? '',
  statements: inDutch(statements),
}));

export const STATEMENTS = inDutch(ENGLISH_STATEMENTS) as Statements;
