import { Link } from '@tanstack/react-router';
import { ArrowRight, MessagesSquare, Search, Users } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { DEMO_EMAIL } from '#shared/demo.ts';
import { indianDay, indianMoment } from '#shared/indian-day.ts';
import { indianDate, indianWeekday } from '#shared/indian-time.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { useSession } from '#web/data/session.ts';
import { GoOn } from '#web/features/shell/go-on.tsx';
import { RecentCases } from '#web/features/shell/palette/recent-cases-list.tsx';
import { Board, BoardWaiting, EmptyBoard } from '#web/features/timeline/board.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Page, PageHeader, PageTitle } from '#web/ui/primitives/page.tsx';
import { SOON_MS, useLoadedLater } from '#web/ui/primitives/use-loaded-later.ts';
import { useIndianDay } from '#web/ui/time/use-indian-day.ts';

const Tour = lazy(() => import('#web/features/shell/tour/tour.tsx').then(({ Tour }) => ({ default: Tour })));
const FirstSteps = lazy(() =>
  import('./first-steps/first-steps.tsx').then(({ FirstSteps }) => ({ default: FirstSteps })),
);
const loadClockLine = async () => (await import('./first-steps/clock-line.tsx')).ClockLine;
const loadStandingLine = async () => (await import('#web/features/billing/standing-note.tsx')).StandingLine;
const loadSampleLine = async () => (await import('./first-steps/sample-line.tsx')).SampleLine;

/** Few users need these notices, so that their code loads after the first view. */
const loadReliedOn = async () => (await import('#web/features/library/citator/relied-on.tsx')).ReliedOn;

function Notices() {
  const ClockLine = useLoadedLater(loadClockLine, false, SOON_MS);
  const StandingLine = useLoadedLater(loadStandingLine, false, SOON_MS);
  const ReliedOn = useLoadedLater(loadReliedOn, false, SOON_MS);
  return (
    <>
      {ClockLine ? <ClockLine /> : null}
      {StandingLine ? <StandingLine /> : null}
      {ReliedOn ? <ReliedOn /> : null}
    </>
  );
}

function Sample({ userId }: { userId: string }) {
  const SampleLine = useLoadedLater(loadSampleLine, false, SOON_MS);
  return SampleLine ? <SampleLine userId={userId} /> : null;
}

type CardProps = { to: string; icon: ReactNode; title: string; children: string };

function PageCard({ to, icon, title, children }: CardProps) {
  return (
    <Link
      to={to}
      className="group grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 rounded-panel border border-line bg-surface p-4 no-underline transition-colors hover:border-edge hover:bg-raised"
    >
      <span className="row-span-2 grid size-9 place-items-center rounded-control bg-accent-wash text-accent-strong [&_svg]:size-4">
        {icon}
      </span>
      <span className="flex items-center gap-2">
        <h2 className="text-16 font-semibold">{title}</h2>
        <ArrowRight
          aria-hidden
          className="size-4 text-ink-faint transition-transform group-hover:translate-x-0.5"
        />
      </span>
      <span className="text-ui text-ink-soft">{children}</span>
    </Link>
  );
}

function PageCards() {
  return (
    <nav aria-label={t(messages.whereToGo)} className="mt-8 grid gap-4 md:grid-cols-3">
      <PageCard to="/home/search" icon={<Search aria-hidden />} title={t(common.search)}>
        {t(messages.searchLead)}
      </PageCard>
      <PageCard to="/home/chat" icon={<MessagesSquare aria-hidden />} title={t(messages.chat)}>
        {t(messages.chatLead)}
      </PageCard>
      <PageCard to="/home/clients" icon={<Users aria-hidden />} title={t(common.clients)}>
        {t(messages.clientsLead)}
      </PageCard>
    </nav>
  );
}

/** Today's dates, then links to the main pages, then the recent cases. */
export function DashboardPage() {
  const { user } = useSession();
  const name = user?.user_metadata.full_name;
  const today = new Date(indianMoment(useIndianDay()));
  const board = (
    <Board
      empty={
        user ? (
          <Suspense>
            <FirstSteps userId={user.id} otherwise={<EmptyBoard />} />
          </Suspense>
        ) : undefined
      }
    >
      {user ? <Sample userId={user.id} /> : null}
      {user ? <GoOn /> : null}
      <PageCards />
      <RecentCases />
    </Board>
  );
  return (
    <Page>
      <PageTitle>{t(messages.dashboard)}</PageTitle>
      <PageHeader
        title={name ? t(messages.welcomeName, { name }) : t(messages.welcome)}
        description={t(messages.weekdayAndDate, { weekday: indianWeekday(today), date: indianDate(today) })}
        actions={
          <>
            <Button asChild>
              <Link to="/home/day" search={{ day: indianDay(today) }}>
                {t(messages.courtToday)}
              </Link>
            </Button>
            <Button asChild>
              <Link to="/home/day">{t(messages.courtTomorrow)}</Link>
            </Button>
            {/* A phone has room for two in a row; the menu has this one too. */}
            <Button asChild className="max-sm:hidden">
              <Link to="/home/court">{t(messages.bringFromCourt)}</Link>
            </Button>
          </>
        }
      />
      <Notices />
      {user?.email === DEMO_EMAIL ? (
        <Suspense fallback={<BoardWaiting />}>
          <Tour userId={user.id} waiting={<BoardWaiting />}>
            {board}
          </Tour>
        </Suspense>
      ) : (
        board
      )}
    </Page>
  );
}
