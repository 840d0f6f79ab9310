/** A room for PlayingCards.io: its widgets, and a picture of each face. */
import { assetPath, playingcardsRoom } from '../../../src/press/export/playingcards/playingcards-room.ts';
import { tableLayoutOf } from '../../../src/site/print-desk/scene-layout.ts';
import { refusalOf } from '../../cli/command-error.ts';
import type { Made } from '../../cli/run-report.ts';
import type { ExportJob } from './export-job.ts';
import { writeParcel } from './parcel.ts';
import { drawnPictures } from './table-pictures.ts';

/** Makes the room. Throws a refusal for a selection without cards and counters. */
export async function exportForPlayingcards(job: ExportJob): Promise<Made> {
  const started = performance.now();
  const { game, kit, drawn, run, file } = job;
  const room = playingcardsRoom(kit, drawn, await tableLayoutOf(game));
  if (!room.ok) throw refusalOf(room.faults);
  const { pictures, files, cannot } = room.value;
  const drawings = await drawnPictures('PlayingCards.io', pictures, assetPath, job);
  return { ...writeParcel(file, [...files, ...drawings], started, run), warnings: [cannot] };
}
