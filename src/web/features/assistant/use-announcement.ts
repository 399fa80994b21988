import { useEffect, useState } from 'react';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import type { AnswerRun } from './answer-runs.ts';
import { END_NOTES } from './ends.ts';

const ENDS = { ...END_NOTES, done: messages.answered, stopped: messages.answerStopped } as const;

/** The announcement for screen readers: an answer begins, or how it ended; never its single words. */
export function useAnnouncement(busy: boolean, phase: AnswerRun['phase'] | undefined): string {
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    if (busy) setHeard(true);
  }, [busy]);
  if (busy) return t(messages.answering);
  // An answer that ended before this page opened is not news.
  if (!heard || phase === undefined || !(phase in ENDS)) return '';
  return t(ENDS[phase as keyof typeof ENDS]);
}
