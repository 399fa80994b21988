import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { Copy, Square } from 'lucide-react';
import { markedAnswer } from '#shared/checks/sentence-notes.ts';
import {
  type CaseSummaryAnswer,
  type WrittenSummary,
  writtenSummaryAnswer,
} from '#shared/contracts/assistant/case-summary.ts';
import type { Fallback } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/library/case-summary.ts';
import { messages as chat } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { postForEvents } from '#web/data/live/event-stream.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { RelativeTime } from '#web/ui/time/relative-time.tsx';
import {
  type AnswerRun,
  answerRuns,
  change,
  inRun,
  isRunning,
  stopAnswer,
  takePiece,
} from '../answer-runs.ts';
import { AnswerOnItsWay, whyEnded } from '../conversation/answer.tsx';
import { AnswerChecked } from '../conversation/answer-checks.tsx';
import { AnswerText } from '../conversation/answer-text.tsx';
import { Note } from '../conversation/end-note.tsx';
import { useKeyed } from '../keyed-store.ts';
import { withSources } from '../sources/reference.ts';
import { SourceList } from '../sources/source-list.tsx';
import { useAnnouncement } from '../use-announcement.ts';
import { summaryQuery } from './summary-query.ts';

/** Has the summary of a case written and follows it, in a run under the id of the case. Returns why nothing new is kept. */
async function writeSummary(client: QueryClient, caseId: string): Promise<Fallback | undefined> {
  const { queryKey } = summaryQuery(caseId);
  let fallback: Fallback | undefined;
  try {
    await inRun(caseId, { phase: 'thinking' }, async (signal) => {
      for await (const event of postForEvents('/functions/v1/write-case-summary', { caseId }, signal)) {
        takePiece(caseId, event);
        if (event.event !== 'done') continue;
        const answer = writtenSummaryAnswer.parse(event.data);
        ({ fallback } = answer);
        client.setQueryData(queryKey, (known) => known && { ...known, written: answer.written });
        change(caseId, { phase: 'done' });
      }
    });
  } finally {
    void client.invalidateQueries({ queryKey });
  }
  return fallback;
}

/** The time of the kept summary, by which a newer one is known. */
const madeAt = ({ written }: CaseSummaryAnswer): string | null => written?.made_at ?? null;

function useWrite(caseId: string, answer: CaseSummaryAnswer) {
  const client = useQueryClient();
  const run = useKeyed(answerRuns, caseId);
  const { mutate, data, variables } = useMutation({
    mutationFn: (_before: string | null) => writeSummary(client, caseId),
    onError: (error) =>
      toast({ title: t(messages.failed), description: sentence(error), variant: 'destructive' }),
  });
  const busy = isRunning(run);
  // Words of a run that did not end are shown until the page has what the server kept of them.
  const ended = run?.text !== '' && run?.phase !== 'done' && variables === madeAt(answer);
  return {
    write: () => mutate(madeAt(answer)),
    busy,
    phase: run?.phase,
    shown: run && (busy || ended) ? run : undefined,
    notKept: busy ? undefined : data,
  };
}

function Written({ written }: { written: WrittenSummary }) {
  const { content, sources, checks, status, fallback, engine, changed } = written;
  const text = withSources(markedAnswer(content, checks), sources);
  return (
    <article aria-label={t(messages.writtenTitle)} className="flex flex-col gap-3">
      {changed > 0 ? <Note>{t(messages.changed, { count: changed })}</Note> : null}
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

type ActionProps = { caseId: string; answer: CaseSummaryAnswer; busy: boolean; write: () => void };

/** Has it written, or stops that; nothing for a reader who may not ask the model. */
function Action({ caseId, answer: { model, written }, busy, write }: ActionProps) {
  if (busy)
    return (
      <Button onClick={() => stopAnswer(caseId)}>
        <Square aria-hidden />
        {t(chat.stop)}
      </Button>
    );
  if (model === null) return null;
  return <Button onClick={write}>{t(written ? messages.writeAgain : messages.write)}</Button>;
}

function Text({ run, written }: { run: AnswerRun | undefined; written: WrittenSummary | null }) {
  if (run) return <AnswerOnItsWay run={run} />;
  return written ? <Written written={written} /> : null;
}

/** The summary of a case that a model wrote, and the button that has it written. */
export function WrittenCard({ caseId, answer }: { caseId: string; answer: CaseSummaryAnswer }) {
  const { write, busy, phase, shown, notKept } = useWrite(caseId, answer);
  const announcement = useAnnouncement(busy, phase);
  const { model, written } = answer;
  const why = notKept ? t(messages.notWritten, { why: whyEnded(notKept) }) : undefined;
  return (
    <Card>
      <CardHeader
        title={t(messages.writtenTitle)}
        actions={
          written && !shown ? (
            <span className="text-13 text-ink-soft">
              <RelativeTime value={written.made_at} alone />
            </span>
          ) : undefined
        }
      />
      <CardBody>
        <p className="sr-only" role="status">
          {announcement}
        </p>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 empty:hidden">
          {model !== null && !written && !busy ? (
            <p className="text-ui text-ink-soft">{t(messages.writtenNone, { model })}</p>
          ) : null}
          {why ? <Note>{why}</Note> : null}
          <Action caseId={caseId} answer={answer} busy={busy} write={write} />
        </div>
        <Text run={shown} written={written} />
      </CardBody>
    </Card>
  );
}
