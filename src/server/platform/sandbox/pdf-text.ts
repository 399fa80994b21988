import { PDFiumLibrary } from '@hyzyla/pdfium';
import { Unreadable } from './child.ts';

/** Pages beyond this are refused: a file that long is not a judgment. */
export const MAX_PAGES = 2000;

type Page = ReturnType<Awaited<ReturnType<PDFiumLibrary['loadDocument']>>['getPage']>;
/** What the package keeps to itself: it closes a page only after drawing it, and one that is only read would leak. */
interface Innards {
  module: { _FPDF_ClosePage(page: number): void };
}

let pdfium: Promise<PDFiumLibrary> | undefined;

function closePage(library: PDFiumLibrary, page: Page): void {
  const { pageIdx } = page as unknown as { pageIdx: number };
  (library as unknown as Innards).module._FPDF_ClosePage(pageIdx);
}

function textOf(library: PDFiumLibrary, page: Page): string {
  try {
    return page.getText().replace(/\r\n?/gu, '\n').replaceAll('\u0000', '');
  } finally {
    closePage(library, page);
  }
}

/** The text layer, page by page. Errors: `Unreadable` when the file is protected, damaged, or too long. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  pdfium ??= PDFiumLibrary.init();
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
    for (let at = 0; at < count; at++) pages.push(textOf(library, document.getPage(at)));
    return pages;
  } finally {
    document.destroy();
  }
}
