/** How a battle went: both cards turned over, each strength built of blocks, who leaves, and who moves in. */
import { useState } from 'preact/hooks';
import type { WeighedBlock, WeighedSide } from '../../../referee/table/scene.ts';
import { capital } from '../../../language.ts';
import { nameIn, type Seats } from '../../../referee/seats.ts';
import { PANEL_WORDS } from '../../words/panels.ts';
import { TURN_WORDS } from '../../words/turn-card.ts';
import type { Battle, Odds } from './battle.ts';
import type { Menu } from '../bar/menu.ts';
import { SeatName } from '../seats/seat-name.tsx';
import { PanelClose } from '../panel-close.tsx';
import { usePanel } from '../use-panel.ts';
import type { Totals } from '../scores.ts';
import '../panel.css';
import './battle-sheet.css';

const WORDS = PANEL_WORDS.battle;

export interface BattlePanelProps {
  readonly battle: Battle;
  readonly seats: Seats;
  readonly faces: string;
  /** The address of the rules page, to which "#A5" can be added. */
  readonly rules: string;
  readonly sentence: (rule: string) => string;
  /** The score before and after the battle; null if the game has none. */
  readonly scores: readonly [before: Totals, now: Totals] | null;
  /** The decision that follows, if somebody at the screen makes it; else null. */
  readonly next: { readonly says: string; readonly menu: Menu } | null;
  readonly onTouch: (id: string) => void;
  readonly onClose: () => void;
}

export function BattlePanel(props: BattlePanelProps) {
  const { battle, seats, next, onTouch, onClose } = props;
  const { weighed } = battle;
  const [first, ...others] = battle.odds;
  const sheet = usePanel<HTMLElement>(onClose);
  const winner = weighed.sides.find(({ wins }) => wins);
  const loser = weighed.sides.find(({ wins }) => !wins);
  return (
    <section class="sheet battle" ref={sheet} aria-label={WORDS.label}>
      <div class="sheet-head">
        <h2 class="battle-title">
          {winner && loser ? (
            <span class={`ink-${seats[winner.player]?.ink}`}>
              {WORDS.won(nameIn(seats, winner.player), winner.total, loser.total)}
            </span>
          ) : (
            capital(battle.says)
          )}
        </h2>
        <PanelClose onClose={onClose} />
      </div>
      {weighed.then.length > 0 && <p>{TURN_WORDS.sentence(weighed.then.map(({ says }) => says))}</p>}
      <div class="battle-shown">
        <Cards {...props} />
        {first && <OddsOf odds={first} props={props} />}
      </div>
      <Strengths {...props} />
      {others.map((odds) => (
        <OddsOf key={odds.player} odds={odds} props={props} />
      ))}
      <Score {...props} />
      {next && (
        <div class="battle-next">
          <p>{next.says}</p>
          <p class="battle-chips">
            {next.menu.touches.map(({ id, says }) => (
              <button key={id} type="button" onClick={() => onTouch(id)}>
                {says}
              </button>
            ))}
          </p>
        </div>
      )}
      {!next && (
        <p class="battle-on">
          <button type="button" onClick={onClose}>
            {WORDS.goOn}
          </button>
        </p>
      )}
    </section>
  );
}

const Cards = ({ battle, faces }: BattlePanelProps) => (
  <div class="battle-cards">
    {battle.cards.map(({ name, back, face }, index) => (
      <figure key={name} class={battle.weighed.sides[index]?.wins ? 'battle-winner' : undefined}>
        {face === null ? (
          <span class="battle-none">{WORDS.none}</span>
        ) : (
          <span class="battle-card">
            <img class="battle-back" src={`${faces}${back}.svg`} alt="" width="64" height="90" />
            <img class="battle-face" src={`${faces}${face}.svg`} alt="" width="64" height="90" />
          </span>
        )}
        <figcaption>{WORDS.cardOf(name)}</figcaption>
      </figure>
    ))}
  </div>
);

/** The odds of each card in a player's hand; the one that was played is marked. */
function OddsOf({ odds, props }: { readonly odds: Odds; readonly props: BattlePanelProps }) {
  const { battle, seats } = props;
  const laid = battle.cards[battle.weighed.sides.findIndex(({ player }) => player === odds.player)];
  return (
    <table class="battle-odds">
      <caption>{WORDS.odds(nameIn(seats, odds.player))}</caption>
      <tbody>
        {odds.reckonings.map(({ card, win, face }) => (
          <tr key={card} class={(face ?? null) === (laid?.face ?? null) ? 'battle-laid' : undefined}>
            <th scope="row">{card}</th>
            <td>
              {WORDS.chance(win)}
              <span class="battle-meter" aria-hidden="true">
                <span style={{ width: `${100 * win}%` }} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Both strengths as bars of blocks on one scale; pressing a block shows its rule. */
function Strengths({ battle, seats, faces, rules, sentence }: BattlePanelProps) {
  const { sides, tie } = battle.weighed;
  const [shown, setShown] = useState<WeighedBlock | null>(null);
  const most = Math.max(1, ...sides.map(({ total }) => total));
  const told = shown ?? tie;
  return (
    <>
      <div class="battle-bars">
        {sides.map((side) => (
          <Bar key={side.player} {...{ side, most, seats, faces, shown, show: setShown }} />
        ))}
      </div>
      <p class="battle-told" role="status">
        {TURN_WORDS.sentence([told.says])}{' '}
        <span>
          <a class="rule-id" href={`${rules}#${told.rule}`}>
            {told.rule}
          </a>{' '}
          {shown === null ? <small>{WORDS.press}</small> : sentence(told.rule)}
        </span>
      </p>
    </>
  );
}

interface BarProps {
  readonly side: WeighedSide;
  /** The higher of the two strengths, at least 1. */
  readonly most: number;
  readonly seats: Seats;
  readonly faces: string;
  readonly shown: WeighedBlock | null;
  readonly show: (block: WeighedBlock | null) => void;
}

function Bar({ side, most, seats, faces, shown, show }: BarProps) {
  const seat = seats[side.player];
  if (seat === undefined) return null;
  return (
    <div class={`battle-bar ink-${seat.ink}${side.wins ? '' : ' battle-lost'}`} style={{ '--most': most }}>
      <SeatName seat={seat} name={WORDS.side(seat.name)} />
      <span class="battle-blocks">
        {side.blocks.map((block) => (
          <button
            key={block.says}
            type="button"
            class={block.leaves ? 'battle-leaves' : undefined}
            style={{ '--points': block.points }}
            aria-pressed={shown === block}
            aria-label={block.says}
            onClick={() => show(shown === block ? null : block)}
          >
            {block.face === null ? (
              <b>+{block.points}</b>
            ) : (
              Array.from({ length: block.points }, (_, index) => (
                <img key={index} src={`${faces}${block.face}.svg`} alt="" width="24" height="24" />
              ))
            )}
          </button>
        ))}
      </span>
      <b class="battle-total">{side.total}</b>
    </div>
  );
}

function Score({ scores, seats }: BattlePanelProps) {
  if (scores === null) return null;
  const [before, now] = scores;
  if (before === null || now === null) return null;
  return (
    <p class="battle-score">
      <span>{WORDS.score}</span>
      {seats.map((seat, player) => (
        <span key={seat.id}>
          <SeatName seat={seat} name={WORDS.side(seat.name)} />{' '}
          {before[player] !== now[player] && (
            <>
              <s aria-label={WORDS.was(before[player] ?? 0)}>{before[player]}</s>{' '}
            </>
          )}
          <b>{now[player]}</b>
        </span>
      ))}
    </p>
  );
}
