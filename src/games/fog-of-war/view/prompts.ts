/** Prompts for the decision at hand. */
import { top } from '../../../referee/pending-stack.ts';
import type { SceneAsks } from '../../../referee/table/scene.ts';
import { seatOfTwo } from '../../../referee/seats.ts';
import type { Side } from '../rules/areas.ts';
import { decisionIn } from '../rules/turns.ts';
import { isOpening } from '../rules/intelligence.ts';
import { actorIn, battleIn } from '../rules/moves.ts';
import type { Battle, War } from '../rules/position.ts';
import type { BoardSaid } from '../messages.ts';
import { resultOf, totalsOf } from '../rules/battle.ts';

/** The prompt for the decision at hand, with the figures that it depends on. */
function about(position: War, who: Side): BoardSaid {
  const wait = top(position.waits);
  const battle = battleIn(position);
  switch (wait?.kind) {
    case undefined:
      return aboutStage(position, who);
    case 'remove':
      return { says: 'toTakeBack' };
    case 'offer':
      return { says: 'toOffer' };
    case 'bid': {
      const { by, target, stakes } = wait;
      return { says: 'toBid', who, by, target, stakes, ready: position.intel[who].ready };
    }
    case 'interdict':
      return { says: 'toShow', seas: wait.seas };
    case 'produce':
      return { says: 'toProduce', who, points: wait.points };
    case 'cut-off':
      return battle === null ? NOTHING : { says: 'toFight', at: battle.at };
    case 'match':
      return battle === null
        ? NOTHING
        : { says: 'toPay', need: wait.need, attacks: wait.attacks, at: battle.at };
    case 'advantage':
      return battle === null ? NOTHING : toSpend(position, battle, who);
    default:
      return NOTHING;
  }
}

const NOTHING = { says: 'toWatch' } as const satisfies BoardSaid;

/** The prompt for a stage of the game, where nothing waits for an answer. */
function aboutStage({ stage, played, quagmires }: War, who: Side): BoardSaid {
  switch (stage) {
    case 'box':
      return { says: 'toBox' };
    case 'set-up':
      return { says: 'toSetUp' };
    case 'intel':
      return { says: 'toLook' };
    case 'actions': {
      const due = quagmires.filter((one) => one.attacker === who && one.due).map(({ at }) => at);
      return { says: 'toAct', played, due };
    }
    default:
      return NOTHING;
  }
}

/** The result of a battle without the advantage, and with it. */
function toSpend(position: War, battle: Battle, who: Side): BoardSaid {
  const { attack, defence } = totalsOf(position, battle);
  const added = totalsOf(position, { ...battle, spent: who });
  return {
    says: 'toSpend',
    at: battle.at,
    attack,
    defence,
    result: resultOf(attack, defence),
    spent: resultOf(added.attack, added.defence),
  };
}

function titleOf(position: War): BoardSaid {
  const wait = top(position.waits);
  if (wait?.kind === 'bid' && wait.seat === wait.by)
    return { says: 'askedOn', by: wait.by, opens: isOpening(wait) };
  if (wait?.kind === 'produce') return { says: 'askedLeft', left: wait.left };
  return { says: 'askedIn', now: decisionIn(position) };
}

/** The prompt of a position; none for chance. */
export function promptsOf(position: War): { readonly asks?: SceneAsks<BoardSaid> } {
  const actor = actorIn(position);
  if (typeof actor !== 'number') return {};
  const who = top(position.waits)?.seat ?? seatOfTwo(actor);
  return {
    asks: {
      who: { says: 'whoseTurn', who },
      steps: [],
      title: titleOf(position),
      says: about(position, who),
    },
  };
}
