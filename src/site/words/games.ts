/** What the list of games put away says. */
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
  unreadable: (count: number) =>
    count === 1
      ? 'One more is kept that this page cannot read. It stays on this device as it is.'
      : `${count} more are kept that this page cannot read. They stay on this device as they are.`,
} as const;
