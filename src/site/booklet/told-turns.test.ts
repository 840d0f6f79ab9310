/** A turn is told before the rules, in each language, and what is told is what the referee makes of it. */
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../../scripts/make/find-rules-text.ts';
import { textOf, type SourceBlock, type ToldStep } from '../../book/blocks.ts';
import { exampleOf } from '../../book/book.ts';
import { toldCase } from '../../book/render-rules.ts';
import { shelfIn, type ShelfGame } from '../../book/shelf-game.ts';
import { openDesk, type Desk } from '../game-bundle.ts';
import { SHELF } from '../shelf.ts';

/** What is told, in order; the move that does it; and what the referee says of that move. */
type Act = readonly [told: string, move: string, says: string];

interface ToldTurn {
  readonly language: 'en' | 'nl';
  readonly heading: string;
  readonly acts: readonly Act[];
}

const TURNS: Readonly<Record<string, readonly ToldTurn[]>> = {
  'victory-tank': [
    {
      language: 'en',
      heading: 'A turn, told',
      acts: [
        ['keeps the tank and gives the jeep away', 'keep tank', 'gray gets the other card'],
        ['Red lays its card', 'place n2 turned', 'the tank goes on field n1'],
        ['points it south', 'face south', 'the tank points south'],
        ['a soldier comes along', 'place s2', 'a soldier of gray’s gets out on field s2'],
        ['Both have 5 points', 'place s2', 'both are back at 5 points'],
        ['plays a card of 1', 'move 1+1', 'red plays a 1, for 1 point more'],
        ['that makes two points', 'move 1+1', 'red’s action has 2 points'],
        ['takes two soldiers', 'step 2 w1n1 to n1', '2 red soldiers step onto the tank’s field'],
        ['they are its crew', 'step 2 w1n1 to n1', '2 soldiers become its crew'],
        ['drives the tank', 'drive', 'the tank drives south'],
        ['There the turn ends', 'halt', 'gray is next'],
        ['pays 2 points for a Recruit', 'recruit 2', 'it costs 2 points, and 3 are left'],
        ['two soldiers come from the supply', 'deploy e1s2', '1 gray soldier comes to gray’s home base'],
        ['Then red goes on', 'deploy e1s2', 'red is next'],
      ],
    },
  ],
  'street-armour': [
    {
      language: 'en',
      heading: 'A turn, told',
      acts: [
        ['West has two tanks left, so it throws two dice', 'throw 2 4', '2 tanks have 2 dice'],
        ['a 4 and a 2', 'throw 2 4', 'the dice show 2 and 4'],
        [
          'four squares ahead and an eighth of a turn, to h12',
          'move d12 to h12 north-east by 4',
          'the light tank takes 5 steps to h12',
        ],
        ['two squares ahead, to e9', 'move c9 to e9 east by 2', 'the medium tank takes 2 steps to e9'],
        ['Now nobody moves any more', 'cease', 'West’s movement is over'],
        ['each shot of this turn has 5', 'shoot e9 at h9', 'the dice give 5, with the gun 6'],
        ['7 are needed', 'shoot e9 at h9', 'distance 3 and front armour 4 need 7'],
        ['the shell does nothing', 'shoot e9 at h9', 'the medium tank on h9 is as it was'],
        ['5 are needed, 5 are there', 'shoot h12 at h9', 'distance 3 and side armour 2 need 5'],
        ['the enemy is a wreck', 'shoot h12 at h9', 'the medium tank on h9 is destroyed'],
        ['West ends its turn', 'end', 'it is East’s turn'],
      ],
    },
  ],
  loopgraven: [
    {
      language: 'en',
      heading: 'A turn, told',
      acts: [
        ['The round card shows white', 'end', 'shows white'],
        ['Red receives 3 tokens', 'end', 'red receives 3 tokens'],
        ['has two actions', 'end', 'red has 2 actions'],
        ['A platoon costs 4 tokens', 'deploy platoon a3', 'that costs 4 tokens, and leaves 4'],
        ['it takes two', 'deploy platoon a4', 'leaves 0'],
        ['attacks the gray platoon on e5', 'attack e5 with d4 d5', 'attacks the platoon on e5 with 2 units'],
        ['a 4', 'roll 4', 'red’s platoon rolls 4'],
        ['and a 1', 'roll 1', 'red’s platoon rolls 1'],
        ['make 5', 'roll 3', 'the attack has 5, the defence 3'],
        ['rolls alone, a 3', 'roll 3', 'gray’s platoon rolls 3'],
        ['It has lost', 'roll 3', 'gray loses a platoon'],
        ['gray receives its 3 tokens', 'end', 'gray receives 3 tokens'],
      ],
    },
    {
      language: 'nl',
      heading: 'Een beurt, verteld',
      acts: [
        ['De rondekaart ligt op wit', 'end', 'ligt op wit'],
        ['Rood krijgt 3 tokens', 'end', 'rood krijgt 3 tokens'],
        ['Een peloton kost 4 tokens', 'deploy platoon a3', 'dat kost 4 tokens'],
        ['rood neemt er twee', 'deploy platoon a4', 'er blijven 0 over'],
        ['valt rood het grijze peloton op e5 aan', 'attack e5 with d4 d5', 'valt het peloton op e5 aan'],
        ['een 4', 'roll 4', 'het peloton van rood gooit 4'],
        ['en een 1', 'roll 1', 'het peloton van rood gooit 1'],
        ['samen 5', 'roll 3', 'de aanval komt op 5, de verdediging op 3'],
        ['gooit alleen, een 3', 'roll 3', 'het peloton van grijs gooit 3'],
        ['Het heeft verloren', 'roll 3', 'grijs verliest een peloton'],
        ['grijs krijgt zijn 3 tokens', 'end', 'grijs krijgt 3 tokens'],
      ],
    },
  ],
};

