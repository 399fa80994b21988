import { readFile } from 'node:fs/promises';
import { serveTasks } from '#server/platform/sandbox/child.ts';
import { readFilePages } from '#server/platform/sandbox/file-pages.ts';
import { drawPdfPage, type PdfPage } from '#server/platform/sandbox/pdf-text.ts';
import { type Recognised, recognise } from '#server/platform/sandbox/recognise.ts';

/** All pages of a file by their text; or one page of it as a picture. */
export type PagesTask = { file: string; extension: string };
export type PictureTask = PagesTask & { page: number; languages: string };
/** `layer`: what the page says in its text layer, a stamp perhaps. */
export type PictureResult = Recognised & { layer: string };

async function readPicture({ file, extension, page, languages }: PictureTask): Promise<PictureResult> {
  const bytes = await readFile(file);
  const { picture, text } =
    extension === 'pdf' ? await drawPdfPage(bytes, page) : { picture: bytes, text: '' };
  return { ...(await recognise(picture, languages)), layer: text };
}

/** The child that reads the files of cases: untrusted bytes in, text out. */
await serveTasks<PagesTask | PictureTask, PdfPage[] | PictureResult>((task) =>
  'page' in task ? readPicture(task) : readFilePages(task.file, task.extension),
);
