import { HIGHEST_CARD } from './cards.ts';
import { CHANGE_LIMIT, FULL_HAND, FULL_POINTS, ROUNDS } from './rules.ts';

/**
 * The most small moves a game can take.
 *
 * A round has one keep, two places and at most one face. In it a player has 5 points, each of which pays for at most one
 * action, and a hand of at most 5 cards of at most 3, each of which adds to at most one action: never more than 5
 * announcements, 5 dones or passes, and 5 + 5 * 3 points of actions. A point takes at most as many small moves as the
 * longest drive or the longest battle:
 *
 * - a drive: its beginning and its halt; it goes straight, so it comes to a field at most once, and on each it can go
 *   on and change its crew six times (M7d); a straight line has fewer than 34 fields, as 17 cards have no more;
 * - a battle: its announcement, 3 more parties and ready, 2 cards, 4 parties that move in, or stay, and a claim.
 */
const FIELDS = 34;
const DRIVE = 2 + (1 + CHANGE_LIMIT) * FIELDS;
const BATTLE = 1 + 3 + 1 + 2 + 4 + 1 + 1;
const POINTS = FULL_POINTS + FULL_HAND * HIGHEST_CARD;
const PLAYER_ROUND = 2 * FULL_POINTS + POINTS * Math.max(DRIVE, BATTLE);

export const BOUND = ROUNDS * (4 + 2 * PLAYER_ROUND);
