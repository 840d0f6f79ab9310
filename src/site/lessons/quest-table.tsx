/** The table of a quest: the board, what is told beside it, what can be touched, and the bar at its foot. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { placesIn } from '../../referee/grip.ts';
import type { Scene } from '../../referee/scene.ts';
import { sceneOfRefused } from '../../referee/tries.ts';
import type { Sentences } from '../../referee/verdict-text.ts';
import { LiveBoard } from '../board/live-board.tsx';
import { Bar } from '../play/bar.tsx';
import { ChoicePath } from '../play/choice.tsx';
import type { Loaded } from '../play/load.ts';
import { RefusalPanel } from '../play/refusal.tsx';
import { PLAY_WORDS } from '../words/play.ts';
import { Touches } from './touches.tsx';
import type { QuestSession } from './use-quest.ts';

/** What has come of it takes the focus, and is seen whole: whoever listens hears it, and goes on from there. */
export function ledTo(button: HTMLElement | null | undefined): void {
  button?.focus({ preventScroll: true });
  button?.closest('.asking, .lesson-done')?.scrollIntoView({ block: 'nearest' });
}

interface QuestTableProps {
  readonly session: QuestSession;
  readonly loaded: Loaded;
  readonly quoted: Sentences<string>;
  readonly faces: string;
  /** What the board is, for those who do not see it. */
  readonly label: string;
  /** What is asked, above what can be touched. */
  readonly asked: ComponentChildren;
  /** What stands below that. */
  readonly below: ComponentChildren;
  /** What lies beside the board. */
  readonly children?: ComponentChildren;
}

export function QuestBoard({ session, faces, label }: Pick<QuestTableProps, 'session' | 'faces' | 'label'>) {
  const { signed: scene, hold, menu, pointed, refusal, mayDecide, position, table, act } = session;
  const chosen = hold === null ? menu.chosen.map(({ id }) => id) : [hold.grip.at, hold.to ?? hold.grip.at];
  const seen = useMemo(
    (): Scene => (refusal === null ? scene : sceneOfRefused(table, scene, position, refusal.words)),
    [scene, refusal],
  );
  return (
    <LiveBoard
      scene={seen}
      faces={faces}
      label={label}
      touches={mayDecide ? pointed : []}
      chosen={chosen}
      onTouch={(id) => act({ do: 'point', id })}
      words={PLAY_WORDS.boardTools}
      moving
    />
  );
}

export function QuestTable(props: QuestTableProps) {
  const { session, loaded, quoted, faces, label } = props;
  const { menu, hold, scene, refusal, mayDecide, play, act } = session;
  const places = useMemo(() => placesIn(scene), [scene]);
  const depth = `${play.words.length} ${menu.chosen.map(({ id }) => id).join()}`;
  return (
    <>
      <div class="lesson-table">
        <QuestBoard session={session} faces={faces} label={label} />
        <div class="lesson-side">
          {props.asked}
          <div role="alert">
            {refusal && (
              <RefusalPanel refusal={refusal} sentences={quoted} onClose={() => act({ do: 'understand' })} />
            )}
          </div>
          {mayDecide && !refusal && hold === null && (
            <>
              <ChoicePath menu={menu} onAgain={() => act({ do: 'choose again' })} />
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
      <Bar session={session} game={loaded.game} places={places} hasList />
    </>
  );
}
