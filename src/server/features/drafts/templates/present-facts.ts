import { type FactProblem, foundFacts } from '#law/drafting/templates/read-facts.ts';
import type { AskedFact } from '#law/drafting/templates/read-template.ts';
import type { TemplateFact } from '#shared/contracts/drafts/draft-templates.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/drafting/templates.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { wordsFor } from '#shared/messages/words.ts';
import type { CaseForTemplates } from './store.ts';

const MOST_TITLE = 500;

export const caseNotFound = () => new ProblemError('not_found', sentenceOf(messages.caseNotFound));

/** The fields of a form, with what is known for the case. */
export function presentedFacts(
  asked: readonly AskedFact[],
  { known, before }: Pick<CaseForTemplates, 'known' | 'before'>,
): TemplateFact[] {
  const found = foundFacts(asked, known, before);
  return asked.map(({ name, label, type, choices = [], optional = false }) => ({
    ...{ name, label: wordsFor(label), type, optional, choices: [...choices] },
    value: found[name] ?? '',
  }));
}

/** The refusal of a fact, by the label of its field. */
export function refusalOf(asked: readonly AskedFact[], { reason, fact: named }: FactProblem): ProblemError {
  if (reason === 'unknown')
    return new ProblemError('unprocessable', sentenceOf(messages.unknownFact, { fact: named }));
  const label = asked.find(({ name }) => name === named)?.label;
  const sentence = reason === 'invalid' ? messages.factInvalid : messages.factTooLong;
  return new ProblemError('unprocessable', {
    message: sentence,
    values: { fact: label ? wordsFor(label) : named },
  });
}

/** The title of a new draft: its template and its case. */
export const titleOf = (template: string, title: string): string =>
  t(messages.titleOf, { template, title }).slice(0, MOST_TITLE);
