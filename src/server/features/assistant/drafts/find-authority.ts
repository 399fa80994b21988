import { understandQuestion } from '#law/answers/question.ts';
import type { ChosenPassage } from '#law/answers/select-passages.ts';
import { placeOfWords } from '#law/drafting/suggestions/place-of-words.ts';
import type { Services } from '#server/platform/services.ts';
import type { AnswerSource } from '#shared/contracts/assistant/chats.ts';
import { EXTRACTIVE } from '#shared/contracts/assistant/chats.ts';
import type { Suggestion } from '#shared/contracts/drafts/suggestions.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { t } from '#shared/messages/translate.ts';
import { checkAnswer, nothingChecked } from '../answering/checks-of-answer.ts';
import { quotedSentences } from '../answering/extractive-answer.ts';
import { composeExtractive } from '../extractive/compose.ts';
import { chosenPassages } from '../retrieval/choose-passages.ts';
import type { SourceText } from '../retrieval/passage.ts';
import { retrieve } from '../retrieval/retrieve.ts';
import { treatmentsOf } from '../retrieval/treatments.ts';
import type { NewAnswer } from '../store.ts';
import type { AskedDraft } from './asked-draft.ts';
import { citationOf, suggestionOf } from './suggestion-of.ts';

type Deps = Pick<Services, 'db' | 'library' | 'webSearch' | 'log'>;

/** Authorities that are suggested for one sentence. */
const MOST = 3;

/** The sentence with a citation before its full stop. */
const cited = (sentence: string, citation: string): string => {
  const [, words = sentence, stop = ''] = /^(.*?)([.;:]?)$/su.exec(sentence.trimEnd()) ?? [];
  return `${words} (${citation})${stop}`;
};

/** A judgment that supports the sentence: what counsel argued, and our own summary of a section, are no authority. */
const isAuthority = ({ candidate, argument, stance }: ChosenPassage<SourceText>): boolean =>
  candidate.kind === 'library' && candidate.court !== undefined && !argument && stance === 'supports';

/**
 * Judgments of the library for a sentence of a draft, quoted, each with the citation as a suggestion. No model is asked, so
 * each citation and paragraph is one that the library has. Errors: those of the library, and the signal's reason.
 */
export async function findAuthority(
  parts: Deps,
  asked: AskedDraft,
  signal: AbortSignal,
): Promise<{ answer: NewAnswer; suggestions: Suggestion[] }> {
  const { target, request, question: of } = asked;
  const sentence = (request.text ?? target?.text ?? '').trim();
  const question = {
    ...understandQuestion(sentence, { inCase: false }),
    kind: 'authority' as const,
    ofProposition: true,
  };
  const found = await retrieve(parts, {
    viewer: of.viewer,
    question,
    caseId: null,
    options: {},
    mayLeave: false,
    signal,
  });
  const { passages } = await chosenPassages(
    question,
    found.texts.filter(({ kind }) => kind === 'library'),
  );
  if (passages.length === 0 || sentence === '') return { answer: none(), suggestions: [] };
  const authorityIds = passages.map(({ candidate: { id } }) => id);
  const treatments = await parts.db.withUser(of.viewer, (tx) => treatmentsOf(tx, authorityIds));
  const composed = composeExtractive([{ question, passages }], treatments);
  const { content, sources } = composed;
  const checks = await checkAnswer(
    parts,
    { content, removed: [], unread: [], sentences: quotedSentences(composed) },
    signal,
  );
  const supporting = passages.filter(isAuthority);
  const authorities = sources.filter(({ id, index, group }) =>
    supporting.some(
      ({ candidate }) => candidate.id === id && candidate.index === index && group === 'supports',
    ),
  );
  return {
    answer: { content, sources, checks, status: 'complete', engine: EXTRACTIVE },
    suggestions: await suggestionsFor(parts, { asked, sentence, authorities }, signal),
  };
}

const none = (): NewAnswer => ({
  content: t(messages.noAuthority),
  sources: [],
  checks: nothingChecked([]),
  status: 'complete',
  engine: EXTRACTIVE,
  declined: true,
});

async function suggestionsFor(
  lookUp: Deps,
  {
    asked: { target, text },
    sentence,
    authorities,
  }: { asked: AskedDraft; sentence: string; authorities: AnswerSource[] },
  signal: AbortSignal,
): Promise<Suggestion[]> {
  // Without the cursor in a block, or after an edit of the sentence, there is no place for a citation.
  if (!target?.changeable || placeOfWords(target.text, sentence) < 0) return [];
  const suggestions: Suggestion[] = [];
  for (const source of authorities.slice(0, MOST)) {
    const citation = citationOf(source);
    if (target.text.includes(citation)) continue;
    suggestions.push(
      await suggestionOf(
        lookUp,
        {
          kind: 'replace',
          block: target,
          before: sentence,
          after: cited(sentence, citation),
          reason: t(source.sample ? messages.authoritySample : messages.authorityReason),
          sources: [source],
          known: [text],
        },
        signal,
      ),
    );
  }
  return suggestions;
}
