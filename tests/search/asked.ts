/**
 * Sixty questions, twelve a game, as they are typed at a table: in everyday words, with the slips of a thumb, without knowing
 * what a book calls things. They were written before the games were given their words in common, and no list of words is
 * fitted to them: what they find is what a stranger finds.
 */
type Asked = readonly (readonly [typed: string, ...finds: readonly string[]])[];

export const ASKED_OF_EACH = {
  'victory-tank': [
    ['does my last guy have to stay in the tank', 'M8', 'abandoning-the-tank', 'M8a', 'M7'],
    ['do i get my dead guys back', 'A7a', 'the-fallen-come-back', 'R1'],
    ['can i put a peice on top of another one', 'G4a', 'covering-a-card'],
    ['what do you start out with', 'S4', 'S1', 'S5'],
    ['if i pay for 3 steps can i only take 1', 'C4a', 'stopping-half-way'],
    ['both got the same score who wins', 'E3', 'E3a'],
    ['how many boxes are in the game', 'K4'],
    ['can i bring a new solider next to the tank', 'recruit-next-to-an-empty-tank', 'M4a', 'R1'],
    ['whats the bunker bonus for defending', 'A5b', 'A5'],
    ['can the driver hop out when the tank isnt moving', 'stepping-out', 'M9'],
    ['is there any way to rotate a map peice', 'G1', 'G1a', 'card-sideways', 'card-upside-down'],
    ['do we both go at once or alternate', 'C2', 'C2a'],
  ],
  tank: [
    ['who gets shot first', 'T-004', 'T-010'],
    ['what happens to my plane afterwards', 'T-074', 'T-A02', 'support-after-its-attack', 'T-042'],
    ['can i chuck cards i hate', 'fewer-than-nine', 'T-A34', 'T-021'],
    ['do i grab cards when hes attacking me', 'T-023', 'defender-draws'],
    ['is a draw possible', 'T-A39', 'T-A27', 'both-lose'],
    ['does a bazzoka work for the germans', 'bazooka-for-germans', 'T-055'],
    ['my tank broke down is it dead', 'T-052', 'T-A24'],
    [
      'can i fix my tank after it got hit',
      'repairs-and-hits',
      'T-A03',
      'T-090',
      'second-damage-card',
      'repairs',
    ],
    ['how close do i have to be for the flamethower', 'T-A14', 'flames-at-a-distance', 'T-A14a'],
    ['same numbers does it blow up', 'equal-destroys', 'T-071'],
    ['can we both pick the yanks', 'alike', 'T-A25'],
    ['how big are my cards in hand allowed to get', 'T-021', 'more-than-nine', 'T-020'],
  ],
  'street-armour': [
    ['can i park on top of a flag', 'drive-over-flag', 'C-041', 'C-023'],
    ['which tank is the fastest', 'C-020'],
    ['do dead tanks stay where they are', 'C-036'],
    ['can i shove a broken tank out of the way', 'push-a-wreck', 'C-023', 'C-036'],
    ['how do you grab the flag', 'C-042', 'C-A46'],
    ['do i need to roll to hit somebody', 'C-035', 'C-034', 'C-A09'],
    ['is the back of a tank weaker', 'C-A29', 'C-035', 'C-A07', 'reference'],
    ['can i fire over my buddys tank', 'shoot-through-friend', 'C-032'],
    ['how many tanks do i need for a 3rd die', 'C-010', 'how-many-dice', 'fifth-die', 'C-A12'],
    ['can i squeez thru two houses diaganoly', 'squeeze-between', 'C-A04a', 'C-A04', 'cut-a-corner'],
    ['nothing is happening for ages does it stop', 'C-A33', 'C-A20'],
    ['do my guys all shoot every turn', 'C-013', 'C-A08', 'C-030'],
  ],
  loopgraven: [
    ['whats the range of the cannons', 'W-A09a', 'fire-range'],
    ['do i get my dead soldiers back', 'W-055'],
    ['can two guys stand on one hex', 'W-042', 'share-a-space', 'W-041'],
    ['what if we roll the same in a fight', 'W-057'],
    ['how do i earn more cash', 'W-011', 'W-010', 'W-012'],
    ['do gas clouds dissapear', 'W-A39'],
    ['can i shoot my own guys by accident', 'W-A09c'],
    ['does the winner move into the square', 'W-056'],
  ],
  'fog-of-war': [
    ['can i peek at his face down cards', 'F-122', 'F-121', 'look-at-operation', 'F-126'],
    ['how do you conquer the uk', 'F-080', 'landing', 'F-168', 'sea-from-land'],
    ['do planes count double', 'F-B01', 'F-A09'],
    ['when do the yanks come in', 'F-A51', 'F-169', 'F-105'],
    ['can i take back a card i just put down', 'F-032', 'take-back', 'move-cards', 'F-103'],
    ['how much stronger do i have to be to win', 'F-061', 'twice-the-defence'],
    ['what happens to my dudes when i loose the attack', 'F-064', 'F-065'],
    ['nobody is defending does it cost me anything', 'F-062'],
    [
      'can i bluff with an atack',
      'dummy-operation',
      'attack-with-dummies',
      'F-071',
      'F-049',
      'show-and-disband',
    ],
    ['how many turns til my operation is ready', 'F-045', 'launch-next-turn', 'F-046'],
    ['do spent intel chips come back', 'F-120', 'F-104'],
    ['how do we decide who is germany', 'F-195'],
  ],
} as const satisfies Readonly<Record<string, Asked>>;

/** In Dutch, of Loopgraven: the last four of its twelve. */
export const ASKED_IN_DUTCH = [
  ['krijg ik mijn dode soldaten terug', 'W-055'],
  ['hoeveel geld krijg je elke beurt', 'W-010', 'W-011', 'W-012'],
  ['kunnen er twee poppetjes op een vakje', 'W-042', 'share-a-space', 'W-041'],
  ['gaat het gas vanzelf weg', 'W-A39', 'W-A39a'],
] as const satisfies Asked;
