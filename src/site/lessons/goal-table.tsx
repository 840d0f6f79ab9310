/** A quest's table: the board, the text beside it, the touches, and the bar at the bottom. */
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { placesIn } from '../play/handling.ts';
import type { Scene } from '../../referee/table/scene.ts';
import { sceneOfRefused } from '../../book/attempt-scene.ts';
import { LiveBoard } from '../board/live-board.tsx';
import { Bar } from '../play/bar/bar.tsx';
import { useCarrying } from '../play/use-carrying.ts';
import { ChoicePath } from '../play/bar/choice.tsx';
import type { Loaded } from '../play/load-game.ts';
import { Refused } from '../play/refusal/illegal-move-loader.tsx';
import { refusedIn } from '../play/session.ts';
import { SaidLine } from '../play/said-line.tsx';
import { useTapOnce } from '../play/tap-once.ts';
import { useWhyNot } from '../play/refusal/use-why-not.ts';
import { PLAY_WORDS } from '../words/play.ts';
import { bringIntoSight, useListInSight } from './viewer-mask.ts';
import { areOnBoard, Touches } from './touches.tsx';
import type { QuestSession } from './use-goal.ts';

/** Focuses the button under the result and scrolls it into view, so that screen readers go on from there. */
export function ledTo(button: HTMLElement | null | undefined): void {
  button?.focus({ preventScroll: true });
  bringIntoSight(button?.closest('.asking, .lesson-done'));
}

interface QuestTableProps {
  readonly session: QuestSession;
  readonly loaded: Loaded;
  /** Loads the game with its reasons. */
  readonly bringWhole: () => Promise<Loaded>;
  readonly faces: string;
  /** Accessible name of the board. */
  readonly label: string;
  /** The places that the board's view begins with; default: all. */
  readonly about?: readonly string[] | undefined;
  /** The question, above the touches. */
  readonly asked: ComponentChildren;
  /** Shown below the touches. */
  readonly below: ComponentChildren;
  /** Shown beside the board. */
  readonly children?: ComponentChildren;
}

interface QuestBoardProps extends Pick<
  QuestTableProps,
  'session' | 'loaded' | 'bringWhole' | 'faces' | 'label' | 'about'
> {
  readonly scene: Scene;
}

/** The scene to draw: with the move being composed, or with the refused try. */
function useDrawn({ signed: scene, refusal, position, table }: QuestSession): Scene {
  return useMemo(
    (): Scene =>
      refusal === null
        ? scene
        : sceneOfRefused(table, scene, refusedIn(table, position, refusal), refusal.words),
    [scene, refusal],
  );
}

export function QuestBoard({ session, loaded, bringWhole, scene, faces, label, about }: QuestBoardProps) {
  const { carrying } = useCarrying(session, loaded.game.seats);
  const { hold, menu, pointed, mayDecide, act } = session;
  const ask = useWhyNot(bringWhole, session);
  const chosen =
    hold === null
      ? [...menu.chosen.map(({ id }) => id), ...(session.picked === null ? [] : [session.picked])]
      : [hold.handle.at, hold.to ?? hold.handle.at];
  return (
    <LiveBoard
      scene={scene}
      faces={faces}
      label={label}
      touches={mayDecide ? pointed : []}
      chosen={chosen}
      onTouch={(id) => act({ do: 'point', id })}
      onClosed={ask}
      words={PLAY_WORDS.boardTools}
      carrying={carrying}
      about={about}
      decision={session.position}
      moving
    />
  );
}

export function QuestTable(props: QuestTableProps) {
  const { session, loaded, bringWhole, faces, label, about } = props;
  const { menu, hold, scene, refusal, mayDecide, play, act } = session;
  const drawn = useDrawn(session);
  useTapOnce(session.position);
  const places = useMemo(() => placesIn(scene), [scene]);
  const depth = `${play.words.length} ${menu.chosen.map(({ id }) => id).join()}`;
  const side = useRef<HTMLDivElement>(null);
  useListInSight(side, 0, depth, areOnBoard(menu.touches, scene));
  return (
    <>
      <div class="lesson-table">
        <QuestBoard {...{ session, loaded, bringWhole, faces, label, about }} scene={drawn} />
        <div ref={side} class="lesson-side">
          {props.asked}
          <div role="alert">
            <Refused
              key={play.words.length}
              {...{ refusal, faces }}
              loaded={{ ...loaded, scenery: session.table.scenery }}
              position={session.position}
              viewer={session.viewer}
              scene={drawn}
              onDo={(way) => act({ do: 'do-instead', way })}
              onClose={() => act({ do: 'understand' })}
              isInline
            />
          </div>
          {mayDecide && !refusal && hold === null && (
            <>
              <ChoicePath menu={menu} onAgain={() => act({ do: 'choose-again' })} />
              <Touches
                {...{ touches: menu.touches, scene, depth }}
                onTouch={(id) => act({ do: 'touch', id })}
              />
            </>
          )}
          {props.below}
        </div>
      </div>
      {props.children}
      <Bar
        session={session}
        game={loaded.game}
        places={places}
        said={<SaidLine says={session.isNotice ? session.said : ''} />}
        hasList
      />
    </>
  );
}
