/**
 * Hydrates the Play page. Astro's own hydration scripts would weigh as much as the hand and the bar together; here
 * every byte delays the start.
 */
import { hydrate } from 'preact';
import { Sandbox, type SandboxProps } from './sandbox.tsx';

/** Hydrates the server-rendered page with the props written into it. */
export function wakeSandbox(): void {
  const [place, written] = ['[data-play]', '[data-play-props]'].map((each) => document.querySelector(each));
  if (place && written) hydrate(<Sandbox {...(JSON.parse(written.textContent) as SandboxProps)} />, place);
}
