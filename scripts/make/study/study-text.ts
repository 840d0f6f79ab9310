import type { Counted, Findings, Case, Quartiles } from './findings.ts';
import { table } from '../../cli/terminal-table.ts';

const percent = (share: number): string => (100 * share).toFixed(1);

const countedRow = ({ name, won, games, share, interval }: Counted): readonly string[] => [
  name,
  String(won),
  String(games),
  percent(share),
  percent(interval.from),
  percent(interval.to),
];

const quartileRow = (name: string, figures: Quartiles): readonly string[] => [
  name,
  ...[figures.least, figures.quarter, figures.median, figures.threeQuarters, figures.most].map(String),
];

const RIGHT = { right: [1, 2, 3, 4, 5] };

export function findingsText({ plan, games, cases }: Findings): string {
  const options = plan.options.length === 0 ? '' : `, with ${plan.options.join(', ')}`;
  const drawn = cases.reduce((sum, each) => sum + each.drawn, 0);
  const head = `${plan.game}, rules ${plan.rules}, seed ${plan.seed}${options}:
${games} of ${plan.games} games, ${drawn} drawn.`;
  return [head, ...cases.map(caseText)].join('\n\n');
}

function caseText({ figures, games, players, seats, first, moves, lead, kinds, decided }: Case): string {
  const varied = Object.entries(figures).map(([figure, value]) => `${figure}=${value}`);
  const head = varied.length === 0 ? [] : [`${varied.join(', ')}: ${games} games.`];
  const beginner = { ...first, name: 'whoever decides first' };
  const shares = table(
    ['', 'won', 'of', '%', 'from', 'to'],
    [...players, ...seats, beginner].map(countedRow),
    RIGHT,
  );
  const lengths = table(
    ['', 'least', 'quarter', 'median', '3 quarters', 'most'],
    [quartileRow('moves', moves), ...(lead === null ? [] : [quartileRow('lead in points', lead)])],
    RIGHT,
  );
  const made = table(
    ['moves a game', 'who wins', 'who does not'],
    kinds.map(({ kind, byWinners, byOthers }) => [kind, byWinners.toFixed(2), byOthers.toFixed(2)]),
    { right: [1, 2] },
  );
  const deciding = table(
    ['decided something', 'games', 'of', '%', 'from', 'to', 'times a game'],
    decided.map((each) => [...countedRow(each), each.times.toFixed(2)]),
    { right: [1, 2, 3, 4, 5, 6] },
  );
  return [...head, shares, lengths, made, ...(decided.length === 0 ? [] : [deciding])].join('\n\n');
}
