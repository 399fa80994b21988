import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarClock, Check, ChevronDown, FileSearch, Plus, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { messages as deadlines } from '#shared/messages/en/practice/deadlines.ts';
import { messages } from '#shared/messages/en/practice/file-pages.ts';
import { t } from '#shared/messages/translate.ts';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Button, buttonClass } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { shortDate } from '#web/ui/time/dates.ts';
import {
  acceptSuggestion,
  KINDS,
  setSuggestionState,
  suggestionsQuery,
  timelineDaysQuery,
  undoAccept,
} from './queries.ts';
import { type SuggestedDay, suggestedDays } from './suggested-days.ts';

const UNDO_MS = 8000;

const AcceptAll = lazy(async () => ({ default: (await import('./accept-all.tsx')).AcceptAll }));

/** Accepts or rejects what is suggested for a day: hides its row at once and offers to undo it for a while. */
function useJudge(caseId: string) {
  const client = useQueryClient();
  const { queryKey } = suggestionsQuery(caseId);
  const refresh = () => {
    void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: ['timeline-events'] });
  };
  const failed = (error: unknown) => {
    refresh();
    toastFailure(t(messages.notSaved), error);
  };
  const offerUndo = (title: string, { main }: SuggestedDay, undo: () => Promise<void>) =>
    toast({
      title,
      description: main.what,
      variant: 'success',
      duration: UNDO_MS,
      action: {
        label: t(messages.undo),
        alt: t(messages.undoHint),
        onPress: () => void undo().then(refresh, failed),
      },
    });
  const hide = async ({ ids }: SuggestedDay) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (rows) => rows?.filter(({ id }) => !ids.includes(id)));
  };
  const accept = useMutation({
    mutationFn: ({ main, ids }: SuggestedDay) =>
      acceptSuggestion(
        main.id,
        ids.filter((id) => id !== main.id),
      ),
    onMutate: hide,
    onSuccess: ({ id, event_id, also }, suggested) => {
      refresh();
      offerUndo(t(messages.suggestionAccepted), suggested, () => undoAccept([id, ...also], event_id));
    },
    onError: failed,
  });
  const reject = useMutation({
    mutationFn: ({ ids }: SuggestedDay) => setSuggestionState(ids, 'rejected'),
    onMutate: hide,
    onSuccess: (_, suggested) => {
      refresh();
      offerUndo(t(messages.suggestionRejected), suggested, () => setSuggestionState(suggested.ids, 'open'));
    },
    onError: failed,
  });
  return { accept: accept.mutate, reject: reject.mutate };
}

/** The pages that name the day, each with its own words where they differ from the title. */
function Sources({ main, sources }: SuggestedDay) {
  return (
    <ul aria-label={t(messages.sources)} className="text-13 text-ink-soft">
      {sources.map(({ id, file, page, case_id, what }) =>
        file ? (
          <li key={id} className="[overflow-wrap:anywhere]">
            <Link
              to="/home/cases/$caseId"
              params={{ caseId: case_id }}
              search={{ tab: 'files', file: file.id, page }}
              className="inline-block py-1 text-link"
            >
              {t(messages.fileAndPage, { file: file.file_name, page })}
            </Link>
            {what === main.what ? null : (
              <span lang={languageOfText(what)} className="block">
                {what}
              </span>
            )}
          </li>
        ) : null,
      )}
    </ul>
  );
}

type RowProps = { suggested: SuggestedDay; judge: ReturnType<typeof useJudge> };

function Row({ suggested, judge }: RowProps) {
  const { addsFiles } = useCaseAccess();
  const { day, main, kinds, event } = suggested;
  const { what } = main;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 row-pad">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-soft tabular-nums">
          <time dateTime={day}>{shortDate(day)}</time>
          {kinds.map((kind) => (
            <Badge key={kind}>{t(KINDS[kind])}</Badge>
          ))}
        </p>
        <p className="mt-0.5 text-ui [overflow-wrap:anywhere]">{what}</p>
        {event ? (
          <p className="flex items-start gap-1 py-1 text-13 text-good [overflow-wrap:anywhere]">
            <Check aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            {t(messages.alreadyOnTimeline, { title: event.title })}
          </p>
        ) : null}
        <Sources {...suggested} />
      </div>
      <Link
        to="/home/deadlines"
        search={{ case: main.case_id, day }}
        aria-label={t(deadlines.workOutFrom, { title: what })}
        title={t(deadlines.workOut)}
        className={buttonClass('quiet', 'icon')}
      >
        <CalendarClock aria-hidden />
      </Link>
      {addsFiles ? <Judge suggested={suggested} judge={judge} /> : null}
    </li>
  );
}

