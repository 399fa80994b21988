import { Copy, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { markedAnswer } from '#shared/checks/sentence-notes.ts';
import type { WrittenInsights } from '#shared/contracts/assistant/document-insights.ts';
import { messages } from '#shared/messages/en/library/case-summary.ts';
import { messages as chat } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { stopAnswer } from '../answer-runs.ts';
import { AnswerOnItsWay } from '../conversation/answer.tsx';
import { AnswerChecked } from '../conversation/answer-checks.tsx';
import { AnswerText } from '../conversation/answer-text.tsx';
import { Note, whyEnded } from '../conversation/end-note.tsx';
import { withSources } from '../sources/reference.ts';
import { SourceList } from '../sources/source-list.tsx';
import { useAnnouncement } from '../use-announcement.ts';
import type { WritingState } from './use-writing.ts';

/** A text of the model with its sources, its checks and a button that copies it with its marks. */
function Written({ written }: { written: WrittenInsights }) {
  const { content, sources, checks, status, fallback, engine } = written;
  const text = withSources(markedAnswer(content, checks), sources);
  return (
    <article aria-label={t(messages.writtenTitle)} className="flex flex-col gap-3">
      <AnswerText text={content} sources={sources} checks={checks} />
      {status === 'partial' ? (
        <Note>{fallback ? t(chat.keptBefore, { why: whyEnded(fallback) }) : t(chat.partial)}</Note>
      ) : null}
      <SourceList sources={sources} />
      <AnswerChecked checks={checks} partial={status === 'partial'} />
      <p className="text-13 text-ink-soft">{t(chat.byModel, { engine })}</p>
      <div className="-ml-3 text-ink-soft" data-print="none">
        <Button variant="quiet" onClick={() => void copyText(text, t(messages.writtenCopied))}>
          <Copy aria-hidden />
          {t(messages.copyWritten)}
        </Button>
      </div>
    </article>
  );
}

type Props = {
  writingKey: string;
  writing: WritingState;
  written: WrittenInsights | null;
  /** Name of the model; null for a reader who may not ask it. */
  model: string | null;
  words: { offer: string; notKept: string | undefined };
  /** Stands above the text. */
  note?: ReactNode;
};

/** A text of the model, with the button that has it written or stops that. */
export function WrittenText({ writingKey, writing, written, model, words, note }: Props) {
  const { write, busy, phase, run } = writing;
  const announcement = useAnnouncement(busy, phase);
  return (
    <>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 empty:hidden">
        {model !== null && !written && !busy ? <p className="text-ui text-ink-soft">{words.offer}</p> : null}
        {words.notKept ? <Note>{words.notKept}</Note> : null}
        {busy ? (
          <Button onClick={() => stopAnswer(writingKey)}>
            <Square aria-hidden />
            {t(chat.stop)}
          </Button>
        ) : model === null ? null : (
          <Button onClick={write}>{t(written ? messages.writeAgain : messages.write)}</Button>
        )}
      </div>
      {run ? <AnswerOnItsWay run={run} /> : null}
      {written && !run ? note : null}
      {written && !run ? <Written written={written} /> : null}
    </>
  );
}
