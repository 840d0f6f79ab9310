/** The box of Loopgraven and who draws what, in the words of a language. */
import { countAll, type Box, type Card, type Piece, type Sheet } from '../../src/kit/component.ts';
import type { Edition } from '../../src/kit/edition.ts';
import type { Face } from '../../src/kit/face.ts';
import type { Drawing, Kit, SheetDrawing } from '../../src/kit/kit.ts';
import { boxInWords } from '../../src/kit/translation.ts';
import { kitWords } from '../../src/kit/words/kit-words.ts';
import { BOX, DICE, ROUND_CARD, TOKENS, TROOPS, UPGRADE_CARDS } from './data/box.ts';
import { EVENTS } from './data/event-cards.ts';
import { eventFace, roundFace, stackBack } from './faces/event-cards.ts';
import { boardFace } from './faces/board.ts';
import { troopCounter } from './faces/counters.ts';
import { coverOf } from './faces/cover.ts';
import { dieFaces } from './faces/paper-dice.ts';
import { markerOf } from './faces/markers.ts';
import { fightFace, figuresFace, lengthsFace, roundsFace, turnFace } from './faces/reference-cards.ts';
import { troopStandees } from './faces/standees.ts';
import { upgradesFace } from './faces/upgrades.ts';
import { FONTS } from './theme.ts';
import { LENGTH_TABLE } from './data/tables.ts';
import type { LoopgravenWords } from './words.ts';

const roundSide = (side: 'green' | 'white', { round }: LoopgravenWords, edition: Edition): Face =>
  roundFace(
    side,
    side === 'green'
      ? { name: round.green, says: round.greenSays, turn: round.turn }
      : { name: round.white, says: round.whiteSays, turn: round.turn },
    edition,
  );

function front(card: Card, said: LoopgravenWords, edition: Edition): Face {
  const event = EVENTS.find(({ id }) => id === card.id);
  if (event) return eventFace({ ...event, name: card.name }, said.event, edition);
  if (card.id === ROUND_CARD.id) return roundSide('green', said, edition);
  if (card.id === 'set-up') return lengthsFace(said.setUp, edition);
  return (card.id === 'reference-fight' ? fightFace : figuresFace)(said.reference, edition);
}

function other(card: Card, said: LoopgravenWords, edition: Edition): Face {
  if (card.id === ROUND_CARD.id) return roundSide('white', said, edition);
  return card.id === 'reference' ? turnFace(said.reference, edition) : roundsFace(card.id, said, edition);
}

function sheet(of: Sheet, said: LoopgravenWords, edition: Edition): readonly SheetDrawing[] {
  const die = DICE.find(({ id }) => id === of.id);
  if (die) return dieFaces(die, edition).map((face) => ({ face }));
  const upgrades = UPGRADE_CARDS.find(({ id }) => id === of.id);
  if (upgrades) return [{ face: upgradesFace(of, upgrades.owner, said.upgrades, edition) }];
  return [{ face: boardFace(said, edition) }];
}

function counter(piece: Piece, said: LoopgravenWords, edition: Edition): Drawing {
  const troop = TROOPS.find(({ id }) => id === piece.id);
  const drawn = troop
    ? troopCounter({ ...troop, name: piece.name }, edition)
    : markerOf(piece, said.markers, edition);
  if (!drawn) throw new Error(`Loopgraven has no drawing for ${piece.id}`);
  return drawn;
}

/** The playing time, from the shortest game to the longest. */
const MINUTES = `${LENGTH_TABLE.short.minutes[0]}–${LENGTH_TABLE.long.minutes[1]}`;

export function kitIn(said: LoopgravenWords): Kit {
  const box: Box = said.names ? boxInWords(BOX, said.names, said.notes) : BOX;
  const { standee } = kitWords(said.language);
  const nameOf = (id: string): string => box.pieces.find((piece) => piece.id === id)?.name ?? id;
  return {
    id: 'loopgraven',
    ...(said.language !== 'en' && { language: said.language }),
    title: 'Loopgraven',
    about: said.about,
    players: said.players,
    minutes: MINUTES,
    ages: null,
    credits: [said.credit],
    box,
    asks: [{ thing: 'coins', count: countAll(TOKENS) }],
    fonts: FONTS,
    cover: coverOf,
    front: (card, edition) => front(card, said, edition),
    back: stackBack,
    other: (card, edition) => other(card, said, edition),
    sheet: (of, edition) => sheet(of, said, edition),
    counter: (piece, edition) => counter(piece, said, edition),
    showpiece: ({ id }, edition) => {
      const troop = TROOPS.find((piece) => piece.id === id);
      return troop ? troopStandees({ ...troop, name: nameOf(id) }, standee, edition) : [];
    },
  };
}