async function deskIn(id: string, language: 'en' | 'nl'): Promise<readonly [Desk, ShelfGame]> {
  const shelf = language === 'en' ? SHELF : shelfIn(SHELF, language);
  const game = shelf.find((each) => each.id === id);
  const desk = game && (await openDesk(game));
  if (!desk) throw new Error(`no ${id} in ${language}`);
  return [desk, game];
}

/** The blocks under a heading. */
function under(blocks: readonly SourceBlock[], heading: string): readonly SourceBlock[] {
  const from = blocks.findIndex((block) => block.kind === 'heading' && block.text === heading);
  expect(from).toBeGreaterThan(-1);
  const to = blocks.findIndex((block, index) => index > from && block.kind === 'heading');
  return blocks.slice(from + 1, to);
}

const events = ({ events: those }: ToldStep): string => those.map(({ what }) => what).join('; ');

describe.each(Object.entries(TURNS).flatMap(([id, turns]) => turns.map((turn) => ({ id, ...turn }))))(
  'the turn that is told of $id, in $language',
  ({ id, language, heading, acts }) => {
    it('comes out as it is told, from its first move to whose turn is next', async () => {
      const [desk, game] = await deskIn(id, language);
      const blocks = under(rulesOf(desk, game), heading);
      const prose = blocks
        .flatMap((block) => (block.kind === 'paragraph' ? [textOf(block.words)] : []))
        .join(' ');
      const steps = blocks.flatMap((block) =>
        block.kind === 'case' ? toldCase(desk.referee, exampleOf(desk.book, block.id)).steps : [],
      );
      let read = 0;
      let played = 0;
      for (const [told, move, says] of acts) {
        const at = prose.indexOf(told, read);
        expect(at, `“${told}” is told there`).toBeGreaterThan(-1);
        read = at + told.length;
        const step = steps.findIndex(
          (each, index) => index >= played && each.words === move && events(each).includes(says),
        );
        expect(step, `${move}: ${says}`).toBeGreaterThan(-1);
        played = step;
      }
      expect(played).toBe(steps.length - 1);
    });
  },
);
