/** A room for PlayingCards.io: its widgets, and a picture of each face. */
import { assetPath, playingcardsRoom } from '../../../src/press/export/playingcards/playingcards-room.ts';
import type { ParcelFile } from '../../../src/press/export/zip.ts';
import { tableLayoutOf } from '../../../src/site/print-desk/scene-layout.ts';
import { refusalOf } from '../../cli/command-error.ts';
import type { Made } from '../../cli/run-report.ts';
import { inLanes } from '../limit-concurrency.ts';
import type { ExportJob } from './export-job.ts';
import { writeParcel } from './parcel.ts';
import { drawnPicture } from './vassal.ts';

/** Makes the room. Throws a refusal for a selection without cards and counters. */
export async function exportForPlayingcards({
  game,
  kit,
  drawn,
  fonts,
  run,
  file,
}: ExportJob): Promise<Made> {
  const started = performance.now();
  const room = playingcardsRoom(kit, drawn, await tableLayoutOf(game));
  if (!room.ok) throw refusalOf(room.faults);
  const { pictures } = room.value;
  run.progress.step('Drawing pictures for PlayingCards.io', pictures.length);
  const files: ParcelFile[] = [...room.value.files];
  await inLanes(pictures, run.lanes, async (each) => {
    files.push([assetPath(each), await drawnPicture(each, fonts, run)]);
    run.progress.tick();
  });
  return { ...writeParcel(file, files, started, run), warnings: [room.value.cannot] };
}
