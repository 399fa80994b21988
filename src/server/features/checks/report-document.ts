import { printableLine } from '#server/core/printable.ts';
import type { DocumentModel, Heading, Paragraph, Table } from '#server/platform/documents/model.ts';
import { paragraph, titleHeading } from '#server/platform/documents/text-runs.ts';
import { citationDiffers, countsOf, provisionDiffers } from '#shared/checks/finding-sentences.ts';
import type { CheckReport } from '#shared/contracts/checks/checks.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { t } from '#shared/messages/translate.ts';
import {
  citationTable,
  heading,
  notCheckedBlocks,
  provisionTable,
  recordBlocks,
  writingBlocks,
} from './report-blocks.ts';

/** Citations and provisions that need attention, then those that agree with the library. */
function findings({ citations, provisions, date }: CheckReport): (Heading | Paragraph | Table)[] {
  const differing = citations.filter(citationDiffers);
  const agreeing = citations.filter((one) => !citationDiffers(one));
  const lookedAt = provisions.filter(provisionDiffers);
  const others = provisions.filter((one) => !provisionDiffers(one));
  return [
    heading(t(messages.lookAt)),
    differing.length === 0
      ? paragraph(t(citations.length === 0 ? messages.noCitations : messages.nothingToLookAt))
      : citationTable(differing),
    ...(lookedAt.length === 0
      ? []
      : [paragraph(t(messages.provisionsTitle), true), provisionTable(lookedAt, date)]),
    ...(agreeing.length === 0 ? [] : [heading(t(messages.agrees)), citationTable(agreeing)]),
    ...(others.length === 0 ? [] : [heading(t(messages.provisionsTitle)), provisionTable(others, date)]),
    ...(provisions.length === 0
      ? [heading(t(messages.provisionsTitle)), paragraph(t(messages.noProvisions))]
      : []),
  ];
}

/**
 * A report with its verification record as a document: the counts, then findings that need attention, then the rest.
 */
export function reportDocument(report: CheckReport): DocumentModel {
  const { name, not_checked } = report;
  const title = t(messages.reportOf, { name: printableLine(name) });
  const counts = countsOf(report);
  return {
    title,
    language: 'en-IN',
    header: title,
    blocks: [
      titleHeading(t(messages.reportTitle)),
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
      ...findings(report),
      heading(t(messages.notCheckedTitle)),
      ...notCheckedBlocks(not_checked),
      heading(t(messages.recordTitle)),
      ...recordBlocks(report),
      ...(report.writing ? writingBlocks(report.writing) : []),
    ],
  };
}
