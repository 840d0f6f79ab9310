import type { APIRoute } from 'astro';
import { ICONS, iconPng, type Icon } from '../../offline/icons.ts';

export const getStaticPaths = () => ICONS.map((icon) => ({ params: { icon: icon.name }, props: icon }));

export const GET: APIRoute<Icon & Record<string, unknown>> = async ({ props }) =>
  new Response(new Uint8Array(await iconPng(props)), { headers: { 'Content-Type': 'image/png' } });
