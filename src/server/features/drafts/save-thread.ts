import { shortTurns, WorkPool } from '#server/core/threads/work-pool.ts';
import { JsonText, type ReadLarge } from '#server/platform/data-api/large-body.ts';
import { DRAFTS, problemOfDocument } from '#shared/contracts/drafts/drafts.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { type BodyOfDrafts, type DraftEdit, saveWork, type WrittenDocument } from './save-work.ts';

const { run: thread } = new WorkPool<typeof saveWork>(new URL('save-work', import.meta.url), {
  seconds: 8,
  turns: shortTurns,
});

/** Characters of a document that the main thread reads itself. */
const SMALL = 16 * 1024;

function refusal(problem: Extract<BodyOfDrafts, { problem: unknown }>['problem']): Error {
  if (problem === 'no_json') return new SyntaxError('The body is no JSON.');
  if (problem === 'too_large') {
    const megabytes = DRAFTS.bodyBytes / 1024 ** 2;
    return new ProblemError('too_large', sentenceOf(requests.bodyTooLarge, { megabytes }));
  }
  return new ProblemError('invalid_request', problemOfDocument(problem), {
    reason: '23514',
    details: 'column "document"',
  });
}

async function readIn(verb: Parameters<typeof saveWork.read>[1], bytes: Uint8Array<ArrayBuffer>) {
  const read = await thread.read(bytes, verb);
  if ('problem' in read) throw refusal(read.problem);
  return read;
}

/** Bodies with documents, for the tables of the data API. */
export const readDrafts: ReadLarge = async (bytes, verb) => {
  const { body, made } = await readIn(verb, bytes);
  const rows = made.map(({ columns, json }) =>
    json === undefined ? columns : { ...columns, document: new JsonText(json) },
  );
  return { body, made: rows };
};

/** The fields that a large body of `save_draft` has instead of `document` and the blocks of `change`. */
export interface LargeSave {
  written?: WrittenDocument;
  blocks?: string;
}

/** The same for `save_draft`. */
export const readSave: ReadLarge = async (bytes) => {
  const { body, made } = await readIn('save', bytes);
  const rows = made.map(({ columns, json, blocks }) => ({
    ...(json === undefined ? {} : { written: { json, text: String(columns.content) } }),
    ...(blocks === undefined ? {} : { blocks }),
  }));
  return { body, made: rows satisfies LargeSave[] };
};

/** The document after an edit. Errors: those of `WorkPool`. */
export function nextDocument(before: string, edit: DraftEdit): Promise<ReturnType<typeof saveWork.next>> {
  const size = before.length + ('content' in edit ? edit.content.length : edit.blocks.length);
  return size > SMALL ? thread.next(before, edit) : Promise.resolve(saveWork.next(before, edit));
}

/** The words of blocks of a document, in whole paragraphs. Errors: those of `WorkPool`. */
export function wordsOf(json: string, ids: readonly string[]): Promise<string> {
  return json.length > SMALL ? thread.wordsOf(json, ids) : Promise.resolve(saveWork.wordsOf(json, ids));
}

/** The JSON of a document that was read from a file. Errors: `ProblemError` `unprocessable`. */
export async function checkedDocument(json: string): Promise<JsonText> {
  const read = await (json.length > SMALL ? thread.document(json) : saveWork.document(json));
  if ('problem' in read) throw new ProblemError('unprocessable', problemOfDocument(read.problem));
  return new JsonText(read.json);
}
