import { writeDocx } from './docx/docx-writer.ts';
import type { DocumentWriter } from './model.ts';
import { writePdf } from './pdf/pdf-writer.ts';

/** A writer for each format. */
export const documentWriters = { docx: writeDocx, pdf: writePdf } satisfies Record<string, DocumentWriter>;
