import { beginsTable, type MarkdownTable, readTable } from '#law/answers/markdown-table.ts';
import { printableLine } from '#server/core/printable.ts';
import type { DocumentModel, Heading, Paragraph, Table } from '#server/platform/documents/model.ts';
import { paragraph, textRuns } from '#server/platform/documents/text-runs.ts';
import { markedAnswer, withPrintedNotes } from '#shared/checks/sentence-notes.ts';
import { whoseSentence } from '#shared/checks/whose-sentence.ts';
import { type AnswerSource, EXTRACTIVE, type Fallback } from '#shared/contracts/assistant/chats.ts';
import { indianDate, indianTime } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import type { ExportedMessage } from './store.ts';

type Block = Heading | Paragraph | Table;
const heading = (text: string, level: 1 | 2 | 3): Heading => ({
  kind: 'heading',
  level,
  runs: textRuns(printableLine(text), { bold: true }),
});

/** A line of Markdown without its marks; a heading, a list and a quotation keep their form. */
function lineBlock(line: string): Block | undefined {
  const text = line.trim();
  if (text === '' || /^(?:-{3,}|\*{3,}|_{3,}|```.*|~~~.*)$/u.test(text)) return undefined;
  const title = /^#{1,6} +(.*)$/u.exec(text)?.[1];
  if (title !== undefined) return heading(withoutMarks(title), 3);
  return paragraph(withoutMarks(text.replace(/^(?:> ?)+/u, '').replace(/^[-*+] +/u, '• ')));
}

function tableBlock({ align, head, rows }: MarkdownTable): Table {
  const row = (cells: readonly string[], bold: boolean) =>
    cells.map((text, at) => [{ ...paragraph(withoutMarks(text), bold), align: align[at] ?? 'left' }]);
  return {
    kind: 'table',
    columns: head.map(() => 100 / head.length),
    head: row(head, true),
    rows: rows.map((cells) => row(cells, false)),
  };
}

/** The blocks of an answer, line by line; a table takes several. */
function textBlocks(text: string): Block[] {
  const lines = text.split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    if (beginsTable(line, lines[at + 1])) {
      const { table, lines: taken } = readTable(lines, at);
      blocks.push(tableBlock(table));
      at += taken;
    } else {
      const block = lineBlock(line);
      if (block) blocks.push(block);
      at += 1;
    }
  }
  return blocks;
}

const withoutMarks = (text: string): string =>
  text.replaceAll('**', '').replaceAll('__', '').replaceAll('`', '').replaceAll('*', '');

const placeOf = ({ paragraph: number, whose, page }: AnswerSource): string | undefined => {
  const said = whose === undefined ? [] : [whoseSentence(whose)];
  if (number !== undefined) return [t(messages.paragraph, { number }), ...said].join(', ');
  if (said.length > 0) return said.join(', ');
  return page === undefined ? undefined : t(messages.page, { page });
};

function sourceLine(source: AnswerSource): string {
  const reference = [source.title, source.citation, placeOf(source)].filter(Boolean).join(', ');
  const marked = source.sample ? `${reference} (${t(messages.sample)})` : reference;
  return t(messages.sourceLine, { n: source.n, reference: marked });
}

const whyEnded = ({ reason, failure }: Fallback): string =>
  t(messages.modelEnded, { reason: failure ?? reason });

const partialSentence = (fallback: Fallback | null | undefined): string =>
  fallback ? t(messages.keptBefore, { why: whyEnded(fallback) }) : t(messages.partial);

function answerBlocks({ content, sources, checks, fallback, status, engine }: ExportedMessage): Block[] {
  // An answer made of quotations says so in its text.
  const made = engine === null || engine === EXTRACTIVE ? [] : [paragraph(t(messages.byModel, { engine }))];
  return [
    ...(fallback && engine === EXTRACTIVE
      ? [paragraph(t(messages.quotedInstead, { why: whyEnded(fallback) }), true)]
      : []),
    ...textBlocks(withPrintedNotes(markedAnswer(content, checks))),
    ...(checks?.left_out === undefined
      ? []
      : [paragraph(t(messages.leftOut, { count: checks.left_out }), true)]),
    ...(status === 'partial' ? [paragraph(partialSentence(fallback), true)] : []),
    ...(sources && sources.length > 0 ? [paragraph(t(messages.sources), true)] : []),
    ...(sources ?? []).flatMap((source) => [
      paragraph(sourceLine(source)),
      ...(source.quote === '' ? [] : [paragraph(`“${source.quote}”`)]),
    ]),
    ...made,
  ];
}

/** A chat as a document: each question with its answer and the numbered sources of that. */
export function chatDocument(title: string, list: readonly ExportedMessage[]): DocumentModel {
  const name = printableLine(title);
  return {
    title: name,
    language: 'en-IN',
    header: name,
    blocks: [
      { ...heading(name, 1), align: 'center' },
      ...list.flatMap((message) => {
        const at = new Date(message.created_at);
        const when = `${indianDate(at)}, ${indianTime(at)}`;
        return message.role === 'user'
          ? [
              heading(t(messages.askedAt, { when }), 2),
              ...message.content.split('\n').flatMap((line) => (line.trim() === '' ? [] : [paragraph(line)])),
            ]
          : [heading(t(messages.answeredAt, { when }), 2), ...answerBlocks(message)];
      }),
    ],
  };
}
