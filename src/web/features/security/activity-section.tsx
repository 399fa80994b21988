import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleAlert, Dot } from 'lucide-react';
import type { AuditEntry, AuditEvent } from '#shared/account-security.ts';
import { sentence } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { When } from '#web/ui/when.tsx';
import { activityQuery } from './queries.ts';
import { Row, Section } from './section.tsx';
import { auditInWords, deviceInWords } from './words.ts';

/** What a user should look at twice. */
const SUSPECT: readonly AuditEvent[] = ['sign_in_failed', 'refresh_token_reused', 'second_factor_failed'];

function Entry({ entry }: { entry: AuditEntry }) {
  const { title, more } = auditInWords(entry);
  const where = [entry.user_agent ? deviceInWords(entry.user_agent).name : '', entry.address ?? '']
    .filter(Boolean)
    .join(' · ');
  return (
    <Row
      icon={
        SUSPECT.includes(entry.event) ? (
          <CircleAlert aria-hidden className="text-caution!" />
        ) : (
          <Dot aria-hidden />
        )
      }
      title={title}
    >
      {more ? <p className="[overflow-wrap:anywhere]">{more}</p> : null}
      <p className="[overflow-wrap:anywhere]">
        <When value={entry.at} close />
        {where ? ` · ${where}` : ''}
      </p>
    </Row>
  );
}

export function ActivitySection() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(activityQuery);
  const entries = data?.pages.flat();
  return (
    <Section
      title="Activity"
      purpose="What happened to your account, newest first. If there is something that was not you, end your sessions and change your password."
    >
      {entries ? (
        <ul aria-label="Activity" className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          title="The activity could not be read"
          message={sentence(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading the activity" className="flex flex-col gap-2">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      )}
      {entries && error ? (
        <p role="alert" className="mt-3 text-13 text-bad">
          {sentence(error)}
        </p>
      ) : null}
      {hasNextPage ? (
        <div className="mt-4 flex justify-center">
          <Button busy={isFetchingNextPage && 'Loading...'} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </Section>
  );
}