function Judge({ suggested, judge }: RowProps) {
  const { main, event } = suggested;
  const { what } = main;
  return (
    <div className="flex gap-2">
      <Button
        variant={event ? 'quiet' : 'secondary'}
        aria-label={t(event ? messages.addSuggestionAnyway : messages.acceptSuggestion, { what })}
        onClick={() => judge.accept(suggested)}
      >
        {event ? <Plus aria-hidden /> : <Check aria-hidden />}
        {t(event ? messages.addAnyway : messages.accept)}
      </Button>
      <Button
        variant={event ? 'secondary' : 'quiet'}
        aria-label={t(messages.rejectSuggestion, { what })}
        onClick={() => judge.reject(suggested)}
      >
        <X aria-hidden />
        {t(messages.reject)}
      </Button>
    </div>
  );
}

/** Suggestions from the files of a case, by day; undefined while they load, and when they fail to load. */
function useSuggestedDays(caseId: string): readonly SuggestedDay[] | undefined {
  const { data: suggestions } = useQuery(suggestionsQuery(caseId));
  const some = suggestions !== undefined && suggestions.length > 0;
  const { data: events, isPending } = useQuery({ ...timelineDaysQuery(caseId), enabled: some });
  return useMemo(
    () => (!some || isPending ? undefined : suggestedDays(suggestions, events ?? [])),
    [some, isPending, suggestions, events],
  );
}

/** A link from the summary of a case to the dates suggested from its files. */
export function SuggestedLine({ caseId }: { caseId: string }) {
  const days = useSuggestedDays(caseId);
  if (!days || days.length === 0) return null;
  return (
    <Link
      to="/home/cases/$caseId"
      params={{ caseId }}
      search={{ tab: 'timeline' }}
      className="block py-3 text-13 text-link md:py-1"
    >
      {t(messages.suggestions, { count: days.length })}
    </Link>
  );
}

/** Opens the look at all of them, where there are several. */
function AllAtOnce({ caseId, days }: { caseId: string; days: readonly SuggestedDay[] }) {
  const [open, setOpen] = useState(false);
  const { addsFiles } = useCaseAccess();
  if (!addsFiles || days.length < 2) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(messages.acceptAll)}</Button>
      {open ? (
        <Suspense>
          <AcceptAll caseId={caseId} days={days} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/**
 * Events suggested from the files of a case, to accept or reject: one collapsed line, so that the timeline stays first;
 * open from the start where the timeline is empty.
 */
export function SuggestedEvents({ caseId, startOpen = false }: { caseId: string; startOpen?: boolean }) {
  const days = useSuggestedDays(caseId);
  const [toggled, setOpen] = useState<boolean>();
  const open = toggled ?? startOpen;
  const some = days !== undefined && days.length > 0;
  // It stays open when the first suggestion is accepted and the timeline is no longer empty.
  useEffect(() => {
    if (startOpen && some) setOpen((before) => before ?? true);
  }, [startOpen, some]);
  const judge = useJudge(caseId);
  // Without suggestions, or if they fail to load, only the timeline is shown.
  if (!days || days.length === 0) return null;
  const label = t(messages.suggestions, { count: days.length });
  return (
    <section aria-label={label} className="mb-4 rounded-panel border border-line bg-surface">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center gap-2 rounded-panel px-4 py-2 text-left text-ui hover:bg-wash md:min-h-9"
      >
        <FileSearch aria-hidden className="size-4 shrink-0 text-ink-faint" />
        {label}
        <ChevronDown
          aria-hidden
          className={cx('ml-auto size-4 shrink-0 text-ink-faint transition-transform', open && 'rotate-180')}
        />
      </button>
      {open ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-4 pt-3">
            <p className="text-13 text-ink-soft">{t(messages.checkAgainstPage)}</p>
            <AllAtOnce caseId={caseId} days={days} />
          </div>
          <ul className="divide-y divide-line md:max-h-96 md:overflow-y-auto">
            {days.map((suggested) => (
              <Row key={suggested.day} suggested={suggested} judge={judge} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
