import { readFile, writeFile } from 'node:fs/promises';
import { type PdfiumFunctions, saved } from '#server/platform/documents/pdf/binding/forms-of-pdf.ts';
import { withPdf } from '#server/platform/sandbox/pdf-text.ts';
import { serveTasks } from '#server/platform/sandbox/serve-tasks.ts';
import { type TrackedText, trackedChanges } from '#server/platform/sandbox/word/tracked-changes.ts';

/** `unlock`: writes the PDF at `file` to `out` without its password. `changes`: what was inserted and deleted in a Word document. */
export type PreviewTask =
  | { kind: 'unlock'; file: string; password: string; out: string }
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
    password,
  );
  await writeFile(out, bytes, { mode: 0o600 });
  return { pages };
}

/** The child process that opens files for their previews: untrusted bytes in. */
await serveTasks<PreviewTask, { pages: number } | TrackedText>(async (task) =>
  task.kind === 'unlock' ? unlock(task) : trackedChanges(await readFile(task.file)),
);
