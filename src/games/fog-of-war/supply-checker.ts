/** Supply at a real table: markers are put where they lie, and what is asked is set. */
import type { StatementId } from '../../../content/fog-of-war/statements.ts';
import type { Checker } from '../../referee/checker.ts';
import { choice, number, toggle, type Control } from '../../referee/editing.ts';
import { ALL_AREAS, besideOf, idOf, placeNamed, type AreaNumber, type PlaceNumber } from './areas.ts';
import { withOptions, type OptionId } from './options.ts';
import { otherOf, SIDE_IDS, SIDES } from './position.ts';
import type { CheckerSaid } from './said-check.ts';
import { controlFace } from './scene.ts';
import { HOLDERS, holderControl, idOfHolder, sideControl, stuckControl, type Holder } from './set-area.ts';
import { checkSupply } from './supply-asked.ts';
import { drawnSupply } from './supply-drawn.ts';
import {
  BEGIN,
  draftOf,
  questionOf,
  tableOf,
  warOf,
  withHolder,
  withStuck,
  withUssr,
  withYear,
  type SupplyTable,
} from './supply-table.ts';

/** What can be put: a marker of whoever holds an area, or a quagmire. */
const MARKS = [
  ...HOLDERS.map((holder) => ({ id: idOfHolder(holder), holder })),
  { id: 'quagmire', holder: undefined },
] as const;
const STUCK_FACE = 'supply-quagmire-back';

const areaNamed = (id: string): AreaNumber | undefined => ALL_AREAS.find((at) => idOf(at) === id);
const attackerAt = ({ stuck }: SupplyTable, at: AreaNumber): Holder =>
  stuck.find((one) => one.at === at)?.attacker ?? null;

/** Puts a marker on an area; a quagmire that lies there already is taken away by another. */
function put(table: SupplyTable, piece: string, at: AreaNumber): SupplyTable {
  const mark = MARKS.find(({ id }) => id === piece);
  if (mark === undefined) return table;
  if (mark.holder !== undefined) return withHolder(table, at, mark.holder);
  const holder = table.control[at] ?? null;
  const attacker = holder === null ? table.side : otherOf(holder);
  return withStuck(table, at, attackerAt(table, at) === null ? attacker : null);
}

/** From where it is launched is asked anew where something else is asked. */
const asking = (table: SupplyTable, change: Partial<Pick<SupplyTable, 'side' | 'at'>>): SupplyTable => ({
  ...table,
  ...change,
  from: null,
});

function around(table: SupplyTable, at: AreaNumber): readonly Control<CheckerSaid>[] {
  const holder = table.control[at] ?? null;
  const act = (id: string, says: CheckerSaid, next: SupplyTable): Control<CheckerSaid> => ({
    kind: 'act',
    id,
    says,
    act: () => draftOf(next),
  });
  const isBeside =
    table.at !== null && questionOf(table) === 'launch' && besideOf(table.side, table.at).includes(at);
  return [
    ...SIDES.filter((who) => table.at !== at || table.side !== who).map((who) =>
      act(`ask-${SIDE_IDS[who]}`, { says: 'askHere', who, at }, asking(table, { side: who, at })),
    ),
    ...(isBeside && table.from !== at
      ? [act('from', { says: 'launchHere', at }, { ...table, from: at })]
      : []),
    holderControl(holder, (who) => draftOf(withHolder(table, at, who))),
    stuckControl(
      attackerAt(table, at),
      HOLDERS.filter((who) => who === null || who !== holder),
      (who) => draftOf(withStuck(table, at, who)),
    ),
  ];
}

const placesTo = (ids: readonly PlaceNumber[], none: CheckerSaid) => [
  { id: 'any', says: none },
  ...ids.map((at) => ({ id: idOf(at), says: { says: 'placeName', at } as const })),
];

function asked(table: SupplyTable): readonly Control<CheckerSaid>[] {
  const { side, at, from } = table;
  return [
    sideControl<CheckerSaid>(
      ['side', { says: 'supplySide' }],
      side,
      SIDES.map((who) => ({ who, says: { says: 'whoName', who } })),
      (who) => draftOf(asking(table, { side: who ?? side })),
    ),
    choice<CheckerSaid>(
      ['at', { says: 'supplyAt' }],
      at === null ? 'any' : idOf(at),
      placesTo(ALL_AREAS, { says: 'everyArea' }),
      (id) => draftOf(asking(table, { at: areaNamed(id) ?? null })),
    ),
    ...(at !== null && questionOf(table) === 'launch'
      ? [
          choice<CheckerSaid>(
            ['from', { says: 'supplyFrom' }],
            from === null ? 'any' : idOf(from),
            placesTo(besideOf(side, at), { says: 'anyArea' }),
            (id) => draftOf({ ...table, from: placeNamed(id) ?? null }),
          ),
        ]
      : []),
  ];
}

const ofWar = (table: SupplyTable): readonly Control<CheckerSaid>[] => [
  number<CheckerSaid>(['year', { says: 'yearSet' }], 1940 + table.year, [1940, 1944], (year) =>
    draftOf(withYear(table, year - 1940)),
  ),
  toggle<CheckerSaid>(['ussr', { says: 'ussrSet' }], table.ussr, (isIn) => draftOf(withUssr(table, isIn))),
];

export function supplyChecker(on: readonly OptionId[]): Checker<OptionId, StatementId, CheckerSaid> {
  const options = withOptions(on);
  return {
    id: 'supply',
    name: { says: 'supplyName' },
    about: { says: 'supplyAbout' },
    options: ['no-offmap-launch', 'sea-supply', 'straits', 'neutral-stays'],
    begin: draftOf(BEGIN),
    fields: Object.keys(BEGIN),
    check: (draft) => checkSupply(tableOf(draft), warOf(tableOf(draft), options)),
    sketch: (draft) => ({ scene: drawnSupply(tableOf(draft), warOf(tableOf(draft), options)), faults: [] }),
    pieces: () =>
      MARKS.map(({ id, holder }) => ({
        id,
        left: null,
        ...(holder === undefined
          ? { face: STUCK_FACE, says: { says: 'quagmireMark' } as const }
          : { face: controlFace(holder), says: { says: 'holderMark', who: holder } as const }),
      })),
    places: () => ALL_AREAS.map((at) => ({ id: idOf(at), says: { says: 'editOn', at } })),
    put: (draft, piece, place) => {
      const at = areaNamed(place);
      return at === undefined ? draft : draftOf(put(tableOf(draft), piece, at));
    },
    take: (draft, place) => {
      const [at, table] = [areaNamed(place), tableOf(draft)];
      return at === undefined || attackerAt(table, at) === null
        ? null
        : { piece: 'quagmire', face: STUCK_FACE, left: draftOf(withStuck(table, at, null)) };
    },
    around: (draft, place) => {
      const at = areaNamed(place);
      return at === undefined ? [] : around(tableOf(draft), at);
    },
    settings: (draft) => [
      { heading: { says: 'supplyAsked' }, controls: asked(tableOf(draft)) },
      { heading: { says: 'warHeading' }, controls: ofWar(tableOf(draft)) },
    ],
  };
}
