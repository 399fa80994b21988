import { printableLine } from '#server/core/printable.ts';
import type { DocumentModel } from '#server/platform/documents/model.ts';
import { paragraph, titleHeading } from '#server/platform/documents/text-runs.ts';
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

/** A line that a person fills in by hand. */
const LINE = '_'.repeat(32);

/**
 * A note for filing: which tool wrote what in a document as far as it is recorded, and how each authority was checked, by
 * whom, when and against which library. It states facts; the person who files signs it.
 */
export function disclosureNote(report: CheckReport): DocumentModel {
  const { name, citations, provisions, not_checked, writing, date } = report;
  const title = `${t(messages.note)}: ${printableLine(name)}`;
  return {
    title,
    language: 'en-IN',
    header: title,
    blocks: [
      titleHeading(t(messages.noteTitle)),
      paragraph(printableLine(name), true),
      heading(t(messages.recordTitle)),
      ...recordBlocks(report),
      ...(writing
        ? writingBlocks(writing)
        : [heading(t(messages.writingTitle)), paragraph(t(messages.noteNoWriting))]),
      heading(t(messages.noteAuthorities)),
      citations.length === 0 ? paragraph(t(messages.noCitations)) : citationTable(citations),
      ...(provisions.length === 0
        ? []
        : [paragraph(t(messages.provisionsTitle), true), provisionTable(provisions, date)]),
      heading(t(messages.notCheckedTitle)),
      ...notCheckedBlocks(not_checked),
      heading(t(messages.noteRulesTitle)),
      paragraph(t(messages.noteRules)),
      ...[messages.noteFiler, messages.notePlace].map((label) => paragraph(`${t(label)}: ${LINE}`)),
    ],
  };
}
