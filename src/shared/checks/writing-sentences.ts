import { EXTRACTIVE } from '../contracts/assistant/chats.ts';
import type { DraftWriting } from '../contracts/checks/checks.ts';
import { messages } from '../messages/en/library/checks.ts';
import { t } from '../messages/translate.ts';

// Sentences about who or what wrote a draft, for the screen and for the printed report.

type AcceptedSuggestion = DraftWriting['suggestions'][number];

/** The sentences about the draft as a whole. */
export function writingSentences({ template, suggestions, total }: DraftWriting): string[] {
  return [
    template === null ? t(messages.writingNoTemplate) : t(messages.writingTemplate, { template }),
    ...(total === 0 ? [t(messages.writingNone)] : []),
    ...(total > suggestions.length ? [t(messages.writingLatest, { shown: suggestions.length, total })] : []),
    t(messages.writingLimits),
  ];
}

/** Says what a suggestion changed, or quotes the answer that was sent. */
function changeOf({ kind, before, after, chat = '' }: AcceptedSuggestion): string {
  if (kind === 'sent_answer') return t(messages.writingSent, { chat, after });
  if (kind === 'insert_after') return t(messages.writingAdded, { after });
  return after === ''
    ? t(messages.writingRemoved, { before })
    : t(messages.writingReplaced, { before, after });
}

/** Says whether the checked text still has the suggestion's words. */
function keptOf({ kind, in_text }: AcceptedSuggestion): string {
  if (kind === 'sent_answer') return t(in_text ? messages.writingSentKept : messages.writingSentChanged);
  return t(in_text ? messages.writingKept : messages.writingChanged);
}

function writerOf({ engine }: AcceptedSuggestion): string {
  if (engine === null) return t(messages.writerUnknown);
  return engine === EXTRACTIVE ? t(messages.writerQuotes) : t(messages.writerModel, { engine });
}

function accepterOf({ kind, accepted_by }: AcceptedSuggestion): string {
  const name = accepted_by || t(messages.noName);
  return t(kind === 'sent_answer' ? messages.writingSentBy : messages.writingAcceptedBy, { name });
}

/** The sentences on a suggestion or an answer: what it changed, whether the text has it, what wrote it, who took it. */
export const entrySentences = (one: AcceptedSuggestion) => ({
  change: changeOf(one),
  kept: keptOf(one),
  writer: writerOf(one),
  accepter: accepterOf(one),
});
