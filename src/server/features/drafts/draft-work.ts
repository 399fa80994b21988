import { annexuresNamed } from '#law/drafting/check/annexures.ts';
import { blanksLeft } from '#law/drafting/check/blanks-left.ts';
import { checkDraft } from '#law/drafting/check/check-draft.ts';
import { partsOf } from '#law/drafting/check/parts.ts';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import { textOfDocument } from '#law/drafting/document/text.ts';
import type { DraftKind } from '#law/drafting/kinds.ts';
import { type FactPage, findPaperFacts } from '#law/drafting/paper-facts/find-paper-facts.ts';
import { electronicCertificate } from '#law/drafting/templates/affidavits/electronic-certificate.ts';
import { filledTemplate, officeTemplateOf } from '#law/drafting/templates/office-template.ts';
import { type HashedFile, writeTemplate } from '#law/drafting/templates/write-template.ts';
import { serveWork } from '#server/core/threads/serve-work.ts';
import { documentWriters } from '#server/platform/documents/writers.ts';
import type { ExportFormat } from '#shared/contracts/drafts/draft-functions.ts';
import { type BookOrder, writeDraftBook } from './annexures/draft-book.ts';
import { newBlockId } from './complete-draft.ts';
import { type DraftToExport, exportDocument } from './export-document.ts';
import { type FilingOrder, writeFiling } from './filing/volumes.ts';

type AfterFirst<F> = F extends (first: never, ...rest: infer R) => unknown ? R : never;

/** A draft with its document as JSON. */
export type DraftJsonToExport = Omit<DraftToExport, 'document'> & { document: string };

const parsed = (json: string) => JSON.parse(json) as DraftDocument;
const readDraft = (draft: DraftJsonToExport): DraftToExport => ({
  ...draft,
  document: parsed(draft.document),
});

/** The checks of a draft, facts from papers and the writers of documents. */
export const draftWork = serveWork({
  check: (document: string, ...given: AfterFirst<typeof checkDraft>) =>
    checkDraft(parsed(document), ...given),
  /** The marks of annexures that a draft names. */
  annexures: (document: string, kind: DraftKind) => annexuresNamed(partsOf(parsed(document), kind)),
  paperFacts: (pages: readonly FactPage[]) => findPaperFacts(pages),
  /** A template of the office from a draft, as JSON, and the names of its blanks. */
  officeTemplate: (document: string) => {
    const made = officeTemplateOf(parsed(document));
    return { document: JSON.stringify(made.document), blanks: made.blanks };
  },
  /** A draft from a template of the office, as JSON and as text. */
  fromOffice: (document: string, ...given: AfterFirst<typeof filledTemplate>) => {
    const filled = filledTemplate(parsed(document), ...given);
    return { document: JSON.stringify(filled), content: textOfDocument(filled) };
  },
  book: ({ draft, ...order }: Omit<BookOrder, 'draft'> & { draft: DraftJsonToExport }) =>
    writeDraftBook({ ...order, draft: readDraft(draft) }),
  /** The files of a filing, still without the pages of their annexures, and the blanks of the draft. */
  filing: async (
    { draft, ...order }: Omit<FilingOrder, 'draft'> & { draft: DraftJsonToExport },
    share: number,
  ) => {
    const read = readDraft(draft);
    const { document, kind = 'other', known = {} } = read;
    return {
      volumes: await writeFiling({ ...order, draft: read }, share),
      blanks: blanksLeft(document, kind, known).map(({ name }) => name),
    };
  },
  /** The certificate of section 63(4) BSA over files, as a PDF, and the number of its pages. */
  certificate: async (files: readonly HashedFile[]) => {
    const document = writeTemplate(electronicCertificate, {}, { files }, newBlockId);
    const title = electronicCertificate.name[0];
    const bytes = await documentWriters.pdf(exportDocument({ title, document, before: [], after: [] }));
    return {
      bytes,
      pages:
        Buffer.from(bytes)
          .toString('latin1')
          .match(/\/Type \/Page\b/gu)?.length ?? 1,
    };
  },
  write: (draft: DraftJsonToExport, format: Exclude<ExportFormat, 'txt'>) =>
    documentWriters[format](exportDocument(readDraft(draft))),
});
