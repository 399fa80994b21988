import type { AnswerEvent } from '#server/features/assistant/answering/events.ts';
import type { AnswerMessage } from '#shared/contracts/assistant/answers.ts';
import { EXTRACTIVE } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';

/** Words of the thoughts that the endpoints play. */
const THOUGHTS = /<\/?think|thinking about it|the user asks|I must look|I should cite|Let me check/iu;
const RAW_JSON = /"(?:choices|block|text|error|answer)"\s*:/u;

export interface Logged {
  msg: string;
  failure?: string;
  status?: number;
}

interface Seen {
  end: 'checked' | 'partial' | 'quotations' | 'nothing';
  /** The sentence that the reader gets beside the answer. */
  says: string;
  thoughts: boolean;
  json: boolean;
}

export interface Fate extends Seen {
  mode: string;
  /** The endpoint was asked before. */
  known: boolean;
  requests: number;
  ms: number;
  log: Logged[];
}

/** The end of an answer for its reader. */
export async function fateOf(events: AsyncIterable<AnswerEvent>): Promise<Seen> {
  let shown = '';
  let fate: Pick<Seen, 'end' | 'says'> = { end: 'nothing', says: 'the stream ended without a message' };
  try {
    for await (const { event, data } of events) {
      if (event === 'delta') shown += data.text;
      if (event !== 'done') continue;
      shown += data.message.content;
      fate = { end: endOf(data.message), says: saysOf(data.message) };
    }
  } catch (error) {
    fate = { end: 'nothing', says: error instanceof Error ? error.message : String(error) };
  }
  return { ...fate, thoughts: THOUGHTS.test(shown), json: RAW_JSON.test(shown) };
}

function endOf({ declined, content, engine, status }: AnswerMessage): Seen['end'] {
  if (declined || content === '') return 'nothing';
  if (engine === EXTRACTIVE) return 'quotations';
  return status === 'partial' ? 'partial' : 'checked';
}

const saysOf = ({ fallback }: AnswerMessage): string =>
  fallback ? t(messages.modelEnded, { reason: fallback.failure ?? fallback.reason }) : '';

const causeOf = ({ log }: Fate): string =>
  [
    ...new Set(
      log
        .filter(({ failure }) => failure)
        .map(({ failure, status }) => [failure, status].filter(Boolean).join(' ')),
    ),
  ].join(', ');

/** The report: one row a behaviour, and the counts. */
export function table(fates: readonly Fate[]): string {
  const first = fates.filter(({ known }) => !known);
  const again = new Map(fates.filter(({ known }) => known).map((one) => [one.mode, one]));
  const rows = first.map((one) => {
    const requests = `${one.requests}${again.has(one.mode) ? ` / ${again.get(one.mode)?.requests}` : ''}`;
    const shown = [one.thoughts ? 'thoughts' : '', one.json ? 'JSON' : ''].filter(Boolean).join(', ');
    return `| ${[one.mode, one.end, shown, requests, (one.ms / 1000).toFixed(1), one.says, causeOf(one)].join(' | ')} |`;
  });
  const count = (end: Fate['end']) => first.filter((one) => one.end === end).length;
  return `| Behaviour | Ends with | Shown besides | Requests, first / second question | s | Sentence for the reader | Cause for the operator |
|---|---|---|---|---|---|---|
${rows.join('\n')}

${first.length} behaviours: ${count('checked')} checked answers, ${count('partial')} partial answers, ${count('quotations')} quotations in place of an answer, ${count('nothing')} dead ends; thoughts shown ${first.filter(({ thoughts }) => thoughts).length}, raw JSON shown ${first.filter(({ json }) => json).length}.
`;
}
