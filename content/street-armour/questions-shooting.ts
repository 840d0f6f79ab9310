import { FAR, groundWith, shooting } from './examples-tables.ts';
import type { Question } from '../../src/book/question.ts';
import { ask } from '../../src/book/writing.ts';
import type { StatementId } from './statements.ts';

export const SHOOTING_QUESTIONS: readonly Question<StatementId>[] = [
  ask(
    'shoot-behind-still',
    'Can a tank that has not moved shoot behind itself?',
    'Yes. It shoots all round.',
    'behind-without-moving',
    'Can I shoot backward?',
    'What is my firing arc?',
  ),
  ask(
    'shoot-behind-moved',
    'Can a tank that has moved shoot behind itself?',
    'No. It shoots at what lies ahead or exactly abeam.',
    'behind-after-moving',
    'What is the arc after moving?',
    'Can I shoot behind me after moving?',
    'Can I move and shoot behind me?',
  ),
  ask(
    'shoot-abeam',
    'Can a tank that has moved shoot exactly to its side?',
    'Yes. The line at a right angle is still in.',
    'abeam-after-moving',
    'Does ninety degrees count?',
    'Can I shoot to the side after moving?',
  ),
  ask(
    'shoot-next-door',
    'Can I shoot at a tank next to mine?',
    'No. A shot needs a distance of 2.',
    {
      ...{ kind: 'try', id: 'shoot-next-door', title: 'The enemy stands on the next square.' },
      ...{ position: shooting(9, ['west light a1 east', 'east light b1 west', FAR]) },
      ...{ try: 'shoot a1 at b1', allowed: false, breaks: ['C-033'], shows: ['C-033'] },
    },
    'Can I shoot an adjacent tank?',
    'What is the minimum range?',
  ),
  ask(
    'shoot-diagonal-neighbour',
    'Can I shoot at a tank diagonally next to mine?',
    'The rulebook is silent: we rule no. One square and four tenths is nearer to 1.',
    'too-near',
  ),
  ask(
    'shoot-knights-move',
    'Can I shoot at two squares on and one aside?',
    'Yes. Two squares and two tenths are a distance of 2.',
    'knights-move',
  ),
  ask(
    'shoot-past-corner',
    'Can I shoot along the corner of a building?',
    'The rulebook is silent: we rule yes. A corner that is only touched does not stop a shot.',
    'past-one-building',
    'Does touching a corner block line of sight?',
  ),
  ask(
    'shoot-round-corner',
    'Can I shoot round a corner?',
    'No. A shot flies straight, and a building on its line stops it.',
    {
      ...{ kind: 'try', id: 'shoot-round-corner', title: 'A block stands between the tank and its target.' },
      ...{
        position: shooting(9, ['west light c5 north', 'east light e3 north', FAR], {
          ground: groundWith('d4', 'd5'),
        }),
      },
      ...{ try: 'shoot c5 at e3', allowed: false, breaks: ['C-032'], shows: ['C-032'] },
    },
    'Can I shoot round corners?',
    'Can I shoot around a building? Do shots bend? Is there indirect fire?',
  ),
  ask(
    'shoot-between-corners',
    'Can I shoot between two buildings that meet at a corner?',
    'The rulebook is silent: we rule no. There is no street between them.',
    'between-two-buildings',
    'Can I see through two corners?',
  ),
  ask(
    'shoot-between-wreck',
    'Can I shoot between a building and a wreck that meet at a corner?',
    'The rulebook is silent: we rule no. Whatever stops shells shuts a corner.',
    'building-and-wreck',
  ),
  ask(
    'shoot-through-friend',
    'Can I shoot through my own tank?',
    'No. Any tank on the line stops the shot.',
    'through-a-friend',
    'Do my own tanks block line of sight?',
  ),
  ask(
    'shoot-through-wreck',
    'Can I shoot through a wreck?',
    'No. A wreck stops a shot like a tank.',
    'through-a-wreck',
    'Do destroyed tanks block line of sight?',
  ),
  ask(
    'shoot-over-flag',
    'Can I shoot over a flag?',
    'Yes. Flags stop nothing.',
    'over-a-flag',
    'Do flags block shots?',
  ),
  ask(
    'shoot-over-barricade',
    'Can I shoot over a barricade?',
    'No. It stops every shot.',
    'through-a-barricade',
  ),
  ask(
    'clear-by-killing',
    'Does destroying a tank open the line behind it?',
    'No. Its wreck stands where it stood.',
    'wreck-stays-in-the-way',
  ),
  ask(
    'shoot-twice',
    'Can a tank shoot twice in a turn?',
    'No. Each tank shoots once.',
    'second-shot',
    'How many shots does a tank have?',
  ),
  ask(
    'shoot-in-vain',
    'Can I shoot though it cannot succeed?',
    'The rulebook is silent: we rule yes. It was the tank’s shot all the same.',
    {
      ...{ kind: 'try', id: 'shoot-in-vain', title: 'Firepower 2 at what needs 12.' },
      ...{ position: shooting(2, ['west light f1 north', 'east heavy f6 north', FAR]) },
      ...{ try: 'shoot f1 at f6', allowed: true, shows: [] },
    },
  ),
  ask('shoot-a-wreck', 'Can I shoot at a wreck?', 'No. It is destroyed already.', 'shoot-at-a-wreck'),
  ask('shoot-a-friend', 'Can I shoot at my own tank?', 'No. Shots are for enemies.', 'shoot-at-a-friend'),
  ask(
    'damaged-shoots',
    'Can a damaged tank shoot all round?',
    'The rulebook is silent: we rule yes. It has not moved.',
    'damaged-shoots-round',
    'Can a damaged tank still shoot?',
  ),
  ask(
    'back-and-forth',
    'May a tank that has turned and turned back shoot behind itself?',
    'The rulebook is silent: we rule yes. It stands as it stood, so it has not moved.',
    'turned-and-turned-back',
    'Does turning back and forth count as moving?',
  ),
  ask(
    'shoot-far',
    'Can I shoot right across the board?',
    'Yes. Distance only adds to what the shot needs.',
    {
      ...{ kind: 'try', id: 'shoot-far', title: 'A shot from one end of the street to the other.' },
      ...{ position: shooting(12, ['west light a1 east', 'east light j1 west', FAR]) },
      ...{ try: 'shoot a1 at j1', allowed: true, shows: [] },
    },
    'What is the maximum range?',
  ),
];

