/** SVG files with everything that a drawing for a card may have, each 200 x 150 units. */

const svg = (content: string, more = ''): string =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 150"${more}>${content}</svg>`;

export const SVG_SAMPLES: Readonly<Record<string, string>> = {
  shapes: svg(
    `<rect x="10" y="10" width="50" height="40" fill="teal"/>
     <rect x="70" y="10" width="50" height="40" rx="12" ry="6" fill="rgb(200, 60, 20)" stroke="#123" stroke-width="3"/>
     <circle cx="160" cy="30" r="20" fill="hsl(210 60% 40%)"/>
     <ellipse cx="40" cy="90" rx="30" ry="15" fill="none" stroke="purple" stroke-width="4"/>
     <line x1="80" y1="70" x2="120" y2="110" stroke="black" stroke-width="6" stroke-linecap="square"/>
     <polyline points="130,70 150,110 170,70 190,110" fill="none" stroke="green" stroke-width="5" stroke-linejoin="bevel"/>
     <polygon points="100,120 110,145 80,128 120,128 90,145" fill="gold" fill-rule="evenodd"/>`,
  ),
  'paths with every command': svg(
    `<path d="M10 10h40v30H10z m60 0 l20 30 -40 0z" fill="#4f605c"/>
     <path d="M110 10c20-10 40 40 60 10s10 20 20 20" fill="none" stroke="#a03" stroke-width="4"/>
     <path d="M10 80q20-40 40 0t40 0T130 80" fill="none" stroke="#030" stroke-width="5" stroke-linecap="round"/>
     <path d="M150 70a25 15 20 1 1-10 20l10-5z" fill="orange" stroke="black"/>
     <path d="M20 110h60v30h-60zM30 115v20h40v-20z" fill="navy"/>
     <path d="M100 110h60v30h-60zM110 115h40v20h-40z" fill="navy" fill-rule="evenodd"/>`,
  ),
  'groups and transforms': svg(
    `<g transform="translate(50 50) rotate(30)" fill="brown" stroke="black" stroke-width="2">
       <rect x="-20" y="-20" width="40" height="40"/>
       <g transform="scale(.5)"><circle r="30" fill="white"/></g>
     </g>
     <g transform="matrix(1 .3 -.2 .8 120 20)"><rect width="40" height="30" fill="olive"/></g>
     <rect transform="skewX(20) translate(60 90)" width="40" height="30" fill="#669"/>
     <rect transform="rotate(45, 160, 110)" x="145" y="95" width="30" height="30" fill="crimson"/>`,
  ),
  'use, symbols and a view of their own': svg(
    `<defs><path id="leaf" d="M0 0c10-20 30-20 40 0c-10 20-30 20-40 0z"/>
       <symbol id="eye" viewBox="0 0 10 10"><circle cx="5" cy="5" r="4"/><circle cx="5" cy="5" r="2" fill="white"/></symbol></defs>
     <use xlink:href="#leaf" x="10" y="30" fill="green"/>
     <use href="#leaf" transform="translate(70 30) rotate(-20)" fill="none" stroke="darkgreen" stroke-width="2"/>
     <use href="#eye" x="120" y="10" width="60" height="60" fill="#225"/>
     <svg x="20" y="70" width="80" height="60" viewBox="0 0 40 40"><rect width="40" height="40" fill="salmon"/><circle cx="20" cy="20" r="12"/></svg>`,
  ),
  'styles by attribute, class and rule': svg(
    `<style>/* a comment */ .sea, #hill { fill: #1b6ca8 } rect.sea { stroke: black; stroke-width: 3px } circle > rect { fill: red }</style>
     <g style="fill: goldenrod; stroke-dasharray: 6 3" stroke="black"><rect x="10" y="10" width="60" height="40"/>
       <circle cx="110" cy="30" r="20" style="fill:currentColor" color="#0a0"/></g>
     <rect class="sea" x="10" y="80" width="60" height="40"/><path id="hill" d="M90 120q30-60 60 0z"/>
     <rect x="160" y="80" width="30" height="30" display="none"/><rect x="160" y="20" width="30" height="30" visibility="hidden"/>`,
  ),
  'clip paths': svg(
    `<clipPath id="round"><circle cx="60" cy="60" r="40"/></clipPath><clipPath id="bar"><rect y="40" width="200" height="30"/></clipPath>
     <g clip-path="url(#bar)"><rect clip-path="url(#round)" x="10" y="10" width="120" height="120" fill="teal"/></g>
     <g clip-path="url(#round)" transform="translate(90 30)"><rect x="20" y="20" width="40" height="80" fill="tomato"/><rect x="60" y="20" width="40" height="80" fill="#334"/></g>`,
  ),
  'linear and radial gradients': svg(
    `<defs><linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#124"/><stop offset=".6" stop-color="#e96"/><stop offset="1" stop-color="#fd8"/></linearGradient>
       <radialGradient id="sun" cx=".4" cy=".4" r=".6"><stop offset="0" style="stop-color:#ffd"/><stop offset="100%" stop-color="#a20"/></radialGradient>
       <linearGradient id="slant" href="#sky" gradientUnits="userSpaceOnUse" x1="110" y1="80" x2="190" y2="140"/></defs>
     <rect x="5" y="5" width="100" height="70" fill="url(#sky)"/>
     <circle cx="150" cy="40" r="35" fill="url(#sun)" stroke="black" stroke-width="2"/>
     <path d="M110 140L130 80L190 90L180 145z" fill="url(#slant)"/>`,
  ),
  'transparent parts over others': svg(
    `<rect x="10" y="10" width="90" height="90" fill="#204060"/>
     <circle cx="55" cy="55" r="30" fill="white" fill-opacity=".5"/>
     <g opacity=".4"><rect x="120" y="20" width="60" height="60" fill="red"/></g>
     <rect x="120" y="90" width="60" height="40" fill="rgba(0, 0, 255, .3)"/>`,
  ),
};
