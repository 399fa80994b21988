import { useQuery } from '@tanstack/react-query';
import { EventWhen } from './event-when.tsx';
import { nextHearing, timelineQuery } from './queries.ts';

/** When and where a case is heard next, from its timeline. */
export function NextHearing({ caseId }: { caseId: string }) {
  const { data } = useQuery(timelineQuery(caseId));
  if (!data) return <>…</>;
  const next = nextHearing(data, Date.now());
  if (!next) return <span className="text-ink-soft">No date is fixed</span>;
  return (
    <>
      <strong className="font-semibold">
        <EventWhen event={next} />
      </strong>
      <span className="block text-13 text-ink-soft">
        {next.title}
        {next.place ? `, ${next.place}` : null}
      </span>
    </>
  );
}
