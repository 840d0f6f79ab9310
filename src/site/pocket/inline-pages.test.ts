import { describe, expect, it } from 'vitest';
import { folded, type BuiltPage } from './inline-pages.ts';

const page = (name: string, prefix: string, main: string): BuiltPage => ({
  address: `/kit/game/${name}/`,
  prefix,
  html: `<body><nav>away</nav><main id="text">${main}</main></body>`,
});

describe('pages folded into one file', () => {
  it('lead to each other, and nowhere else', () => {
    const [rules, rulings] = folded([
      page('rules', '', '<p id="M1">One</p><a href="/kit/game/rulings/#M1">ruled</a>'),
      page('rulings', 'rulings-', '<p id="M1">Ruled</p><a href="#M1">x</a><a href="/kit/">home</a>'),
    ]);
    expect(rules).toBe('<section id="top"><p id="M1">One</p><a href="#rulings-M1">ruled</a></section>');
    expect(rulings).toContain('<p id="rulings-M1">Ruled</p><a href="#rulings-M1">x</a><span>home</span>');
  });

  it('tell a plot by its figures', () => {
    const plot =
      '<figure class="plot"><figcaption><b>Fair?</b><span class="plot-shows">●</span></figcaption><svg><path/></svg><p class="plot-compare">┆</p><details><div tabindex="0" role="region" aria-label="Fair?"><table>61</table></div></details></figure>';
    expect(folded([page('how-it-plays', 'how-it-plays-', plot)])).toEqual([
      '<section id="how-it-plays-top"><figure class="plot"><figcaption><b>Fair?</b></figcaption><details open><div tabindex="0"><table>61</table></div></details></figure></section>',
    ]);
  });

  it('tell a drawn table in words, and leave out what one file cannot have', () => {
    const table = '<figure class="table"><svg aria-label="The table: o, open"></svg></figure>';
    const [only] = folded([page('rules', '', `<h1>Rules</h1>${table}<img src="a.webp"><script>x</script>`)]);
    expect(only).toBe('<section id="top"><h2>Rules</h2><p class="told">The table: o, open</p></section>');
  });
});
