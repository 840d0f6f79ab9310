/** How the cards and pieces of The Fog of War may be told apart without looking: suggestions of ours. */
export const BY_TOUCH = [
  'Clip the lower left corner of every Axis card and leave those of the Allies whole: then a finger finds whose stack lies in an area.',
  'Put the cards into sleeves with a strip of tape on the face, near the top edge: one dot of glue on it for each point of strength, in the middle for armies, at the left for fleets, at the right for forts; aircraft have a short bar, dummies nothing.',
  'Glue a cord along the coasts and borders of the map, and a patch of felt on each sea; areas in snow get a rough dot, those in the sun a smooth one.',
  'Glue a matchstick beside the window of each wheel, and one to six dots at the spaces Alpha to Foxtrot; a notch in the dial tells the two spaces that launch nothing.',
  'Say what is open: “Alpha, age two, at Paris from Ruhr; eight against four”.',
] as const;
