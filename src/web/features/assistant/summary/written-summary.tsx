import { useQueryClient } from '@tanstack/react-query';
import { type CaseSummaryAnswer, writtenSummaryAnswer } from '#shared/contracts/assistant/case-summary.ts';
import { messages } from '#shared/messages/en/library/case-summary.ts';
import { t } from '#shared/messages/translate.ts';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { RelativeTime } from '#web/ui/time/relative-time.tsx';
import { Note, whyEnded } from '../conversation/end-note.tsx';
import { summaryQuery } from './summary-query.ts';
import { useWriting } from './use-writing.ts';
import { WrittenText } from './written-text.tsx';

/** The summary of a case that a model wrote, and the button that has it written. */
export function WrittenCard({ caseId, answer }: { caseId: string; answer: CaseSummaryAnswer }) {
  const client = useQueryClient();
  const { model, written } = answer;
  const { queryKey } = summaryQuery(caseId);
  const writing = useWriting({
    key: caseId,
    path: '/functions/v1/write-case-summary',
    body: { caseId },
    parse: (data) => writtenSummaryAnswer.parse(data),
    keep: (now) => client.setQueryData(queryKey, (known) => known && { ...known, written: now.written }),
    settle: () => void client.invalidateQueries({ queryKey }),
    shown: written?.made_at ?? null,
    failed: t(messages.failed),
  });
  const { notKept } = writing;
  return (
    <Card>
      <CardHeader
        title={t(messages.writtenTitle)}
        actions={
          written && !writing.run ? (
            <span className="text-13 text-ink-soft">
              <RelativeTime value={written.made_at} alone />
            </span>
          ) : undefined
        }
      />
      <CardBody>
        <WrittenText
          writingKey={caseId}
          writing={writing}
          written={written}
          model={model}
          words={{
            offer: t(messages.writtenNone, { model: model ?? '' }),
            notKept: notKept && t(messages.notWritten, { why: whyEnded(notKept) }),
          }}
          note={
            written && written.changed > 0 ? (
              <Note>{t(messages.changed, { count: written.changed })}</Note>
            ) : null
          }
        />
      </CardBody>
    </Card>
  );
}
