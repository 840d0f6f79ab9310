/** A finished game: its sheet, and a button to reopen it after closing. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { useBrought } from '../../device/use-import.ts';
import { toPage } from '../../links.ts';
import { bringLookingBack } from '../../look-back/bring-looking-back.ts';
import { nameIn } from '../../../referee/seats.ts';
import type { Loaded } from '../../play/load-game.ts';
import { moveTold } from '../../play/describe/describe-move.ts';
import { courseOf, scorer } from '../../play/scores.ts';
import { addressed } from '../../play/session.ts';
import { turningPoint } from '../../play/describe/turning-point.ts';
import type { Session } from '../../play/use-session.ts';
import { PANEL_WORDS } from '../../words/panels.ts';

const bring = async ({ pad, sentences }: Loaded) => {
  const [{ EndSheet }, { howItEnded }, scoring, quoted] = await Promise.all([
    import('./end-sheet.tsx'),
    import('./how-it-ended.ts'),
    pad === null ? null : pad(),
    sentences(),
  ]);
  return { EndSheet, howItEnded, scoring, quoted };
};

interface EndedProps {
  readonly session: Session;
  readonly loaded: Loaded;
  readonly faces: string;
}

export function Ended({ session, loaded, faces }: EndedProps) {
  const { at, decider, play, position, opponent, act, begin } = session;
  const isOver = at === null && decider === null;
  const [isAway, setIsAway] = useState(false);
  const [looksBack, setLooksBack] = useState(false);
  const lookedBack = useBrought(bringLookingBack, looksBack);
  useEffect(() => setIsAway(false), [isOver]);
  const brought = useBrought(() => bring(loaded), isOver);
  const on = play.head.options;
  const reckoned = useMemo(
    () =>
      isOver && brought
        ? brought.howItEnded(addressed(loaded, { opponent }), brought.scoring, play.history, on)
        : null,
    [isOver, brought, position],
  );
  const turned = useMemo(() => {
    const [winner, ...others] = reckoned?.winners ?? [];
    const scoring = brought?.scoring ?? null;
    if (winner === undefined || others.length > 0 || scoring === null) return null;
    const { seats } = loaded.game;
    const course = courseOf(play.history, seats.length, scorer(scoring, on));
    const move = course && turningPoint(course, winner);
    if (move === null) return null;
    const { says } = moveTold(addressed(loaded, { opponent }), play, move - 1);
    return {
      told: PANEL_WORDS.end.turnedAt(nameIn(seats, winner), says),
      look: () => act({ do: 'look-at', to: move }),
    };
  }, [reckoned]);
  if (!isOver || !brought || reckoned === null) return null;
  if (isAway)
    return (
      <p class="buttons">
        <button type="button" onClick={() => setIsAway(false)}>
          {PANEL_WORDS.end.show}
        </button>
      </p>
    );
  const { seats } = loaded.game;
  const other = opponent === null ? null : (opponent + 1) % seats.length;
  return (
    <>
      <brought.EndSheet
        {...{ reckoned, seats }}
        you={other}
        sentences={brought.quoted(on)}
        rules={toPage(loaded.game.id, 'rules')}
        afterwards={{
          again: () => begin(),
          changeSides:
            other === null
              ? null
              : () => {
                  act({ do: 'play-against', opponent: other });
                  begin();
                },
          replay: () => act({ do: 'look-at', to: 0 }),
          lookBack: () => setLooksBack(true),
        }}
        turned={turned}
        onClose={() => setIsAway(true)}
      />
      {looksBack && lookedBack && (
        <lookedBack.LookingBack {...{ session, loaded, faces }} onClose={() => setLooksBack(false)} />
      )}
    </>
  );
}
