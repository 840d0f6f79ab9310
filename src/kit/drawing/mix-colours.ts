/** Mixes colours, for what a sheet shows without transparency or gradients. */
import type { Colour } from '../edition.ts';

const channelsOf = (colour: Colour): readonly [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const colourOf = (channels: readonly number[]): Colour =>
  `#${channels
    .map((channel) => Math.round(Math.min(255, Math.max(0, channel))))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** The colour between two, `share` of the way from the first to the second. */
export function mixed(from: Colour, to: Colour, share: number): Colour {
  const [start, end] = [channelsOf(from), channelsOf(to)];
  return colourOf(start.map((channel, index) => channel + ((end[index] ?? 0) - channel) * share));
}

/** The mean of colours. @throws without any. */
export function meanColour(colours: readonly Colour[]): Colour {
  if (colours.length === 0) throw new Error('no colours have no mean');
  const sums = [0, 0, 0];
  for (const colour of colours)
    channelsOf(colour).forEach((channel, index) => {
      sums[index] = (sums[index] ?? 0) + channel;
    });
  return colourOf(sums.map((sum) => sum / colours.length));
}

/** How far apart two colours are: the largest difference of a channel, 0 to 255. */
export const distanceOf = (a: Colour, b: Colour): number =>
  Math.max(...channelsOf(a).map((channel, index) => Math.abs(channel - (channelsOf(b)[index] ?? 0))));
