/** Paints documents in the browser. */
import type { Fonts } from '../../kit/type/font.ts';
import type { SheetDocument } from '../../press/sheet.ts';
import { brought } from './failures.ts';
import { beginning, type Tell } from './steps.ts';

/** The PDF of a document; the painter is loaded lazily. */
export async function paint(
  planned: SheetDocument,
  fonts: Fonts,
  tell: Tell,
): Promise<Uint8Array<ArrayBuffer>> {
  beginning(tell, 'loading', 'painting');
  const [{ withoutHiddenText }, { subjectsOf }, { alphabetOf }, { drawPlates }, { assemble }] = await brought(
    Promise.all([
      import('../../press/paint/cropped-text.ts'),
      import('../../press/paint/pdf/paint-document.ts'),
      import('../../press/paint/pdf/form-xobject.ts'),
      import('../../press/paint/pdf/form-xobjects.ts'),
      import('../../press/paint/pdf/assemble.ts'),
    ]),
  );
  const heard = beginning(tell, 'painting', 'joining');
  const document = withoutHiddenText(planned);
  const subjects = subjectsOf(document);
  const { plates, pack } = await drawPlates(subjects, fonts, alphabetOf(subjects), {
    heard: (drawn) => heard(drawn, subjects.length),
  });
  beginning(tell, 'joining', 'packing');
  return new Uint8Array(await assemble(document, plates, pack));
}
