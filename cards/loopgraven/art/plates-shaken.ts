/** The school plate of shellshock: a man in a trench, his head in his hands. */
import type { Burin } from '../../../src/kit/engrave/burin.ts';
import { outline } from '../../../src/kit/engrave/knots.ts';
import { type Point, chain, move, turn } from '../../../src/kit/engrave/path/matrix.ts';
import { draw, moved } from '../../../src/kit/engrave/path/path.ts';
import { ellipse, line, rectangle } from '../../../src/kit/engrave/path/shapes.ts';
import { PLATE } from './shapes.ts';

const { width: W, ground: G } = PLATE;

/** A wall of sandbags behind a man: rows of bags, each off the ones below. */
function sandbags(b: Burin, top: number): void {
  for (let row = 0; top + row * 4.6 < G + 2; row += 1)
    for (let at = -1; at < 6; at += 1) {
      const x = at * 10.4 + (row % 2) * 5.2;
      b.plate(rectangle(x + 0.3, top + row * 4.6, 9.8, 4.4, 2), 0.7);
      b.fine(line(x + 7.8, top + row * 4.6 + 1.3, x + 8.6, top + row * 4.6 + 2.6), 1);
    }
}

/** A shaken man who sits against the trench wall, his head in his hands, his helmet beside him. */
export function shaken(b: Burin): void {
  const x = W / 2 - 2;
  sandbags(b, 20);
  // His back and shoulders.
  b.mass(
    outline([
      [x - 14.6, G + 4, 'sharp'],
      [x - 15.4, 27],
      [x - 11.4, 19],
      [x, 16.4],
      [x + 11.4, 19],
      [x + 15.4, 27],
      [x + 14.6, G + 4, 'sharp'],
    ]),
  );
  b.cut(
    draw()
      .at(x - 12, 24)
      .bend(x - 9, 29, x - 9.6, 35)
      .at(x + 12, 24)
      .bend(x + 9, 29, x + 9.6, 35).path,
    1.2,
  );
  // His bowed head between his arms: only hair is seen.
  b.plate(
    outline([
      [x - 6.4, 17.6],
      [x - 5.6, 10.6],
      [x, 7.6],
      [x + 5.6, 10.6],
      [x + 6.4, 17.6],
      [x + 4, 22],
      [x - 4, 22],
    ]),
    1.2,
  );
  b.mass(
    outline([
      [x - 6.2, 16.6],
      [x - 5.4, 10.4],
      [x, 7.6],
      [x + 5.4, 10.4],
      [x + 6.2, 16.6],
      [x + 2.6, 18.6],
      [x, 17.8],
      [x - 2.6, 18.6],
    ]),
  );
  b.cut(
    draw()
      .at(x - 3.6, 11.2)
      .bend(x - 1.4, 13.6, x - 1.2, 17)
      .at(x, 9.8)
      .to(x + 0.2, 16.4)
      .at(x + 3.6, 11.2)
      .bend(x + 1.6, 13.6, x + 1.6, 17).path,
    1,
  );
  // Knees drawn up, in puttees; his elbows are on them.
  for (const side of [-1, 1]) {
    const at = (dx: number, y: number): Point => [x + side * dx, y];
    b.plate(
      outline([
        [...at(2.2, G + 5.4), 'sharp'],
        [...at(3.4, 30)],
        [...at(5.6, 25.6)],
        [...at(9.8, 26)],
        [...at(11.4, 30)],
        [...at(9, G + 5.4), 'sharp'],
      ]),
      1.2,
    );
    for (const y of [30, 33, 36])
      b.line(
        draw()
          .at(...at(3.4, y))
          .bend(...at(6.6, y + 1.8), ...at(10.4, y - 0.4)).path,
        0.8,
      );
    b.mass(
      outline([
        [...at(1.6, G + 8), 'sharp'],
        [...at(2, G + 4.4)],
        [...at(5.6, G + 3.2)],
        [...at(9.2, G + 4.4)],
        [...at(9.8, G + 8), 'sharp'],
      ]),
    );
    // A forearm from the knee to the head, and the hand on it.
    b.flat(
      outline([
        [...at(8.8, 27.6), 'sharp'],
        [...at(12.2, 24.6), 'sharp'],
        [...at(8.2, 15.6), 'sharp'],
        [...at(5.4, 17.4), 'sharp'],
      ]),
      1.2,
    );
    b.plate(
      outline([
        [...at(8.4, 16)],
        [...at(7.6, 11.4)],
        [...at(4.8, 9.2)],
        [...at(3.4, 10.6)],
        [...at(4.6, 13.6)],
        [...at(5.2, 17.2)],
      ]),
      1,
    );
    b.fine(
      draw()
        .at(...at(4.4, 10.4))
        .to(...at(6, 14.4))
        .at(...at(5.6, 10))
        .to(...at(7, 13.8)).path,
      1.1,
    );
  }
  // His helmet, fallen.
  const helmet = chain(turn(16), move(W - 7.6, G + 5));
  b.plate(moved(draw().at(-6, -0.4).curve(-5.4, -6.8, 5.4, -6.8, 6, -0.4).close().path, helmet), 1.2);
  b.plate(moved(ellipse(0, 0, 8.4, 1.7), helmet), 1.1);
  b.shade(moved(draw().at(1, -5).curve(4, -4.6, 5.4, -2.6, 5.6, -0.8).to(1.4, -1).close().path, helmet), {
    angle: 90,
    spacing: 0.8,
    heavy: 0.34,
    light: 0.3,
  });
}
