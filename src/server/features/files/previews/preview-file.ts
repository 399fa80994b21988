import { readFile, writeFile } from 'node:fs/promises';
import { jpegOfPhoto } from '#server/platform/documents/pdf/archive/jpeg-of-photo.ts';
import { type PdfiumFunctions, saved } from '#server/platform/documents/pdf/binding/forms-of-pdf.ts';
import { withPdf } from '#server/platform/sandbox/pdf-text.ts';
import { serveTasks } from '#server/platform/sandbox/serve-tasks.ts';
import { type TrackedText, trackedChanges } from '#server/platform/sandbox/word/tracked-changes.ts';

/** `unlock`: writes the PDF at `file` to `out` without its password. `changes`: what was inserted and deleted in a Word document. `photo`: writes a photo of a phone to `out` as JPEG. */
export type PreviewTask =
  | { kind: 'unlock'; file: string; password: string; out: string }
  | { kind: 'photo'; file: string; out: string }
  | { kind: 'changes'; file: string };

/** PDFium: a file of its own without its security. */
const WITHOUT_SECURITY = 3;

async function unlock({ file, password, out }: PreviewTask & { kind: 'unlock' }): Promise<{ pages: number }> {
  const { bytes, pages } = await withPdf(
    await readFile(file),
    (document, count, library) => {
      const pdfium = (library as unknown as { module: PdfiumFunctions }).module;
      const { documentIdx } = document as unknown as { documentIdx: number };
      return { bytes: saved(pdfium, documentIdx, WITHOUT_SECURITY), pages: count };
    },
    { password },
  );
  await writeFile(out, bytes, { mode: 0o600 });
  return { pages };
}

async function photo({ file, out }: PreviewTask & { kind: 'photo' }): Promise<{ pages: number }> {
  await writeFile(out, await jpegOfPhoto(await readFile(file)), { mode: 0o600 });
  return { pages: 1 };
}

/** The child process that opens files for their previews: untrusted bytes in. */
await serveTasks<PreviewTask, { pages: number } | TrackedText>(async (task) => {
  if (task.kind === 'unlock') return unlock(task);
  if (task.kind === 'photo') return photo(task);
  return trackedChanges(await readFile(task.file));
});
