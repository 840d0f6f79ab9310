/** The part of the package that the host takes; its published types are those of another server's requests. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Asks = (request: IncomingMessage, response: ServerResponse) => boolean;

  const compression: {
    (options?: {
      readonly filter?: Asks;
    }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    /** Whether what is answered is of a type that is worth compressing. */
    readonly filter: Asks;
  };
  export = compression;
}
