import { readFile } from 'node:fs/promises';
import { Unreadable } from './child.ts';

/** Pages beyond this are refused: a file that long is not a judgment. */
export const MAX_PAGES = 2000;

/** The text of a file, page by page where it has pages. Only ever called in a sandboxed child. */
export interface ExtractedText {
  pages: string[];
}

type Pdfium = Awaited<ReturnType<typeof import('@hyzyla/pdfium').PDFiumLibrary.init>>;
let pdfium: Promise<Pdfium> | undefined;

async function pdfPages(bytes: Buffer): Promise<string[]> {
  pdfium ??= import('@hyzyla/pdfium').then(({ PDFiumLibrary }) => PDFiumLibrary.init());
  const library = await pdfium;
  const document = await library.loadDocument(bytes).catch((cause: unknown) => {
    const words = cause instanceof Error ? cause.message : '';
    if (/password|security/iu.test(words))
      throw new Unreadable('The PDF is protected by a password. Save a copy without one and try again.');
    throw new Unreadable('The PDF is damaged or is not a PDF.');
  });
  try {
    const count = document.getPageCount();
    if (count === 0) throw new Unreadable('The PDF has no pages.');
    if (count > MAX_PAGES) throw new Unreadable(`The PDF has ${count} pages; at most ${MAX_PAGES} are read.`);
    const pages: string[] = [];
    for (let at = 0; at < count; at++)
      pages.push(document.getPage(at).getText().replace(/\r\n?/gu, '\n').replaceAll('\u0000', ''));
    return pages;
  } finally {
    document.destroy();
  }
}

async function docxText(bytes: Buffer): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.extractRawText({ buffer: bytes }).catch(() => {
    throw new Unreadable('The Word document is damaged or is not a .docx file.');
  });
  return value;
}

/** UTF-8, UTF-16 with its mark, or, for the old files courts still publish, Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Errors: `Unreadable` with the sentence the user reads: protected, damaged, empty, or without a text layer. */
export async function extractText(file: string, extension: string): Promise<ExtractedText> {
  const bytes = await readFile(file);
  if (bytes.length === 0) throw new Unreadable('The file is empty.');
  const pages =
    extension === 'pdf'
      ? await pdfPages(bytes)
      : [extension === 'docx' ? await docxText(bytes) : decodeText(bytes)];
  if (pages.every((page) => page.trim() === '')) {
    throw new Unreadable(
      extension === 'pdf' ? 'The PDF holds pictures of pages and no text.' : 'The file holds no text.',
    );
  }
  return { pages };
}
