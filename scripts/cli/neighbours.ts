/** What this machine is called in its network. */
import { networkInterfaces } from 'node:os';

/** Its addresses for other devices. */
export const neighbours = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((addresses) =>
    (addresses ?? []).flatMap(({ family, internal, address }) =>
      family === 'IPv4' && !internal ? [address] : [],
    ),
  );
