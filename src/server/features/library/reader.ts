import { outlineOf } from '#law/judgment/outline.ts';
import { reportPages } from '#law/judgment/pages/report-pages.ts';
import type { LibraryDocument, LibraryReader } from '#server/platform/search/engine.ts';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { SectionAddress } from './acts/act-library.ts';
import { linksOf } from './links.ts';
import { citedKeys, metadataOf, type NamesByOthers, presentPassage } from './present.ts';

export interface ReaderParts {
  /** Called for a document without a cause title. */
  namesByOthers: NamesByOthers;
  /** The page of a section, which is the one place that shows it. */
  addressOf: (document: LibraryDocument) => Promise<SectionAddress | undefined>;
}

/** Reads one document for the reader, with the passages of `query` when one is given. Errors: `not_found`. */
export async function readDocument(
  library: LibraryReader,
  id: string,
  query: string | undefined,
  { namesByOthers, addressOf }: ReaderParts,
): Promise<LibraryDocumentBody> {
  const document = await library.get(id);
  if (!document) throw new ProblemError('not_found', sentenceOf(requests.documentNotInLibrary));
  const { paragraphs, left_out = [], of_section: _, ...record } = document;
  const [resolved, links, citing, matches, section] = await Promise.all([
    library.resolveCitations(citedKeys([record])),
    linksOf(library, document),
    library.citedBy(id),
    query ? library.matches(id, query) : [],
    addressOf(document),
  ]);
  const metadata = metadataOf(record, resolved);
  const name = metadata.untitled ? (await namesByOthers([id])).get(id) : undefined;
  return {
    id,
    ...(section ? { section } : {}),
    metadata: { ...metadata, named_by_others: name },
    named_by_others: name,
    paragraphs,
    parts: record.parts ?? [],
    outline: record.kind === 'judgment' ? outlineOf(paragraphs, record.parts) : [],
    left_out,
    report: reportPages(left_out, record.reporter_citations),
    cited_by: citing.map((other) => ({
      id: other.id,
      title: other.title,
      dated: other.decided_on,
      sample: other.sample,
    })),
    links,
    matches: matches.map((passage) => presentPassage(passage, record)),
  };
}