export const SET_UP_QUESTIONS: readonly Question<StatementId>[] = [
  ask(
    'team-cost',
    'May a team cost less than was agreed?',
    'Yes. The sum is a limit.',
    {
      ...{ kind: 'try', id: 'team-cost', title: 'One light tank of 39 points.' },
      ...{ position: { stage: 'team' }, try: 'team 0-0-1', allowed: true, shows: [] },
    },
    'Do I have to spend all points?',
  ),
  ask(
    'team-too-dear',
    'May a team cost a point more?',
    'No. Nothing goes beyond the sum.',
    'team-too-dear',
    'How many points do I have?',
  ),
  ask('attacker-points', 'Has an attacker more points?', 'Yes. Seven more.', 'attackers-team'),
  ask('empty-team', 'May I play without tanks?', 'No. A team has at least one.', 'no-tank-at-all'),
  ask(
    'deploy-where',
    'May I set up on the third column?',
    'No. Tanks begin on the two columns at your end.',
    'outside-the-columns',
    'Where do I deploy?',
  ),
  ask(
    'flag-where',
    'May a flag stand on the enemy’s half?',
    'The rulebook is silent: we rule no. It stands on its owner’s half.',
    'flag-on-the-other-half',
    'Where do flags go?',
  ),
  ask(
    'flag-walled-in',
    'May I put a flag where nobody gets next to it?',
    'The rulebook is silent: we rule no. An empty square has to be next to it.',
    'flag-shut-in',
  ),
  ask(
    'barricade-where',
    'May a barricade stand on the enemy’s half?',
    'Yes. Any empty street square will do.',
    'barricade-anywhere',
    'Where do barricades go?',
  ),
  ask(
    'first-must-deploy',
    'May two tanks begin on one square?',
    'No. There is one tank on a square.',
    'two-on-a-square',
  ),
];
