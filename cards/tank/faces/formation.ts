/** Formation cards: nation and name at the top, a picture to scale, and four figures in a row. */
import type { Edition } from '../../../src/kit/edition.ts';
import { openGround } from '../../../src/kit/engrave/open-ground.ts';
import { written } from '../../../src/kit/engrave/path/outline.ts';
import { draw, type Path } from '../../../src/kit/engrave/path/path.ts';
import { line, polygon, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { art, box, group, type Face, type Node, type Rect, type Shape } from '../../../src/kit/face.ts';
import { badge } from '../art/nation-emblems.ts';
import type { Blueprint } from '../art/profile/blueprint.ts';
import { BLUEPRINTS, heightOf, lengthOf, portrait, reachOf, type Stand } from '../art/profile/portrait.ts';
import { SQUADS, soldier, type Squad, type SquadId } from '../art/profile/soldiers.ts';
import type { FormationCard, FormationId } from '../data/cards.ts';
import { fillOf, inksOf, isBare, themeOf, type Theme } from '../theme.ts';
import { figureRow } from './figure-row.ts';
import { cardFace, panel, words } from './frame.ts';
import { CLASSES, NATION_WORDS, lettered } from './words.ts';

export const PANEL: Rect = { x: 4.3, y: 21.3, width: 54.9, height: 36.4 };
/** The foot of the plate that says the length. */
export const DIMENSION_FOOT = PANEL.y + 3.9 + 1.6;
/** The ground line under wheels, and the horizon. */
const GROUND = PANEL.y + PANEL.height - 6.6;
const HORIZON = GROUND - 1.3;
/** Room for a picture: the longest gun ends short of the frame. */
const REACH = { left: 5.3, right: 58.2, top: 27.6 } as const;
/** The largest scale of a picture, mm a metre. */
const LARGEST = 8.4;
/** An aircraft flies so high above the ground, mm. */
const FLIGHT = 13.5;
const MAN_HEIGHT = 23;
/** A gun at fewer mm a metre has its commander in the foreground, who is as tall as men on other cards. */
const FAR_OFF = 7.4;
const COMMANDER = { x: PANEL.x + 9.4, y: GROUND + 1.5, height: 24 } as const;

/** A parachute. */
const canopy = (x: number, y: number, r: number): Path =>
  draw()
    .at(x - r, y)
    .curve(x - r, y - r * 1.3, x + r, y - r * 1.3, x + r, y)
    .bend(x + r * 0.66, y - r * 0.3, x + r / 3, y)
    .bend(x, y - r * 0.3, x - r / 3, y)
    .bend(x - r * 0.66, y - r * 0.3, x - r, y)
    .close().path;

function canopies({ key, paper }: Theme, bare: boolean): Shape[] {
  const places = [
    [21.6, 27.4, 2.6],
    [40, 26.4, 3.2],
    [54, 28.6, 2],
  ] as const;
  const stroke = { colour: key, width: bare ? 0.125 : 0.16 };
  return places.flatMap(([x, y, r]) => [
    {
      d: written(
        draw()
          .at(x - r, y)
          .to(x, y + r * 1.7)
          .to(x + r, y)
          .at(x - r / 3, y)
          .to(x, y + r * 1.7)
          .to(x + r / 3, y).path,
      ),
      stroke,
    },
    { d: written(canopy(x, y, r)), fill: paper, stroke },
    { d: written(rectangle(x - 0.35, y + r * 1.6, 0.7, 1.5)), fill: key },
  ]);
}

/** Squares of a metre behind the picture. */
function grid(card: FormationCard, size: number, from: number, theme: Theme): Shape[] {
  if (theme.edition === 'screen') return [];
  const { x, y, width } = PANEL;
  const pen = draw();
  const step = size < 3 ? size * 2 : size;
  const first = from - Math.floor((from - x) / step) * step;
  for (let at = first; at < x + width; at += step) pen.at(at, y).to(at, HORIZON);
  for (let at = GROUND - step; at > y; at -= step) pen.at(x, at).to(x + width, at);
  const bare = isBare(theme);
  const colour = bare ? theme.flat[card.owner] : theme.paper;
  return [{ d: written(pen.path), stroke: { colour, width: bare ? 0.125 : 0.13 } }];
}

/** Bare earth below the horizon, with a few cuts in it. */
function earth(theme: Theme, seed: number): Shape[] {
  const { x, y, width, height } = PANEL;
  const bottom = y + height;
  const bare = isBare(theme);
  const strokes = openGround(
    {
      left: x,
      right: x + width,
      horizon: HORIZON + 0.7,
      bottom: GROUND + 2.1,
      sun: x + width / 2,
      rows: 3,
      heavy: bare ? 0.2 : 0.5,
      seed,
    },
    theme.key,
  );
  return [
    { d: written(rectangle(x, HORIZON, width, bottom - HORIZON)), fill: theme.paper },
    {
      d: written(line(x, HORIZON, x + width, HORIZON)),
      stroke: { colour: theme.key, width: bare ? 0.15 : 0.22 },
    },
    ...(theme.edition === 'screen' ? [] : [strokes]),
  ];
}

/** Where a machine stands in its picture, as large as the picture lets it be. */
export function standOf(blueprint: Blueprint): Stand {
  const [back, front] = reachOf(blueprint);
  const room = REACH.right - REACH.left;
  const size = Math.min(
    blueprint.make === 'towed' ? LARGEST * 1.12 : LARGEST,
    room / (front - back),
    (GROUND - REACH.top) / heightOf(blueprint),
  );
  const middle = (REACH.left + REACH.right) / 2 - 0.4;
  const free = room - size * (front - back) > 3;
  const x = (free ? middle - 0.6 : (REACH.left + REACH.right) / 2) - (size * (back + front)) / 2;
  return { x, y: GROUND - (blueprint.make === 'plane' ? FLIGHT : 0), size };
}

/** The dimension line with its length. */
function dimension(blueprint: Blueprint, { x, size }: Stand, theme: Theme): Node[] {
  if (theme.edition === 'screen') return [];
  const [back, front] = reachOf(blueprint);
  const [left, right] = [x + back * size, Math.min(x + front * size, PANEL.x + PANEL.width - 1.2)];
  const y = PANEL.y + 3.9;
  const bare = isBare(theme);
  const colour = bare ? theme.key : theme.paper;
  const tip = (at: number, way: number): Path =>
    polygon([
      [at, y],
      [at + 1.5 * way, y - 0.55],
      [at + 1.5 * way, y + 0.55],
    ]);
  const middle = (left + right) / 2;
  return [
    art({
      x: 0,
      y: 0,
      shapes: [
        {
          d: written(
            draw()
              .add(line(left, y, right, y))
              .add(line(left, y - 1.2, left, y + 1.6))
              .add(line(right, y - 1.2, right, y + 1.6)).path,
          ),
          stroke: { colour, width: bare ? 0.125 : 0.18 },
        },
        { d: written(draw().add(tip(left, 1)).add(tip(right, -1)).path), fill: colour },
      ],
    }),
    box({
      x: middle - 5.4,
      y: y - 1.6,
      width: 10.8,
      height: 3.2,
      radius: 0.6,
      fill: theme.paper,
      ...(bare ? {} : { stroke: { colour: theme.key, width: 0.15 } }),
    }),
    words(
      {
        field: 'length',
        text: `${lengthOf(blueprint).toFixed(2)} m`,
        x: middle - 5,
        y: y - 1.6,
        width: 10,
        height: 3.2,
        align: 'center',
        valign: 'middle',
      },
      'figures',
      7.2,
      [theme.key, theme.paper],
      30,
    ),
  ];
}

interface Picture {
  /** Shapes clipped to the panel. */
  readonly behind: readonly Node[];
  /** Shapes that may stand out over its edge. */
  readonly before: readonly Node[];
  readonly arms: string;
}

const plain = (shapes: readonly Shape[]): Node => art({ x: 0, y: 0, shapes });

/** The commander of a long gun, whose crew is small beside it. */
const commander = (card: FormationCard, blueprint: Blueprint, { size }: Stand, theme: Theme): Shape[] =>
  blueprint.make === 'towed' && size < FAR_OFF
    ? soldier(card.owner, 'spot-standing', COMMANDER, inksOf(theme, card.owner), theme.detail)
    : [];

function machine(card: FormationCard, blueprint: Blueprint, theme: Theme): Picture {
  const stand = standOf(blueprint);
  const [back] = reachOf(blueprint);
  return {
    behind: [
      plain([
        ...grid(card, stand.size, stand.x + back * stand.size, theme),
        ...earth(theme, card.pen + card.inf),
      ]),
    ],
    before: [
      art({
        x: 0,
        y: 0,
        shapes: [
          ...portrait(blueprint, card.owner, stand, theme),
          ...commander(card, blueprint, stand, theme),
        ],
        sign: { means: `${card.name} from the side`, ink: theme.key, ground: theme.paper },
      }),
      ...dimension(blueprint, stand, theme),
    ],
    arms: blueprint.arms,
  };
}

function men(card: FormationCard, squad: Squad, theme: Theme): Picture {
  const middle = PANEL.x + PANEL.width / 2;
  const ride = squad.ride && BLUEPRINTS[squad.ride];
  const figures = squad.men.flatMap(({ dress, stance, at, size = 1 }) =>
    soldier(
      dress,
      stance,
      { x: middle + at * PANEL.width, y: GROUND + 1.1, height: MAN_HEIGHT * size },
      inksOf(theme, card.owner),
      theme.detail,
    ),
  );
  const metre = MAN_HEIGHT / 1.78;
  return {
    behind: [
      plain([
        ...grid(card, metre / 2, middle, theme),
        ...earth(theme, card.pen + card.inf),
        ...(squad.canopies ? canopies(theme, isBare(theme)) : []),
        ...(ride ? portrait(ride, card.owner, { x: middle, y: GROUND, size: 7.4 }, theme) : []),
      ]),
    ],
    before: [
      art({
        x: 0,
        y: 0,
        shapes: figures,
        sign: {
          means: `${CLASSES[card.type].name}, ${NATION_WORDS[card.owner]}`,
          ink: theme.key,
          ground: theme.paper,
        },
      }),
    ],
    arms: squad.arms,
  };
}

const isSquad = (id: FormationId): id is FormationId & SquadId => Object.hasOwn(SQUADS, id);

const pictureOf = (card: FormationCard<FormationId>, theme: Theme): Picture =>
  isSquad(card.id) ? men(card, SQUADS[card.id], theme) : machine(card, BLUEPRINTS[card.id], theme);

/** What it fires, at the foot of the picture. */
function footnote(arms: string, theme: Theme): Node[] {
  if (theme.edition === 'screen') return [];
  const place = { x: PANEL.x + 4.9, y: PANEL.y + PANEL.height - 3.6, width: PANEL.width - 9.8, height: 2.7 };
  const inks = [theme.key, theme.paper] as const;
  return [words({ field: 'arms', text: arms, ...place, valign: 'middle' }, 'plain', 7.2, inks, 20)];
}

function heading(card: FormationCard, theme: Theme): Node[] {
  const { key, paper, edition } = theme;
  const { code, name } = CLASSES[card.type];
  const ink = isBare(theme) ? theme.flat[card.owner] : fillOf(theme, card.owner);
  const screen = edition === 'screen';
  const left = 20.2;
  return [
    art({
      x: 0,
      y: 0,
      shapes: badge(card.owner, 11.2, 11.6, 13.8, theme),
      sign: {
        means: NATION_WORDS[card.owner],
        ink: key,
        ground: isBare(theme) ? paper : fillOf(theme, card.owner),
      },
    }),
    words(
      {
        field: 'name',
        text: lettered(card.name),
        x: left,
        y: 4.4,
        width: 39.1,
        height: 9,
        valign: 'middle',
        fit: { least: 11 },
      },
      'crate',
      25,
      [key, paper],
    ),
    box({ x: left, y: 14.3, width: 39.1, height: 0.55, fill: ink }),
    words(
      { field: 'class letters', text: code, x: left, y: 15.8, width: 9, height: 4.4, valign: 'middle' },
      'figures',
      screen ? 13 : 11,
      [key, paper],
      20,
    ),
    ...(screen
      ? []
      : [
          words(
            {
              field: 'class',
              text: name.toUpperCase(),
              x: left + (code.length > 2 ? 7.2 : 5.4),
              y: 15.8,
              width: 27,
              height: 3.6,
              valign: 'middle',
            },
            'plain',
            8,
            [key, paper],
            40,
          ),
          words(
            {
              field: 'count',
              text: `×${card.count}`,
              x: 52,
              y: 15.8,
              width: 7.3,
              height: 3.6,
              align: 'right',
              valign: 'middle',
            },
            'figures',
            9,
            [key, paper],
          ),
        ]),
  ];
}

/** The face of a formation card. */
export function formationFront(card: FormationCard<FormationId>, edition: Edition): Face {
  const theme = themeOf(edition);
  const { behind, before, arms } = pictureOf(card, theme);
  return cardFace(`${card.id}-front`, theme, [
    ...heading(card, theme),
    ...panel(card.owner, PANEL, 4, theme, behind),
    ...before,
    ...footnote(arms, theme),
    group({ x: 4, y: 60.2, nodes: figureRow(card, theme) }),
  ]);
}
