/** A run that loses its power: `node tests/made-up/power-cut.ts FOLDER STEP` ends itself before that step of the disk. */
import { DISK, type Disk } from '../../scripts/make/atomic-write.ts';
import { openOut } from '../../scripts/make/output.ts';

const [folder = '', step] = process.argv.slice(2);

/** A disk that has so many steps to live, each of them whole. */
function dyingDisk(steps: number): Disk {
  let left = steps;
  const orDie =
    <Words extends readonly unknown[]>(work: (...words: Words) => void) =>
    (...words: Words): void => {
      if (left-- === 0) process.kill(process.pid, 'SIGKILL');
      work(...words);
    };
  return {
    write: orDie(DISK.write),
    rename: orDie(DISK.rename),
    makeFolder: orDie(DISK.makeFolder),
    remove: orDie(DISK.remove),
  };
}

const out = openOut(folder, dyingDisk(Number(step)));
out.completes('game/pictures', '.png');
out.write('game/a.pdf', 'new');
out.write('game/fresh.pdf', 'new');
out.write('game/pictures/b.png', 'new');
out.write('another/deep/c.pdf', 'new');
out.commit();
