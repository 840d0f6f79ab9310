import type { CheckSaid } from '../../src/games/street-armour/messages.ts';
import { capital, type Catalogue } from '../../src/language.ts';
import * as words from './speech-words.en.ts';

const { square, squares, facing, dice } = words;

/** "in 58 % of throws": whole percents, and no shot that may fail is told as certain. */
function often(chance: number): string {
  if (chance === 0) return 'never';
  if (chance === 1) return 'always';
  return `in ${Math.min(99, Math.max(1, Math.round(100 * chance)))} % of throws`;
}

/** What the checker of lines of fire says. */
export const CHECK_EN: Catalogue<CheckSaid> = {
  checkName: 'Line of fire',
  checkAbout:
    'For a shot at your own table: put the shooter, the target and what stands between them where they are, and say which way the tanks face.',
  markShooter: 'Who shoots',
  markTarget: 'The target',
  markBlock: 'House, tank or wreck',
  markHere: 'put it here',
  takeAway: 'Take it away',
  weightSet: 'Which tank',
  facingSet: 'It faces',
  movedSet: 'It has moved this turn',
  groundSet: 'Where',
  thrownSet: 'Small numbers of the dice, added up',
  shotSet: 'The table',
  weightName: ({ weight }) => capital(weight),
  facingName: ({ facing: way }) => facing(way),
  groundName: ({ window }) => (window === null ? 'bare squares' : words.cityPart(window)),
  thrownIs: ({ fire }) => (fire === null ? 'not thrown yet' : String(fire)),
  shotIsOff: 'No, that shot may not be made',
  shotIsOn: 'Yes, that shot may be made',
  blockShuts: ({ at }) => `what is on ${square(at)} is in the line of fire`,
  cornerPasses: ({ at }) => `the line touches a corner of ${square(at)}, and that does not shut it`,
  cornersPass: ({ between }) =>
    `the line goes between ${squares(between)}, and the corner at which they meet does not shut it`,
  shotDestroys: ({ gives, needs }) => `Yes, and it destroys the target: ${gives} against ${needs}`,
  shotDamages: ({ gives }) => `Yes, and it damages the target: exactly ${gives}`,
  shotFails: ({ gives, needs }) => `Yes, but it does nothing: it needs ${needs}, and there are ${gives}`,
  distanceIs: ({ distance }) => `the distance is ${distance}`,
  sectorIs: ({ sector, weight, armour }) =>
    `it hits the ${words.SECTORS[sector]} of ${words.tank(weight)}: armour ${armour}`,
  needsSo: ({ distance, armour, needs }) =>
    `distance ${distance} and armour ${armour} need firepower ${needs}`,
  gunGives: ({ weight, gun }) => `the gun of ${words.tank(weight)} gives ${gun} of it`,
  beforeThrow: 'Before you throw',
  diceGive: ({ dice: count, least, chance }) =>
    `${capital(dice(count))}: ${least} or more comes ${often(chance)}`,
};
