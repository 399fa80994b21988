import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, ChevronDown, FileSearch, X } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#shared/messages/en/practice/file-pages.ts';
import type { Message } from '#shared/messages/message.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { shortDate } from '#web/ui/time/dates.ts';
import {
  acceptSuggestion,
  type Suggestion,
  setSuggestionState,
  suggestionsQuery,
  undoAccept,
} from './queries.ts';

const UNDO_MS = 8000;

const KINDS = {
  hearing: messages.hearing,
  deadline: messages.deadline,
  document: messages.document,
  other: messages.other,
} as const satisfies Record<Suggestion['kind'], Message>;

/** Accepts or rejects a suggestion: hides its row at once and offers to undo it for a while. */
function useJudge(caseId: string) {
  const client = useQueryClient();
  const { queryKey } = suggestionsQuery(caseId);
  const refresh = () => {
    void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: ['timeline-events'] });
  };
  const failed = (error: unknown) => {
    refresh();
    toast({ title: t(messages.notSaved), description: sentence(error), variant: 'destructive' });
  };
  const offerUndo = (title: string, { what }: Suggestion, undo: () => Promise<void>) =>
    toast({
      title,
      description: what,
      variant: 'success',
      duration: UNDO_MS,
      action: {
        label: t(messages.undo),
        alt: t(messages.undoHint),
        onPress: () => void undo().then(refresh, failed),
      },
    });
  const hide = async ({ id }: Suggestion) => {
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, (rows) => rows?.filter((row) => row.id !== id));
  };
  const accept = useMutation({
    mutationFn: ({ id }: Suggestion) => acceptSuggestion(id),
    onMutate: hide,
    onSuccess: ({ event_id }, suggestion) => {
      refresh();
      offerUndo(t(messages.suggestionAccepted), suggestion, () => undoAccept(suggestion.id, event_id));
    },
    onError: failed,
  });
  const reject = useMutation({
    mutationFn: ({ id }: Suggestion) => setSuggestionState(id, 'rejected'),
    onMutate: hide,
    onSuccess: (_, suggestion) => {
      refresh();
      offerUndo(t(messages.suggestionRejected), suggestion, () => setSuggestionState(suggestion.id, 'open'));
    },
    onError: failed,
  });
  return { accept: accept.mutate, reject: reject.mutate };
}

function Row({ suggestion, judge }: { suggestion: Suggestion; judge: ReturnType<typeof useJudge> }) {
  const { what, day, kind, file, page, case_id } = suggestion;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 text-13 text-ink-soft tabular-nums">
          <time dateTime={day}>{shortDate(`${day}T00:00:00`)}</time>
          <Badge>{t(KINDS[kind])}</Badge>
        </p>
        <p className="mt-0.5 text-ui [overflow-wrap:anywhere]">{what}</p>
        {file ? (
          <Link
            to="/home/cases/$caseId"
            params={{ caseId: case_id }}
            search={{ tab: 'files', file: file.id, page }}
            className="text-13 text-link [overflow-wrap:anywhere]"
          >
            {t(messages.fileAndPage, { file: file.file_name, page })}
          </Link>
        ) : null}
      </div>
      <div className="flex gap-2">
        <Button aria-label={t(messages.acceptSuggestion, { what })} onClick={() => judge.accept(suggestion)}>
          <Check aria-hidden />
          {t(messages.accept)}
        </Button>
        <Button
          variant="quiet"
          aria-label={t(messages.rejectSuggestion, { what })}
          onClick={() => judge.reject(suggestion)}
        >
          <X aria-hidden />
          {t(messages.reject)}
        </Button>
      </div>
    </li>
  );
}

/** A link from the summary of a case to the dates suggested from its files. */
export function SuggestedLine({ caseId }: { caseId: string }) {
  const { data } = useQuery(suggestionsQuery(caseId));
  if (!data || data.length === 0) return null;
  return (
    <Link
      to="/home/cases/$caseId"
      params={{ caseId }}
      search={{ tab: 'timeline' }}
      className="block py-1 text-13 text-link"
    >
      {t(messages.suggestions, { count: data.length })}
    </Link>
  );
}

/** Events suggested from the files of a case, to accept or reject: one collapsed line, so that the timeline stays first. */
export function SuggestedEvents({ caseId }: { caseId: string }) {
  const { data } = useQuery(suggestionsQuery(caseId));
  const [open, setOpen] = useState(false);
  const judge = useJudge(caseId);
  // Without suggestions, or if they fail to load, only the timeline is shown.
  if (!data || data.length === 0) return null;
  const label = t(messages.suggestions, { count: data.length });
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
          <p className="border-t border-line px-4 pt-3 text-13 text-ink-soft">
            {t(messages.checkAgainstPage)}
          </p>
          <ul className="divide-y divide-line md:max-h-96 md:overflow-y-auto">
            {data.map((suggestion) => (
              <Row key={suggestion.id} suggestion={suggestion} judge={judge} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
