import mammoth from 'mammoth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableCell } from '#server/platform/documents/model.ts';
import { textOfRuns } from '#server/platform/documents/text-runs.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { answerOf, assistantApp, newThread } from '#test/fixtures/assistant.ts';
import type { Lawyer, TestApp } from '#test/support/app.ts';
import { chatDocument } from './chat-document.ts';

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await assistantApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

const PRESUMPTION = 'Authority that the presumption under section 139 includes a legally enforceable debt';
const exportChat = (who: Lawyer, threadId: string) =>
  who.call('POST', '/functions/v1/export-chat', { threadId });

test('a chat becomes a Word document with its questions, answers and sources', async () => {
  const threadId = await newThread(asha);
  const answer = await answerOf(asha, PRESUMPTION, { threadId });
  const made = await exportChat(asha, threadId);
  expect(made.status).toBe(200);
  expect(made.headers.get('content-disposition')).toContain('Chat.docx');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await made.arrayBuffer()) });
  expect(value).toContain(PRESUMPTION);
  expect(value).not.toContain('**');
  const [source] = answer.sources;
  expect(answer.content).toContain('[1]');
  expect(value).toContain(`[1] ${source?.title}`);
  expect(value).toContain(t(messages.paragraph, { number: source?.paragraph ?? '' }));
  expect(value).toContain(source?.quote ?? '-');
});

test('a table of an answer is a table in the document, and its other lines stay', () => {
  const content =
    '### What was paid?\n\nDates:\n| Day | Sum |\n|---|--:|\n| 1 May | **Rs. 500** [1] |\n| 2 May |\nThat is all.';
  const said = {
    role: 'assistant' as const,
    content,
    sources: [],
    checks: null,
    status: 'complete' as const,
  };
  const { blocks } = chatDocument('Chat', [
    { ...said, engine: 'a model', created_at: '2026-11-20T10:00:00Z' },
  ]);
  const textsOf = (cells: readonly TableCell[]) =>
    cells.map((cell) => cell.map(({ runs }) => textOfRuns(runs)));
  const at = blocks.findIndex(({ kind }) => kind === 'table');
  const table = blocks[at];
  if (table?.kind !== 'table') throw new Error('no table');
  expect([table.head, ...table.rows].map(textsOf)).toEqual([
    [['Day'], ['Sum']],
    [['1 May'], ['Rs. 500 [1]']],
    [['2 May'], ['']],
  ]);
  const around = [blocks[at - 1], blocks[at + 1]].map((one) =>
    one && 'runs' in one ? textOfRuns(one.runs) : '',
  );
  expect(around).toEqual(['Dates:', 'That is all.']);
  const above = blocks[at - 2];
  expect(above).toMatchObject({ kind: 'heading', level: 3 });
  expect(above && 'runs' in above ? textOfRuns(above.runs) : '').toBe('What was paid?');
});

test('a chat of somebody else is not there', async () => {
  const threadId = await newThread(asha);
  const refused = await exportChat(await it.lawyer(), threadId);
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ error: t(messages.threadGone) });
});
