import { type BlockChange, changedBlocks } from '#law/drafting/document/change-blocks.ts';
import { mergeText } from '#law/drafting/document/merge-text.ts';
import type { Block, DraftDocument } from '#law/drafting/document/model.ts';
import { type DocumentProblem, readDocument } from '#law/drafting/document/read.ts';
import { textOfDocument } from '#law/drafting/document/text.ts';
import { namedBlocks } from '#law/drafting/suggestions/draft-blocks.ts';
import { serveWork } from '#server/core/threads/serve-work.ts';
import { completeDraft, completeNewDraft, newBlockId } from './complete-draft.ts';

type Row = Record<string, unknown>;

/** A document as it is stored: its JSON and its text. */
export interface WrittenDocument {
  json: string;
  text: string;
}

/** A body without its documents, which are beside it; or the reason why one is refused. */
export type BodyOfDrafts =
  | { body: unknown; made: { columns: Row; json?: string; blocks?: string }[] }
  | { problem: DocumentProblem | 'no_json' | 'too_large' };

/** The change that a save makes to the document that is there. */
export type DraftEdit = { content: string } | { change: Omit<BlockChange, 'blocks'>; blocks: string };

/** Characters of a body beside its documents and texts: more than any client sends. */
const BESIDE = 256 * 1024;

/** Characters of the words of an answer that a draft keeps. */
const ANSWER = 20_000;

class Refused extends Error {
  readonly problem: DocumentProblem;

  constructor(problem: DocumentProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}

const writtenOf = (document: DraftDocument): WrittenDocument => ({
  json: JSON.stringify(document),
  text: textOfDocument(document),
});

function checked(value: unknown): DraftDocument {
  const read = readDocument(value, newBlockId);
  if ('problem' in read) throw new Refused(read.problem);
  return read.document;
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes the document, or the blocks of a change, out of a row. */
function taken(
  row: Row,
  complete: ((given: Row) => Row) | undefined,
): { columns: Row; json?: string; blocks?: string } {
  const { document, content, change } = row;
  if (isRow(change)) {
    const { blocks } = change;
    change.blocks = [];
    return { columns: {}, blocks: JSON.stringify(Array.isArray(blocks) ? blocks : []) };
  }
  if (document !== undefined) {
    if (!isRow(document)) throw new Refused({ reason: 'not_a_document', what: 'type' });
    delete row.document;
  }
  const given: Row = {
    ...(document === undefined ? {} : { document: checked(document) }),
    ...(typeof content === 'string' ? { content } : {}),
    ...(typeof row.kind === 'string' ? { kind: row.kind } : {}),
  };
  if (document === undefined && (!complete || typeof content !== 'string')) return { columns: {} };
  const { document: completed, ...columns } = complete
    ? complete(given)
    : { document: given.document, content: textOfDocument(given.document as DraftDocument) };
  return { columns, json: JSON.stringify(completed) };
}

const COMPLETE = { insert: completeNewDraft, update: completeDraft, save: undefined } as const;

/** The threads of saves: large bodies and documents never come to the main thread but as JSON. */
export const saveWork = serveWork({
  /** `verb`: `save` leaves a text that comes without a document to `next`. */
  read: (bytes: Uint8Array, verb: keyof typeof COMPLETE): BodyOfDrafts => {
    let body: unknown;
    try {
      body = JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      return { problem: 'no_json' };
    }
    try {
      const rows = Array.isArray(body) ? body : [body];
      const made = rows.map((row: unknown) => (isRow(row) ? taken(row, COMPLETE[verb]) : { columns: {} }));
      const beside = JSON.stringify(body, (name, value: unknown) => (name === 'content' ? '' : value));
      return beside.length > BESIDE ? { problem: 'too_large' } : { body, made };
    } catch (error) {
      if (error instanceof Refused) return { problem: error.problem };
      throw error;
    }
  },
  /** The document after a save. `stale`: it has not the blocks that the change names. */
  next: (
    before: string,
    edit: DraftEdit,
  ): WrittenDocument | { problem: DocumentProblem } | { stale: true } => {
    const document = JSON.parse(before) as DraftDocument;
    if ('content' in edit) return writtenOf(mergeText(document, edit.content, newBlockId));
    const blocks = JSON.parse(edit.blocks) as Block[];
    const content = changedBlocks(document.content, { ...edit.change, blocks });
    if (!content) return { stale: true };
    const read = readDocument({ type: 'doc', content }, newBlockId);
    return 'problem' in read ? read : writtenOf(read.document);
  },
  /** The words of blocks of a document, in whole paragraphs. */
  wordsOf: (json: string, ids: readonly string[]): string => {
    const wanted = new Set(ids);
    const words: string[] = [];
    let characters = 0;
    for (const { id, text } of namedBlocks(JSON.parse(json) as DraftDocument)) {
      if (!wanted.has(id)) continue;
      characters += text.length + 2;
      if (characters > ANSWER) break;
      words.push(text);
    }
    return words.join('\n\n');
  },
  /** A document that another program made, read as one of a client is. */
  document: (json: string): { json: string } | { problem: DocumentProblem } => {
    const read = readDocument(JSON.parse(json), newBlockId);
    return 'problem' in read ? read : { json: JSON.stringify(read.document) };
  },
});
