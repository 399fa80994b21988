import { withPdf } from '#server/platform/sandbox/pdf-text.ts';
import { UnreadableFileError } from '#server/platform/sandbox/serve-tasks.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** A page as it is shown. */
export interface PageLook {
  /** Wider than high. */
  wide: boolean;
  /** It has text that can be read; a scan has none. */
  reads: boolean;
}

/** Functions of PDFium that the package has and does not describe. */
export interface PdfiumFunctions {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  _malloc(bytes: number): number;
  _free(at: number): void;
  _FPDF_LoadPage(document: number, at: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidth(page: number): number;
  _FPDF_GetPageHeight(page: number): number;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFBitmap_Create(width: number, height: number, alpha: number): number;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_RenderPageBitmap(
    ...to: [
      bitmap: number,
      page: number,
      x: number,
      y: number,
      width: number,
      height: number,
      rotate: number,
      flags: number,
    ]
  ): void;
  _FPDFPage_Flatten(page: number, use: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_GetUnicode(text: number, at: number): number;
  _FPDFText_GetCharBox(
    ...of: [text: number, at: number, left: number, right: number, bottom: number, top: number]
  ): number;
  _FPDF_PageToDevice(
    ...of: [
      page: number,
      left: number,
      top: number,
      width: number,
      height: number,
      rotate: number,
      x: number,
      y: number,
      across: number,
      down: number,
    ]
  ): number;
  _FPDF_GetSignatureCount(document: number): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number;
  _FPDFBitmap_FillRect(
    ...of: [bitmap: number, left: number, top: number, width: number, height: number, colour: number]
  ): number;
  _FPDFBitmap_GetBuffer(bitmap: number): number;
  _FPDF_ImportNPagesToOne(
    source: number,
    width: number,
    height: number,
    across: number,
    down: number,
  ): number;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_SaveAsCopy(document: number, writer: number, flags: number): number;
  _FPDF_CloseDocument(document: number): void;
  wasmExports: { __indirect_function_table: { set(at: number, called: unknown): void } };
}

/** Parts of WebAssembly that Node has and its types do not describe. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    Module: new (bytes: Uint8Array) => object;
    Instance: new (module: object, imports: object) => { exports: Record<string, unknown> };
  };
};

/** PDFium: flattening makes everything that prints part of the page. */
const FOR_PRINT = 1;
const FAILED = 0;
const WITH_ANNOTATIONS = 1;
/** The side of a drawing that nobody sees, in dots. */
const SMALL = 8;
/** PDFium: a file of its own, not an update. */
const WHOLE = 2;
/** Side of the sheets on which PDFium lays two pages, in points; nobody sees them. */
const SHEET = 1000;

/**
 * A module with one function of three whole numbers that returns one, which calls `e.f`: PDFium calls functions of its
 * table only, and these must come from a module.
 */
const CALLBACK = new Uint8Array([
  ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 8, 1, 0x60, 3, 0x7f, 0x7f, 0x7f, 1, 0x7f],
  ...[2, 7, 1, 1, 0x65, 1, 0x66, 0, 0, 7, 5, 1, 1, 0x66, 0, 0],
]);

/** The document as a file. The table of this build cannot grow, and its first place, which stands for no function, is free. */
export function saved(pdfium: PdfiumFunctions, document: number, flags = WHOLE): Buffer {
  const pieces: Buffer[] = [];
  const keep = (_writer: number, at: number, bytes: number): number => {
    pieces.push(Buffer.from(pdfium.HEAPU8.slice(at, at + bytes)));
    return 1;
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(CALLBACK), { e: { f: keep } });
  const table = pdfium.wasmExports.__indirect_function_table;
  const writer = pdfium._malloc(8);
  table.set(0, exports.f);
  try {
    pdfium.HEAP32.set([1, 0], writer / 4);
    if (!pdfium._FPDF_SaveAsCopy(document, writer, flags)) throw new Error('PDFium did not save');
    return Buffer.concat(pieces);
  } finally {
    table.set(0, null);
    pdfium._free(writer);
  }
}

/** PDFium gives a field of a form its looks when it first draws it. */
export function drawOnce(pdfium: PdfiumFunctions, page: number): void {
  const bitmap = pdfium._FPDFBitmap_Create(SMALL, SMALL, 0);
  pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, SMALL, SMALL, 0, WITH_ANNOTATIONS);
  pdfium._FPDFBitmap_Destroy(bitmap);
}

/** Makes what lies on a page (stamps, fields of forms) part of it, and says how it looks. */
function prepared(pdfium: PdfiumFunctions, document: number, at: number): PageLook {
  const page = pdfium._FPDF_LoadPage(document, at);
  if (!page) throw new UnreadableFileError(sentenceOf(fileReading.pdfDamaged));
  try {
    const text = pdfium._FPDFText_LoadPage(page);
    const reads = text !== 0 && pdfium._FPDFText_CountChars(text) > 0;
    if (text) pdfium._FPDFText_ClosePage(text);
    const hasMore = pdfium._FPDFPage_GetAnnotCount(page) > 0;
    if (hasMore) drawOnce(pdfium, page);
    if (hasMore && pdfium._FPDFPage_Flatten(page, FOR_PRINT) === FAILED)
      throw new UnreadableFileError(sentenceOf(fileReading.pdfDamaged));
    const wide = pdfium._FPDF_GetPageWidth(page) > pdfium._FPDF_GetPageHeight(page);
    return { wide, reads };
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}

/**
 * A PDF in which each page of another one is a form (a drawing that pages can use), in their order, which
 * `PdfObjects` reads. Scripts, links and attachments stay behind. Call it only in a sandboxed child. Errors:
 * `UnreadableFileError` when the file is protected, damaged or too long.
 */
export function formsOfPdf(bytes: Uint8Array): Promise<{ forms: Buffer; pages: PageLook[] }> {
  return withPdf(bytes, (document, count, library) => {
    const pdfium = (library as unknown as { module: PdfiumFunctions }).module;
    const { documentIdx } = document as unknown as { documentIdx: number };
    const pages = Array.from({ length: count }, (_, at) => prepared(pdfium, documentIdx, at));
    // With one page on a sheet PDFium copies the pages; with two, each is a form.
    const sheets = pdfium._FPDF_ImportNPagesToOne(documentIdx, 2 * SHEET, SHEET, 2, 1);
    if (!sheets) throw new UnreadableFileError(sentenceOf(fileReading.pdfDamaged));
    try {
      return { forms: saved(pdfium, sheets), pages };
    } finally {
      pdfium._FPDF_CloseDocument(sheets);
    }
  });
}
