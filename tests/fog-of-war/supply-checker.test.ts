import { describe, expect, it } from 'vitest';
import { CHECKER_SPEECH_EN } from '../../content/fog-of-war/messages-checkers.en.ts';
import type { Draft } from '../../src/referee/table/editor.ts';
import { spokenCheckers } from '../../src/referee/messages/localise-editor.ts';
import { setIn } from '../made-up/set-editor-control.ts';
import { fogCheckers } from '../../src/games/fog-of-war/view/supply-checker.ts';
import type { OptionId } from '../../src/games/fog-of-war/rules/options.ts';

type Put = readonly [mark: string, area: string];

/** The answer of the supply checker for marks on the map and a question. */
function asked(
  puts: readonly Put[],
  asks: Readonly<Record<string, string>> = {},
  on: readonly OptionId[] = [],
) {
  const [checker] = spokenCheckers(fogCheckers, CHECKER_SPEECH_EN).under(on);
  const put = puts.reduce<Draft>((draft, [mark, area]) => checker.put(draft, mark, area), checker.begin);
  const draft = Object.entries(asks).reduce((now, [id, value]) => setIn(checker, now, id, value), put);
  const { allowed, answer, because, besides } = checker.check(draft);
  return {
    checker,
    draft,
    allowed,
    answer,
    besides,
    scene: checker.sketch(draft).scene,
    because: because.map(({ rule, says }) => `${rule}: ${says}`),
  };
}

const BALTIC = [
  ['axis', 'baltic'],
  ['allies', 'leningrad'],
] as const;

describe('the rulebook’s examples of supply', () => {
  it('1: Leningrad is attacked from the Baltic States, which Berlin supplies by way of Poland', () => {
    const { allowed, answer, because, scene } = asked(BALTIC, { at: 'leningrad' });
    expect([allowed, answer]).toEqual([
      true,
      'Supply reaches the Baltic States: Leningrad may be attacked from there',
    ]);
    expect(because).toEqual([
      'F-092: supply begins in Berlin',
      'F-090: it goes from Berlin by way of Poland to the Baltic States',
    ]);
    expect(scene.lines).toEqual([
      { from: 'berlin', to: 'poland', means: 'supply' },
      { from: 'poland', to: 'baltic', means: 'supply' },
      { from: 'baltic', to: 'leningrad', means: 'fire' },
    ]);
  });

  it('2: without the Baltic States nothing is launched there', () => {
    const { allowed, answer, because, scene } = asked([...BALTIC, ['allies', 'baltic']], { at: 'leningrad' });
    expect([allowed, answer]).toEqual([false, 'Nothing can be launched at Leningrad by the Axis']);
    expect(because).toContain('F-090: the Baltic States are the Allies’');
    expect(scene.wire).toEqual([{ at: 'leningrad' }]);
  });

  it('3: Egypt is attacked from Libya over the Eastern Mediterranean; from that sea it would be a landing', () => {
    const { because } = asked([['axis', 'emed']], { at: 'egypt', from: 'libya' });
    expect(because).toEqual([
      'F-092: supply begins in Italy',
      'F-090: it goes from Italy by way of the Western Mediterranean to Libya',
    ]);
    expect(asked([['axis', 'emed']], { at: 'egypt', from: 'emed' }).because).toContain(
      'F-080: from the Eastern Mediterranean it is a landing: the defence is 4 stronger',
    );
  });

  const ITALY = [
    ['allies', 'wmed'],
    ['axis', 'emed'],
    ['axis', 'vichy'],
    // Block all paths except the one from the USA.
    ['axis', 'morocco'],
    ['axis', 'britain'],
    ['axis', 'paris'],
  ] as const;

  it('4: Italy is landed in from the sea, which the USA supplies', () => {
    const { allowed, because } = asked(ITALY, { side: 'allies', at: 'italy' });
    expect(allowed).toBe(true);
    expect(because).toEqual([
      'F-092: supply begins in USA/Canada',
      'F-090: it goes from USA/Canada by way of the Central Atlantic to the Western Mediterranean',
      'F-080: from the Western Mediterranean it is a landing: the defence is 4 stronger',
    ]);
  });

  it('5: and not through a quagmire in the Central Atlantic', () => {
    const { answer, because, scene } = asked([...ITALY, ['quagmire', 'catlantic']], {
      side: 'allies',
      at: 'italy',
      from: 'wmed',
    });
    const cut = 'the Central Atlantic is in quagmire; the way ends at USA/Canada, where it begins';
    expect(answer).toBe(`Supply is cut: ${cut}`);
    expect(because).toEqual([`F-076: no supply comes to the Western Mediterranean: ${cut}`]);
    expect(scene.wire).toEqual([{ at: 'catlantic' }]);
  });
});

