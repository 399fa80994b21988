import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { messages } from '#shared/messages/en/common/tour.ts';
import { t } from '#shared/messages/translate.ts';
import { isShortcut } from '#web/ui/lists/use-list-keys.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody, CardHeader } from '#web/ui/primitives/card.tsx';
import { tourQuery } from './queries.ts';
import { useLeaveTour } from './use-leave-tour.ts';

type StopProps = { link: ReactNode; children: string };

function Stop({ link, children }: StopProps) {
  return (
    <li className="min-w-0">
      <p className="text-ui font-medium [&_a]:inline-block [&_a]:text-link max-md:[&_a]:py-2.5">{link}</p>
      <p className="text-13 text-ink-soft">{children}</p>
    </li>
  );
}

/** A link to a tab of the case that shows the most. */
function CaseLink({ caseId, tab, label }: { caseId: string; tab: 'files' | 'timeline'; label: string }) {
  return (
    <Link to="/home/cases/$caseId" params={{ caseId }} search={{ tab }}>
      {label}
    </Link>
  );
}

function Stops({ caseId }: { caseId: string | undefined }) {
  return (
    <ol className="grid gap-x-8 gap-y-4 md:grid-cols-2">
      <Stop link={t(messages.board)}>{t(messages.boardHint)}</Stop>
      {caseId === undefined ? null : (
        <>
          <Stop link={<CaseLink caseId={caseId} tab="files" label={t(messages.files)} />}>
            {t(messages.filesHint)}
          </Stop>
          <Stop link={<CaseLink caseId={caseId} tab="timeline" label={t(messages.timeline)} />}>
            {t(messages.timelineHint)}
          </Stop>
        </>
      )}
      <Stop
        link={
          <Link to="/home/search" search={{ q: 'presumption security cheque' }}>
            {t(messages.search)}
          </Link>
        }
      >
        {t(messages.searchHint)}
      </Stop>
      <Stop
        link={
          <Link to="/home/clients" search={{ dialog: 'new' }}>
            {t(messages.conflicts)}
          </Link>
        }
      >
        {t(messages.conflictsHint)}
      </Stop>
    </ol>
  );
}

function Panel({ userId, caseId }: { userId: string; caseId: string | undefined }) {
  const leave = useLeaveTour(userId, tourQuery(userId).queryKey, () => null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isShortcut(event)) leave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [leave]);
  return (
    <Card aria-label={t(messages.title)} className="mb-6">
      <CardHeader
        title={t(messages.title)}
        description={t(messages.intro)}
        actions={
          <Button aria-describedby="leave-tour" onClick={() => leave()}>
            <X aria-hidden />
            {t(messages.leave)}
          </Button>
        }
      />
      <CardBody>
        <Stops caseId={caseId} />
        <p id="leave-tour" className="mt-4 text-13 text-ink-soft">
          {t(messages.leaveHint)}
        </p>
      </CardBody>
    </Card>
  );
}

type TourProps = {
  userId: string;
  /** Shown until it is known whether the user has left the tour. */
  waiting: ReactNode;
  /** The content below the tour: it appears with the tour, so that the tour moves nothing down. */
  children: ReactNode;
};

/** First things to try in the demo chambers; nothing once the user has left the tour. */
export function Tour({ userId, waiting, children }: TourProps) {
  const { data, isLoading } = useQuery(tourQuery(userId));
  if (isLoading) return waiting;
  return (
    <>
      {data ? <Panel userId={userId} caseId={data.caseId} /> : null}
      {children}
    </>
  );
}
