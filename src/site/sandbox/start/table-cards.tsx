/** The row of tables to begin with: pictures, names and what is said of each, the same before any script and after. */
import type { ComponentChildren } from 'preact';
import type { LevelNames, Scene } from '../../../referee/table/scene.ts';
import type { Seat } from '../../../referee/seats.ts';
import { Board } from '../../board/board.tsx';
import { SeatShape } from '../../play/seats/seat-name.tsx';
import { PLAY_WORDS } from '../../words/play.ts';

const WORDS = PLAY_WORDS.start;

type Badge = Pick<Seat, 'ink' | 'shape'>;

/** Who plays: the reader's side, and the others. */
export interface Sides {
  readonly own: readonly Badge[];
  readonly others: readonly Badge[];
}

/** A way to begin, as in `data-start`. */
export type Way = 'against' | 'here' | 'position';

interface CardProps {
  readonly picture: ComponentChildren;
  /** The picture asks something. */
  readonly isPuzzle?: boolean;
  readonly name: string;
  readonly says: string;
}

export const TableCard = ({ picture, isPuzzle = false, name, says }: CardProps) => (
  <>
    <span class={`start-picture${isPuzzle ? ' start-asks' : ''}`} aria-hidden="true">
      {picture}
    </span>
    <b>{name}</b>
    <small>{says}</small>
  </>
);

const Badges = ({ badges }: { readonly badges: readonly Badge[] }) => (
  <>
    {badges.map(({ ink, shape }) => (
      <span key={`${ink} ${shape}`} class={`start-seat ink-${ink}`}>
        <SeatShape shape={shape} />
      </span>
    ))}
  </>
);

export const Versus = ({ own, others }: Sides) => (
  <>
    <Badges badges={own} />
    <i>{WORDS.versus}</i>
    <Badges badges={others} />
  </>
);

export const AllHere = ({ own, others }: Sides) => <Badges badges={[...own, ...others]} />;

interface EarlyProps {
  readonly sides: Sides;
  readonly levels: LevelNames | null;
  readonly shown: Scene;
  readonly faces: string;
  readonly name: string;
  readonly isEdited: boolean;
  readonly puzzle: string | null;
}

/**
 * The row before the scripts have run. A table is chosen here at once, by the browser alone; the script begins it as soon
 * as it can.
 */
export function EarlyTables({ sides, levels, shown, faces, name, isEdited, puzzle }: EarlyProps) {
  const board = <Board scene={shown} faces={faces} label={name} />;
  const ways = [
    {
      way: 'against',
      picture: <Versus {...sides} />,
      called: WORDS.against,
      says: levels ? WORDS.levels(levels[0], levels[2]) : WORDS.level,
    },
    {
      way: 'here',
      picture: <AllHere {...sides} />,
      called: WORDS.here(sides.own.length + sides.others.length),
      says: WORDS.oneScreen,
    },
    ...(isEdited
      ? [{ way: 'position', picture: board, called: WORDS.position, says: WORDS.positionSays } as const]
      : []),
  ] as const;
  return (
    <ul class="start-tables">
      {ways.map(({ way, picture, called, says }) => (
        <li key={way}>
          <label class="start-early">
            <input type="radio" name="table" value={way} autocomplete="off" />
            <TableCard picture={picture} name={called} says={says} />
          </label>
        </li>
      ))}
      {puzzle !== null && (
        <li>
          <a class="start-puzzle" href={puzzle}>
            <TableCard picture={board} isPuzzle name={WORDS.puzzle} says={WORDS.puzzleSays} />
          </a>
        </li>
      )}
    </ul>
  );
}

/** The way that was chosen before the scripts had run; null if none was. */
export function chosenEarly(): Way | null {
  const chosen = document.querySelector<HTMLInputElement>('.start-early input:checked');
  return (chosen?.value as Way | undefined) ?? null;
}
