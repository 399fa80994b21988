import type { PDFiumLibrary } from '@hyzyla/pdfium';

/** Functions of PDFium that the package has and does not describe. */
interface FieldFunctions {
  HEAPU8: Uint8Array;
  wasmExports: { malloc(bytes: number): number; free(at: number): void };
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFPage_GetAnnot(page: number, at: number): number;
  _FPDFPage_CloseAnnot(annotation: number): void;
  _FPDFAnnot_GetSubtype(annotation: number): number;
  _FPDFAnnot_GetFlags(annotation: number): number;
  _FPDFAnnot_GetFormFieldType(form: number, annotation: number): number;
  _FPDFAnnot_GetFormFieldFlags(form: number, annotation: number): number;
  _FPDFDoc_GetAttachmentCount(document: number): number;
  _FPDFDoc_GetAttachment(document: number, at: number): number;
  _FPDFAttachment_GetName(attachment: number, buffer: number, bytes: number): number;
  _FPDFAnnot_GetFormFieldValue(form: number, annotation: number, buffer: number, bytes: number): number;
}

type Document = Awaited<ReturnType<PDFiumLibrary['loadDocument']>>;
type Page = ReturnType<Document['getPage']>;

const WIDGET = 20;
/** Hidden, or not shown on a screen (PDF 1.7, table 165). */
const NOT_SHOWN = 0b10_0010;
/** PDFium: lists of one choice, of several, and text. A button has no words, and a signature is none of the writer's. */
const WITH_WORDS = new Set([4, 5, 6]);
/** A field of text that is not shown when it is typed (PDF 1.7, table 228). */
const PASSWORD = 2 ** 13;
const MOST_FIELDS = 5000;
const MOST_ATTACHMENTS = 200;
const MOST_BYTES = 200_000;

/** A text that PDFium writes into a buffer in UTF-16 with a zero at its end; `write` returns the bytes that it needs. */
function textFrom(pdfium: FieldFunctions, write: (buffer: number, bytes: number) => number): string {
  const bytes = write(0, 0);
  if (bytes <= 2 || bytes > MOST_BYTES) return '';
  const buffer = pdfium.wasmExports.malloc(bytes);
  try {
    write(buffer, bytes);
    return new TextDecoder('utf-16le').decode(pdfium.HEAPU8.slice(buffer, buffer + bytes - 2));
  } finally {
    pdfium.wasmExports.free(buffer);
  }
}

function wordsIn(pdfium: FieldFunctions, document: Document, field: number): string {
  if (pdfium._FPDFAnnot_GetSubtype(field) !== WIDGET) return '';
  if (pdfium._FPDFAnnot_GetFlags(field) & NOT_SHOWN) return '';
  const form = document.initializeFormFields();
  const type = pdfium._FPDFAnnot_GetFormFieldType(form, field);
  if (!WITH_WORDS.has(type) || pdfium._FPDFAnnot_GetFormFieldFlags(form, field) & PASSWORD) return '';
  return textFrom(pdfium, (buffer, bytes) =>
    pdfium._FPDFAnnot_GetFormFieldValue(form, field, buffer, bytes),
  ).replace(/\r\n?/gu, '\n');
}

/** The values of the fields of a form that a page shows, each once, in their order. They are not part of its text layer. */
export function fieldValues(page: Page, document: Document, library: PDFiumLibrary): string[] {
  const { module: pdfium } = library as unknown as { module: FieldFunctions };
  const { pageIdx } = page as unknown as { pageIdx: number };
  const count = Math.min(MOST_FIELDS, pdfium._FPDFPage_GetAnnotCount(pageIdx));
  const values = new Set<string>();
  for (let at = 0; at < count; at += 1) {
    const field = pdfium._FPDFPage_GetAnnot(pageIdx, at);
    if (!field) continue;
    try {
      const value = wordsIn(pdfium, document, field).trim();
      if (value !== '') values.add(value);
    } finally {
      pdfium._FPDFPage_CloseAnnot(field);
    }
  }
  return [...values];
}

/** The names of the files that a PDF has attached. */
export function attachmentNames(document: Document, library: PDFiumLibrary): string[] {
  const { module: pdfium } = library as unknown as { module: FieldFunctions };
  const { documentIdx } = document as unknown as { documentIdx: number };
  const count = Math.min(MOST_ATTACHMENTS, pdfium._FPDFDoc_GetAttachmentCount(documentIdx));
  return Array.from({ length: Math.max(0, count) }, (_, at) => {
    const attachment = pdfium._FPDFDoc_GetAttachment(documentIdx, at);
    if (!attachment) return '';
    const name = textFrom(pdfium, (buffer, bytes) =>
      pdfium._FPDFAttachment_GetName(attachment, buffer, bytes),
    );
    return name.replace(/\s+/gu, ' ').trim();
  }).filter((name) => name !== '');
}
