/** Texts of the list of saved games. */
export const GAMES_WORDS = {
  heading: 'Other games on this device',
  count: (count: number) => (count === 0 ? 'none' : String(count)),
  about: 'A game is put away here when another one takes its place.',
  name: 'Name',
  open: 'Open',
  openIt: (name: string) => `Open ${name}`,
  delete: 'Delete',
  deleteIt: (name: string) => `Delete ${name}`,
  deleteYes: 'Delete for good',
  deleteNo: 'Keep it',
  save: 'Save as a file',
  saveIt: (name: string) => `Save ${name} as a file`,
  unread: 'A game that cannot be read',
  isHurt: 'Kept as it was: not all of it can be played.',
  hurt: {
    stops: (moves: number) =>
      moves === 0 ? 'This game cannot go on' : `This game stops after move ${moves}`,
    unopened: 'The game kept here cannot be opened',
    instead: 'A new game was begun instead.',
    goOn: (moves: number) =>
      moves === 0
        ? 'It stands at its beginning: you can go on from there.'
        : 'It stands as it was then: you can go on from there.',
    stays: 'All of it stays as it was, among the other games on this device, until you delete it there.',
    lasts: 'Save all of it as it was before you close the page.',
    save: 'Save it as it was',
    read: 'Understood',
  },
  notKept: {
    label: 'Nothing is kept',
    save: 'Save this game',
  },
} as const;
