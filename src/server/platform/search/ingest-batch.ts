import { z } from 'zod';
import type { ActText } from '#law/acts/reading/act-text.ts';
import { documentParagraph, documentPart, leftOut } from '#shared/contracts/research/document-parts.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import type { LibraryDocument } from './engine.ts';

const texts = z.array(z.string());

/**
 * The shape of documents that the index requires. Documents from a sandboxed child, and those sent to
 * `/internal/ingest`, are checked against it.
 */
const documentShape = z.looseObject({
  id: z.string().min(1).max(300),
  kind: z.enum(['judgment', 'act']),
  title: z.string(),
  judges: texts,
  reporter_citations: texts,
  citation_keys: texts,
  keywords: texts,
  ner: z.record(z.string(), texts),
  section_law: z.array(z.looseObject({ law: z.string(), section_number: z.string() })),
  citations: z.array(z.looseObject({})),
  folder: z.string(),
  file_key: z.string(),
  parts: z.array(documentPart).optional(),
  paragraphs: z.array(z.looseObject(documentParagraph.shape)),
  left_out: z.array(leftOut).optional(),
  of_section: z
    .object({
      own: z.int().min(0),
      versions: z
        .array(
          z.object({
            until: z.string(),
            from: z.string().optional(),
            text: z.string(),
            whole: z.boolean(),
          }),
        )
        .optional(),
      states: z.array(z.object({ state: z.string(), text: z.string() })).optional(),
    })
    .optional(),
});

const document = z.custom<LibraryDocument>((value) => documentShape.safeParse(value).success);

export const documents = z.array(document);

/** One step of writing: documents to add or replace, and ids of those that their file no longer gives. */
const ingestBatch = z.object({
  documents: documents.max(5000),
  gone: z.array(z.string().min(1).max(300)).max(100_000),
});
export type IngestBatch = z.infer<typeof ingestBatch>;

/** A sentence by its key, as the sandbox names it. */
const failure = z.object({
  key: z.string().max(200),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** A copy of an act that the sandbox read whole. */
const act = z.custom<ActText>(
  (value) =>
    z
      .looseObject({ title: z.string(), units: z.array(z.looseObject({ number: z.string() })).max(6000) })
      .safeParse(value).success,
);

/**
 * For each file of a task, in order: its documents, with the numbers of the pages that are pictures and gave no text, or why
 * it could not be read.
 */
export const readResults = z.array(
  z.union([
    z.object({ documents, scans: z.array(z.int().positive()).max(2000), act: act.optional() }),
    z.object({ failure }),
  ]),
);
export type ReadResult = z.infer<typeof readResults>[number];

/** Reads a batch from the bytes of its JSON. Throws `invalid_request` where it is none. */
export function readBatch(bytes: Uint8Array): IngestBatch {
  try {
    return ingestBatch.parse(
      JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString()),
    );
  } catch (cause) {
    throw new ProblemError('invalid_request', sentenceOf(requests.batchUnreadable), { cause });
  }
}
