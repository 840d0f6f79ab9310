/** Sends a request to the service worker, and resolves with its answer. */
import type { Asks } from './messages.ts';

export const asked = <Answer>(worker: ServiceWorker, asks: Asks): Promise<Answer> =>
  new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Answer>) => answered(data);
    worker.postMessage(asks, [port2]);
  });
