import type { Heading, Paragraph, Table, TableCell } from '#server/platform/documents/model.ts';
import { paragraph, textRuns } from '#server/platform/documents/text-runs.ts';
import {
  citationStatus,
  identitySentences,
  judgmentFacts,
  librarySentences,
  paragraphSentence,
  paragraphsOf,
  provisionName,
  provisionSentences,
  provisionStatus,
  quotationSentence,
  quotationsOf,
} from '#shared/checks/finding-sentences.ts';
import { plainDay } from '#shared/checks/plain-day.ts';
import { markedTitle } from '#shared/checks/shown-title.ts';
import { type StatuteQuotation, statuteSentences } from '#shared/checks/statute-sentences.ts';
import { entrySentences, writingSentences } from '#shared/checks/writing-sentences.ts';
import type {
  CheckedCitation,
  CheckedProvision,
  CheckReport,
  DraftWriting,
} from '#shared/contracts/checks/checks.ts';
import { indianDate, indianTime } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { t } from '#shared/messages/translate.ts';

// Building blocks of the report of a check and of the note for filing.

export const heading = (text: string): Heading => ({
  kind: 'heading',
  level: 2,
  runs: textRuns(text, { bold: true }),
});
const cell = (lines: readonly string[], bold = false): TableCell =>
  lines.map((line) => paragraph(line, bold));

function table(
  head: readonly string[],
  columns: readonly number[],
  rows: readonly (readonly string[])[][],
): Table {
  return {
    kind: 'table',
    columns,
    head: head.map((text) => cell([text], true)),
    rows: rows.map((row) => row.map((lines) => cell(lines.length === 0 ? [''] : lines))),
  };
}

/** Quoted words, those of the source, and the words that differ. */
function differingLines(
  { text, found = '', changes = [] }: Pick<StatuteQuotation, 'text' | 'found' | 'changes'>,
  source: string,
): string[] {
  return [
    `${t(messages.quoted)}: “${text}”`,
    `${source}: “${found}”`,
    ...changes.map((one) => `${one.cited || t(messages.nothing)} → ${one.found || t(messages.nothing)}`),
  ];
}

/** All facts about a citation, as lines of a cell. */
export function citationLines(one: CheckedCitation): string[] {
  return [
    ...(one.title === undefined
      ? []
      : [markedTitle({ ...one, title: one.title }) + (one.sample ? ` (${t(messages.sample)})` : '')]),
    ...[judgmentFacts(one)].filter(Boolean),
    ...identitySentences(one),
    ...paragraphsOf(one).map(paragraphSentence),
    ...quotationsOf(one).flatMap((quotation) => [
      quotationSentence(quotation),
      ...(quotation.status === 'altered' ? differingLines(quotation, t(messages.inJudgment)) : []),
    ]),
    ...(one.treatment ?? []).map(
      ({ title, paragraph: number, sentence }) =>
        `${t(messages.treatedTitle)}: ${number === undefined ? title : t(messages.treatedBy, { title, paragraph: number })}: “${sentence}”`,
    ),
  ];
}

/** Words quoted from a section beside those of the section. */
function statuteLines(quotation: StatuteQuotation): string[] {
  return [
    ...statuteSentences(quotation),
    ...(quotation.status === 'altered' ? differingLines(quotation, t(messages.inSection)) : []),
  ];
}

const COLUMNS = [30, 20, 50];

export const citationTable = (list: readonly CheckedCitation[]): Table =>
  table(
    [t(messages.countCitations), t(messages.summary), t(messages.lookAt)],
    COLUMNS,
    list.map((one) => [[one.text], [citationStatus(one)], citationLines(one)]),
  );

export const provisionTable = (list: readonly CheckedProvision[], date: string | undefined): Table =>
  table(
    [t(messages.provisionsTitle), t(messages.summary), t(messages.lookAt)],
    COLUMNS,
    list.map((one) => [
      [provisionName(one)],
      [provisionStatus(one)],
      [...provisionSentences(one, date), ...(one.quotations ?? []).flatMap(statuteLines)],
    ]),
  );

const momentText = (moment: string): string => {
  const at = new Date(moment);
  return `${indianDate(at)}, ${indianTime(at)}`;
};

/** Each kind of thing that was not checked, with the words of the text. */
export const notCheckedBlocks = (list: CheckReport['not_checked']): Paragraph[] =>
  list.flatMap(({ sentence, examples }) => [
    paragraph(sentence),
    ...examples.map((example) => paragraph(`– ${example}`)),
  ]);

/** Facts of the check: person, time, method, text, and the state of the library. */
export function recordBlocks({ record: made, library, checked_at, date }: CheckReport): Paragraph[] {
  const rows: [string, string][] = [
    [t(messages.recordBy), made.checked_by],
    [t(messages.recordAt), momentText(checked_at)],
    [t(messages.recordMethod), `${t(messages.methodSentence)} (${made.method})`],
    [t(messages.recordLibrary), librarySentences(library).join('; ')],
    [
      t(messages.recordText),
      t(messages.recordTextValue, { characters: made.characters, hash: made.text_hash }),
    ],
    ...(date === undefined ? [] : [[t(messages.recordDate), plainDay(date)] as [string, string]]),
  ];
  return rows.map(([name, value]) => paragraph(`${name}: ${value}`));
}

/** Origin of a draft's text: its template or writer, and the suggestions accepted. */
export function writingBlocks(writing: DraftWriting): (Heading | Paragraph | Table)[] {
  const rows = writing.suggestions.map((one) => {
    const { change, kept, writer, accepter } = entrySentences(one);
    return [
      [change, kept],
      [writer],
      [accepter, ...(one.accepted_at === null ? [] : [momentText(one.accepted_at)])],
    ];
  });
  const head = [t(messages.writingChange), t(messages.writingBy), t(messages.writingAccepted)];
  return [
    heading(t(messages.writingTitle)),
    ...writingSentences(writing).map((sentence) => paragraph(sentence)),
    ...(rows.length === 0 ? [] : [table(head, [50, 25, 25], rows)]),
  ];
}
