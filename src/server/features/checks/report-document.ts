import { printableLine } from '#server/core/printable.ts';
import type {
  DocumentModel,
  Heading,
  Paragraph,
  Table,
  TableCell,
} from '#server/platform/documents/model.ts';
import { textRuns } from '#server/platform/documents/text-runs.ts';
import {
  citationDiffers,
  citationStatus,
  countsOf,
  identitySentences,
  librarySentences,
  paragraphSentence,
  paragraphsOf,
  plainDay,
  provisionDiffers,
  provisionName,
  provisionSentences,
  provisionStatus,
  quotationSentence,
  quotationsOf,
} from '#shared/checks/finding-sentences.ts';
import { entrySentences, writingSentences } from '#shared/checks/writing-sentences.ts';
import type { CheckedCitation, CheckReport, DraftWriting } from '#shared/contracts/checks/checks.ts';
import { indianDate, indianTime } from '#shared/indian-time.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { t } from '#shared/messages/translate.ts';

const paragraph = (text: string, bold = false): Paragraph => ({
  kind: 'paragraph',
  runs: textRuns(printableLine(text), { bold }),
});
const heading = (text: string, level: 1 | 2 = 2): Heading => ({
  kind: 'heading',
  level,
  ...(level === 1 ? { align: 'center' as const } : {}),
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

/** All facts about a citation, as lines of a cell. */
function citationLines(one: CheckedCitation): string[] {
  return [
    ...(one.title === undefined ? [] : [one.title + (one.sample ? ` (${t(messages.sample)})` : '')]),
    ...identitySentences(one),
    ...paragraphsOf(one).map(paragraphSentence),
    ...quotationsOf(one).flatMap((quotation) => [
      quotationSentence(quotation),
      ...(quotation.status === 'altered'
        ? [
            `${t(messages.quoted)}: “${quotation.text}”`,
            `${t(messages.inJudgment)}: “${quotation.found ?? ''}”`,
            ...(quotation.changes ?? []).map(
              ({ cited, found }) => `${cited || t(messages.nothing)} → ${found || t(messages.nothing)}`,
            ),
          ]
        : []),
    ]),
    ...(one.treatment ?? []).map(
      ({ title, paragraph: number, sentence }) =>
        `${t(messages.treatedTitle)}: ${number === undefined ? title : t(messages.treatedBy, { title, paragraph: number })}: “${sentence}”`,
    ),
  ];
}

const momentText = (moment: string): string => {
  const at = new Date(moment);
  return `${indianDate(at)}, ${indianTime(at)}`;
};

/** Who checked what, how, when, and against which state of the library. */
function record({ record: made, library, checked_at, date }: CheckReport): Paragraph[] {
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

/** Who or what wrote a draft, and which suggestions were accepted. */
function writingBlocks(writing: DraftWriting): (Heading | Paragraph | Table)[] {
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

/** A report with its verification record as a document: the counts first, what is to be looked at, the rest. */
export function reportDocument(report: CheckReport): DocumentModel {
  const { name, citations, provisions, not_checked } = report;
  const title = t(messages.reportOf, { name: printableLine(name) });
  const counts = countsOf(report);
  const columns = [30, 20, 50];
  const head = [t(messages.countCitations), t(messages.summary), t(messages.lookAt)];
  const rowsOf = (list: readonly CheckedCitation[]) =>
    list.map((one) => [[one.text], [citationStatus(one)], citationLines(one)]);
  const differing = citations.filter(citationDiffers);
  const agreeing = citations.filter((one) => !citationDiffers(one));
  const listed = [
    ...provisions.filter(provisionDiffers),
    ...provisions.filter((one) => !provisionDiffers(one)),
  ];
  return {
    title,
    language: 'en-IN',
    header: title,
    blocks: [
      heading(t(messages.reportTitle), 1),
      paragraph(printableLine(name), true),
      ...[
        [messages.countCitations, counts.citations],
        [messages.countFound, counts.found],
        [messages.countDifferent, counts.different],
        [messages.countAbsent, counts.absent],
        [messages.countUnclear, counts.unclear],
        [messages.countParagraphs, counts.paragraphs],
        [messages.countQuotations, counts.quotations],
        [messages.countProvisions, counts.provisions],
      ].map(([message, count]) => paragraph(`${t(message as typeof messages.countFound)}: ${count}`)),
      heading(t(messages.lookAt)),
      differing.length === 0
        ? paragraph(t(citations.length === 0 ? messages.noCitations : messages.nothingToLookAt))
        : table(head, columns, rowsOf(differing)),
      ...(agreeing.length === 0 ? [] : [heading(t(messages.agrees)), table(head, columns, rowsOf(agreeing))]),
      heading(t(messages.provisionsTitle)),
      listed.length === 0
        ? paragraph(t(messages.noProvisions))
        : table(
            [t(messages.provisionsTitle), t(messages.summary), t(messages.lookAt)],
            columns,
            listed.map((one) => [
              [provisionName(one)],
              [provisionStatus(one)],
              provisionSentences(one, report.date),
            ]),
          ),
      heading(t(messages.notCheckedTitle)),
      ...not_checked.flatMap(({ sentence, examples }) => [
        paragraph(sentence),
        ...examples.map((example) => paragraph(`– ${example}`)),
      ]),
      heading(t(messages.recordTitle)),
      ...record(report),
      ...(report.writing ? writingBlocks(report.writing) : []),
    ],
  };
}
