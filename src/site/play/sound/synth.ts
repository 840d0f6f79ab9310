/** The sounds of the table, made by code: wood, paper and a muffled shot, half a second at most. */
import type { Cue } from './cues.ts';

/** Loudness of everything. */
const LEVEL = 0.25;

/** A struck tone that dies away. */
function tone(
  audio: AudioContext,
  out: AudioNode,
  from: number,
  hertz: number,
  lasts: number,
  shape: OscillatorType,
) {
  const [source, loud] = [audio.createOscillator(), audio.createGain()];
  source.type = shape;
  source.frequency.setValueAtTime(hertz, from);
  loud.gain.setValueAtTime(0.0001, from);
  loud.gain.exponentialRampToValueAtTime(1, from + 0.008);
  loud.gain.exponentialRampToValueAtTime(0.0001, from + lasts);
  source.connect(loud).connect(out);
  source.start(from);
  source.stop(from + lasts);
}

/** A burst of noise below a pitch. */
function burst(audio: AudioContext, out: AudioNode, from: number, below: number, lasts: number) {
  const length = Math.ceil(audio.sampleRate * lasts);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  // A fixed row of numbers that sounds like noise.
  let state = 1;
  for (let index = 0; index < length; index++) {
    state = (state * 16807) % 2147483647;
    samples[index] = (state / 1073741823.5 - 1) * (1 - index / length) ** 3;
  }
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = noise;
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(below, from);
  source.connect(filter).connect(out);
  source.start(from);
}

/** Seconds between the knocks of a die that comes to rest. */
const KNOCKS = [0, 0.09, 0.16, 0.21];

const SOUNDS: Readonly<Record<Cue, (audio: AudioContext, out: AudioNode, now: number) => void>> = {
  turn: (audio, out, now) => {
    tone(audio, out, now, 523, 0.16, 'triangle');
    tone(audio, out, now + 0.09, 784, 0.22, 'triangle');
  },
  hit: (audio, out, now) => {
    burst(audio, out, now, 900, 0.4);
    tone(audio, out, now, 70, 0.3, 'sine');
  },
  dice: (audio, out, now) => {
    for (const at of KNOCKS) burst(audio, out, now + at, 3200 - 6000 * at, 0.05);
  },
  end: (audio, out, now) => {
    for (const [index, hertz] of [392, 523, 659].entries())
      tone(audio, out, now + index * 0.13, hertz, 0.3, 'triangle');
  },
};

/** Plays cues; a browser lets it be heard once somebody has touched the page, and of those before then only the last. */
export function opened(): (cue: Cue) => void {
  const audio = new AudioContext();
  const out = audio.createGain();
  out.gain.value = LEVEL;
  out.connect(audio.destination);
  let asked = 0;
  return (cue) => {
    const own = ++asked;
    void audio.resume().then(() => {
      if (own === asked) SOUNDS[cue](audio, out, audio.currentTime);
    });
  };
}