describe('supply at a real table', () => {
  it('reaches every area of both sides when the war begins, and what they yield is added up', () => {
    const { answer, because, besides } = asked([]);
    expect(answer).toBe('Supply reaches every area of the Axis');
    expect(because).toEqual(['F-092: supply of the Axis begins in Ruhr, Berlin and Italy']);
    expect(besides).toEqual([
      {
        heading: 'What areas in supply yield',
        lines: ['the Axis: 8 points and 5 resources', 'the Allies: 13 points and 11 resources'],
      },
    ]);
    expect(asked([], { side: 'allies' }).answer).toBe('Supply reaches every area of the Allies');
  });

  it('is cut by a quagmire on its way, which says where the way ends, and what yields nothing then', () => {
    const puts = [
      ['axis', 'kiev'],
      ['axis', 'moscow'],
      ['quagmire', 'kiev'],
    ] as const;
    const { allowed, answer, because, besides, scene } = asked(puts, { at: 'moscow' });
    expect([allowed, answer]).toEqual([
      false,
      'Supply is cut: Kiev is in quagmire; the way from Berlin ends at Poland',
    ]);
    expect(because.at(-1)).toBe('F-093: Moscow yields neither points nor resources');
    expect(besides.at(-1)).toEqual({ heading: 'Out of supply', lines: ['the Axis: Moscow'] });
    expect(scene.wire).toEqual([{ at: 'kiev' }]);
    expect(scene.lines.at(-1)).toEqual({ from: 'poland', to: 'kiev', means: 'supply' });
    // Marking the quagmire again removes it.
    expect(asked([...puts, ['quagmire', 'kiev']], { at: 'moscow' }).answer).toBe('Supply reaches Moscow');
  });

  it('begins in the Urals for the Allies as soon as the USSR is in the war', () => {
    const puts = [
      ['axis', 'leningrad'],
      ['axis', 'stalingrad'],
      ['axis', 'kiev'],
    ] as const;
    const before = asked(puts, { side: 'allies', at: 'kiev' });
    expect(before.allowed).toBe(false);
    const { answer, because } = asked(puts, { ussr: 'yes', side: 'allies', at: 'kiev', from: 'moscow' });
    expect(answer).toBe('Supply reaches Moscow: Kiev may be attacked from there');
    expect(because).toEqual([
      'F-092: supply begins in the Urals',
      'F-166: the Urals serve the Allies alone',
      'F-090: it goes from the Urals to Moscow',
    ]);
  });

  it('never serves an attack on Ruhr from the North Sea', () => {
    const { because } = asked([], { side: 'allies', at: 'ruhr', from: 'northsea' });
    expect(because).toEqual(['F-170: nothing is launched at Ruhr from the North Sea']);
  });

  it('comes to the attackers of a quagmire, or the defender may send them back', () => {
    const { answer, because } = asked([['quagmire', 'paris']], { at: 'paris' });
    expect(answer).toBe('Supply reaches the Axis’s attackers in Paris');
    expect(because).toEqual(['F-092: supply begins in Ruhr', 'F-075: Ruhr is next to Paris']);
    const cut = asked(
      [
        ['quagmire', 'paris'],
        ['allies', 'ruhr'],
      ],
      { at: 'paris' },
    );
    expect(cut.because).toEqual([
      'F-075: the Axis holds no area next to Paris',
      'F-077: when both have revealed, the Allies may fight or send the attackers to their Win stack',
    ]);
  });

  it('comes to them past a sea of the enemy’s beside them where that rule is on', () => {
    const { answer, because } = asked([['quagmire', 'britain']], { at: 'britain' }, ['sea-supply']);
    expect(answer).toBe('Supply reaches the Axis’s attackers in Britain');
    expect(because.slice(-2)).toEqual([
      'F-191: it passes the North Sea, which the enemy holds',
      'F-A65: the North Sea is next to Britain',
    ]);
  });

  it('begins in a source that is in quagmire itself', () => {
    const { because } = asked([['quagmire', 'italy']], { at: 'wmed' });
    expect(because).toContain('F-076: Italy is in quagmire, but supply still begins there');
  });

  it('says that there is no source where none is left', () => {
    const lost = ['berlin', 'ruhr', 'italy'].map((area): Put => ['allies', area]);
    expect(asked(lost, { at: 'poland' }).answer).toBe('No supply reaches Poland: the Axis holds no source');
    expect(asked(lost).because).toContain('F-092: the Axis holds no source of supply');
  });

  it('passes seas of the enemy’s where the table plays so, and is interdicted there', () => {
    const puts = [['allies', 'wmed']] as const;
    expect(asked(puts, { at: 'libya' }).answer).toBe(
      'Supply is cut: the Western Mediterranean is the Allies’; the way ends at Italy, where it begins',
    );
    expect(asked(puts, { at: 'libya' }, ['sea-supply']).because).toContain(
      'F-191: it passes the Western Mediterranean, which the enemy holds',
    );
  });

  it('follows the years: the Balkans join, and the USSR', () => {
    const { checker, draft } = asked([], { year: '1943' });
    const at = (area: string) => checker.sketch(draft).scene.fields.find(({ id }) => id === area)?.says;
    expect(at('balkans')).toBe('The Balkans, Axis');
    expect(at('moscow')).toBe('Moscow, Allied');
  });

  it('is asked about an area that is tapped', () => {
    const { checker, draft } = asked([['axis', 'kiev']]);
    expect(checker.check(setIn(checker, draft, 'ask-axis', '', 'kiev')).answer).toBe('Supply reaches Kiev');
  });
});
