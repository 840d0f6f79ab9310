import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  keepProgress,
  keptProgress,
  nextOpen,
  readProgress,
  stepsDone,
  withStep,
} from './learner-progress.ts';

afterEach(() => vi.unstubAllGlobals());

describe('how far the learner has come', () => {
  it('is read back as it was written', () => {
    const progress = withStep(withStep(withStep({}, 'moving', 2), 'moving', 0), 'driving', 1);
    expect(progress).toEqual({ moving: [0, 2], driving: [1] });
    expect(readProgress(JSON.stringify(progress))).toEqual(progress);
  });

  it('counts a step once, however often it is done', () => {
    const once = withStep({}, 'moving', 1);
    expect(withStep(once, 'moving', 1)).toEqual(once);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['a text that breaks off', '{"moving":[0,'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[[0]]'],
  ])('begins anew where %s was kept', (_, text) => {
    expect(stepsDone(readProgress(text), 'moving', 9)).toEqual([]);
  });

  it('loses only the lessons that cannot be read', () => {
    const kept = '{"moving":[0,1],"driving":"all","fighting":[0.5],"scoring":{"0":1}}';
    expect(readProgress(kept)).toEqual({ moving: [0, 1] });
  });

  it('leads on from a lesson that is done to the first that is not, and nowhere from one that is not', () => {
    const lessons = [
      { id: 'aim', steps: 1 },
      { id: 'moving', steps: 2 },
      { id: 'driving', steps: 2 },
    ];
    const aim = { aim: [0], moving: [1] };
    expect(nextOpen(aim, lessons, 'aim')?.id).toBe('moving');
    expect(nextOpen(aim, lessons, 'moving')).toBeNull();
    expect(nextOpen({}, lessons, 'aim')).toBeNull();
    expect(nextOpen({ aim: [0], moving: [0, 1], driving: [0, 1] }, lessons, 'aim')).toBeNull();
  });

  it('counts no step that the lesson does not have, or has no longer', () => {
    expect(stepsDone({ moving: [-1, 0, 3, 12] }, 'moving', 4)).toEqual([0, 3]);
    expect(stepsDone({}, 'moving', 4)).toEqual([]);
  });

  it('is kept beside what another tab has done, and what this page cannot read', () => {
    const key = 'fieldkit/victory-tank/lessons';
    const texts = new Map([[key, '{"moving":[0],"of-tomorrow":{"steps":3}}']]);
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => texts.get(name) ?? null,
      setItem: (name: string, text: string) => texts.set(name, text),
    });
    const [here, there] = [keptProgress('victory-tank'), keptProgress('victory-tank')];
    keepProgress('victory-tank', withStep(here, 'moving', 1));
    keepProgress('victory-tank', withStep(there, 'driving', 4));
    expect(JSON.parse(texts.get(key) ?? '')).toEqual({
      moving: [0, 1],
      driving: [4],
      'of-tomorrow': { steps: 3 },
    });
    texts.set(key, '{"moving":[0,');
    keepProgress('victory-tank', { moving: [2] });
    expect(keptProgress('victory-tank')).toEqual({ moving: [2] });
    expect([...texts.values()]).toContain('{"moving":[0,');
  });

  it('is nothing, and is not kept, where the device keeps nothing', () => {
    expect(keptProgress('victory-tank')).toEqual({});
    expect(keepProgress('victory-tank', { moving: [0] })).toBe(false);
  });
});
