/** How the pieces of Street Armour may be told apart without looking: suggestions of ours. */
export const BY_TOUCH = [
  'Glue a strip of card to the front edge of every tank counter: then a finger finds which way it faces.',
  'Heavy tanks have two dots of glue on top, medium ones one, light ones none; wrecks lie with their flat side up.',
  'Glue the tiles to thick board and cut buildings out of felt: streets are smooth, blocks are not, and a line of fire can be felt along a thread that is held from centre to centre.',
  'Say each throw aloud as large numbers and firepower: “three, five; firepower three”.',
  'Say a shot as its sum: “distance five and front seven, twelve; I have eleven”.',
] as const;
