import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { indianDay } from '#shared/indian-time.ts';
import { sentence } from '#web/api.ts';
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx';
import { When } from '#web/ui/when.tsx';
import { EventTypeBadge } from './event-type.tsx';
import { EventWhen } from './event-when.tsx';
import { boardQuery, type DatedEvent, newsQuery } from './queries.ts';

const dayOf = (event: DatedEvent) => indianDay(new Date(event.event_date));

function Entries({ events, none }: { events: readonly DatedEvent[]; none: string }) {
  if (events.length === 0) return <p className="text-ui text-ink-soft">{none}</p>;
  return (
    <ul className="divide-y divide-line">
      {events.map((event) => (
        <li key={event.id} className="py-2">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-soft">
            <EventWhen event={event} />
            <EventTypeBadge type={event.event_type} />
          </p>
          <Link
            to="/home/cases/$caseId"
            params={{ caseId: event.case.id }}
            search={{ tab: 'timeline' }}
            className="mt-0.5 block py-1 text-ui text-link [overflow-wrap:anywhere]"
          >
            {event.case.title}
          </Link>
          <p className="text-ui [overflow-wrap:anywhere]">
            {event.title}
            {(event.place ?? event.case.court) ? (
              <span className="text-ink-soft">, {event.place ?? event.case.court}</span>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

function News() {
  const { data = [] } = useQuery(newsQuery);
  if (data.length === 0) return <p className="text-ui text-ink-soft">No files yet.</p>;
  return (
    <ul className="divide-y divide-line">
      {data.map((file) => (
        <li key={file.id} className="py-2">
          <Link
            to="/home/cases/$caseId"
            params={{ caseId: file.case.id }}
            search={{ tab: 'files', file: file.id }}
            className="block py-1 text-ui text-link [overflow-wrap:anywhere]"
          >
            {file.file_name}
          </Link>
          <p className="text-13 text-ink-soft [overflow-wrap:anywhere]">
            <When value={file.uploaded_at} close />, {file.case.title}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Today’s board: what is on today, what is overdue or due, what the fortnight holds, and which files are new. */
export function Board() {
  const { data, error } = useQuery(boardQuery);
  const { data: news } = useQuery(newsQuery);
  if (error && !data)
    return (
      <p role="alert" className="mt-6 text-ui text-bad">
        Your dates could not be loaded. {sentence(error)}
      </p>
    );
  if (!data || (data.length === 0 && !news?.length)) return null;
  const today = indianDay(new Date());
  const todays = data.filter((event) => dayOf(event) === today);
  const overdue = data.filter((event) => dayOf(event) < today);
  const ahead = data.filter((event) => dayOf(event) > today);
  return (
    <section aria-label="Today’s board" className="mt-8 grid items-start gap-4 md:grid-cols-3">
      <Card>
        <CardHeader title="Today" />
        <CardBody>
          <Entries events={todays} none="Nothing is fixed for today." />
          {overdue.length > 0 ? (
            <>
              <h3 className="mt-4 text-13 font-medium text-caution">Deadlines that have passed</h3>
              <Entries events={overdue} none="" />
            </>
          ) : null}
        </CardBody>
      </Card>
      <Card>
        <CardHeader title="The next two weeks" />
        <CardBody>
          <Entries events={ahead} none="Nothing is fixed for the next two weeks." />
        </CardBody>
      </Card>
      <Card>
        <CardHeader title="New files" />
        <CardBody>
          <News />
        </CardBody>
      </Card>
    </section>
  );
}
