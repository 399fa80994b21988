import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type Citation, citationKey, findCitations } from '#law/citations/citations.ts';
import type { LibraryDocument, LibraryReader } from '#server/platform/search/engine.ts';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { citedKeys, metadataOf } from './present.ts';

/** Other requests get their turn after so many milliseconds. */
const TURN_MS = 5;

/** Every citation in the paragraphs; those the library has lead to their judgment. A document never links to itself. */
async function linksOf(
  library: LibraryReader,
  document: LibraryDocument,
): Promise<LibraryDocumentBody['links']> {
  const found: { at: number; citation: Citation; key: string }[] = [];
  let turn = performance.now();
  for (const [at, paragraph] of document.paragraphs.entries()) {
    for (const citation of findCitations(paragraph.text))
      found.push({ at, citation, key: citationKey(citation) });
    // A judgment may have thousands of paragraphs.
    if (performance.now() - turn < TURN_MS) continue;
    await yieldToEventLoop();
    turn = performance.now();
  }
  const resolved = await library.resolveCitations([...new Set(found.map(({ key }) => key))]);
  return found.map(({ at, citation, key }) => {
    const target = resolved.get(key)?.find(({ id }) => id !== document.id);
    return {
      paragraph: at,
      start: citation.start,
      end: citation.end,
      citation: citation.raw,
      document_id: target?.id,
      title: target?.title,
      sample: target?.sample,
    };
  });
}

/** What the reader shows of one document, with the passages of `query` when one is given. Errors: `not_found`. */
export async function readDocument(
  library: LibraryReader,
  id: string,
  query: string | undefined,
): Promise<LibraryDocumentBody> {
  const document = await library.get(id);
  if (!document) throw new ProblemError('not_found', sentenceOf(requests.documentNotInLibrary));
  const { paragraphs, ...record } = document;
  const [resolved, links, citing, matches] = await Promise.all([
    library.resolveCitations(citedKeys([record])),
    linksOf(library, document),
    library.citedBy(id),
    query ? library.matches(id, query) : [],
  ]);
  return {
    id,
    metadata: metadataOf(record, resolved),
    paragraphs,
    cited_by: citing.map((other) => ({
      id: other.id,
      title: other.title,
      dated: other.decided_on,
      sample: other.sample,
    })),
    links,
    matches,
  };
}
