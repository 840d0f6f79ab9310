/** How the cards and pieces of Victory Tank may be told apart without looking: suggestions of ours. */
export const BY_TOUCH = [
  'Cut a small notch into the upper edge of every battlefield card, at its special field: then you feel which way up a card lies, and all of them stay alike.',
  'Stick raised dots on the special field of a battlefield card: one for a crate, two for a bunker, three for a jeep, four for the tank; a ring for a home base. The empty card has none.',
  'Give an action card as many raised dots in the upper left corner of its face as its number says.',
  'Cut the corners off gray’s soldiers, so that red’s are square and gray’s have eight sides. Make crates thick and soldiers thin, or use dried beans for crates.',
  'Glue a matchstick along the gun of the tank: it is felt where the tank points.',
  'In place of the eleventh soldier on its track use five coins for action points: put one aside for each point that you pay.',
  'Say fields aloud by their names, as the examples do: o is the northern field of the empty card, w1n1 is one column west and one row north of it.',
  'Lay the battlefield on a rubber mat or a cloth, so that feeling for a card does not move it.',
] as const;
