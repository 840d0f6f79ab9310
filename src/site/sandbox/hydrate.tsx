/**
 * Brings the page Play to life. Elsewhere Astro does so, by a script in the page and another beside it that weigh as much as
 * the hand and the bar; here every letter is waited for.
 */
import { hydrate } from 'preact';
import { Sandbox, type SandboxProps } from './sandbox.tsx';

/** Takes over what stands in the page, with what the build has written beside it. */
export function wakeSandbox(): void {
  const [place, written] = ['[data-play]', '[data-play-props]'].map((each) => document.querySelector(each));
  if (place && written) hydrate(<Sandbox {...(JSON.parse(written.textContent) as SandboxProps)} />, place);
}
