/** Questions people ask about any game before they play it, answered from its kit. */

/** A question, and other wordings to find it by. */
interface Asked {
  readonly asks: string;
  readonly also: readonly string[];
}

export interface FirstAsked {
  readonly players: Asked & { readonly says: (players: string) => string };
  /** Answers for games that can be played against the computer on this site, and for others. */
  readonly alone: Asked & Readonly<Record<'here' | 'nowhere', (players: string) => string>>;
  readonly minutes: Asked & { readonly says: (minutes: string) => string; readonly unsaid: string };
}

export const FIRST_ASKED: FirstAsked = {
  players: {
    asks: 'How many players?',
    also: [
      'How many people can play? How many can play? For how many is it? How many people do I need?',
      'number of players, player count, two player game, Is it for two?',
      'Can three people play? Can more than two people play?',
    ],
    says: (players: string) => `It is a game for ${players} players.`,
  },
  alone: {
    asks: 'Can I play alone?',
    also: [
      'solo, solitaire, Can I play solo? Is there a solo mode?',
      'Can I play by myself? Can I play on my own? single player, one player, without an opponent',
      'Can I play against the computer? Is there a bot, an AI, a computer opponent?',
    ],
    here: (players: string) =>
      `Yes, on this site: against the computer. The rulebook is for ${players} players.`,
    nowhere: (players: string) => `No. The rulebook is for ${players} players.`,
  },
  minutes: {
    asks: 'How long does a game take?',
    also: [
      'How long is a game? How long is the game? length of a game',
      'How long does it take to play? How long do we play? playing time, play time',
      'How many minutes? How many hours?',
    ],
    says: (minutes: string) => `${minutes} minutes.`,
    unsaid: 'The rulebook gives no time.',
  },
};
