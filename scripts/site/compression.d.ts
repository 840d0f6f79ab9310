/** The part of the package that the host uses; its published types are for another server's requests. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Asks = (request: IncomingMessage, response: ServerResponse) => boolean;

  const compression: {
    (options?: {
      readonly filter?: Asks;
    }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
    /** Whether a response has a type worth compressing. */
    readonly filter: Asks;
  };
  export = compression;
}
