import { templateOf } from '#law/drafting/templates/all-templates.ts';
import { notCheckedSentence } from '#shared/checks/not-checked-sentence.ts';
import type { CheckReport, DraftWriting } from '#shared/contracts/checks/checks.ts';
import { wordsFor } from '#shared/messages/words.ts';
import type { StoredCheck, WritingOfDraft } from './store.ts';

/** The name of a template in the language of the reader; the id of one that this version does not know. */
function templateName(id: string): string {
  const template = templateOf(id);
  return template ? wordsFor(template.name) : id;
}

const presentWriting = ({ draft: _, ...writing }: WritingOfDraft): DraftWriting => ({
  ...writing,
  template: writing.template === null ? null : templateName(writing.template),
});

/** A stored check as the API gives it. */
export function presentCheck(check: StoredCheck): CheckReport {
  const { id, name, source, report, library, writing, draft, checked_at, applies_on } = check;
  const { checked_by, method, characters, text_hash } = check;
  return {
    id,
    name,
    source,
    ...(applies_on === null ? {} : { date: applies_on }),
    citations: report.citations,
    provisions: report.provisions,
    not_checked: report.not_checked.map((one) => ({ ...one, sentence: notCheckedSentence(one) })),
    library,
    ...(writing === null ? {} : { writing: presentWriting(writing) }),
    ...(draft === null ? {} : { draft }),
    checked_at: new Date(checked_at).toISOString(),
    record: { checked_by, method, characters, text_hash },
  };
}
