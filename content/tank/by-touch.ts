/** How the cards of TanK may be told apart without looking: suggestions of ours. */
export const BY_TOUCH = [
  'Cut one corner off every tactics card, and a different one off each formation: then a card that has strayed is felt at once, and cards of a deck stay alike.',
  'Tactics cards are known by what they do: give them raised dots along the left edge, one for cards that stop an attack, two for those that change it, three for another attack, four for what puts a unit out of action.',
  'Of a formation card four figures are asked at every attack. Read them aloud when it is turned up, in the order in which the card has them: penetration, infantry, defence, reach.',
  'Lay the row to the right of your deck, reserve and casualties to its left, and turn casualties sideways: then a hand finds each pile without asking.',
  'Keep casualties in stacks of five: how near the breaking point is can be counted by touch.',
  'Say aloud what you play, and the sum that the attack has come to: “Flank Hit, sixteen against eight”.',
] as const;
