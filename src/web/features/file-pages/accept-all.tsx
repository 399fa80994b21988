import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '#shared/messages/en/practice/file-pages.ts';
import { messages as timeline } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogButtons } from '#web/ui/overlays/form-dialog.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { shortDate } from '#web/ui/time/dates.ts';
import { acceptSuggestion, KINDS, suggestionsQuery, undoAccept } from './queries.ts';
import type { SuggestedDay } from './suggested-days.ts';

const UNDO_MS = 8000;

interface Added {
  ids: string[];
  event: string;
}

/** Adds the days one by one; those before a failure stay on the timeline. */
function useAddAll(caseId: string, onClose: () => void) {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: suggestionsQuery(caseId).queryKey });
    void client.invalidateQueries({ queryKey: ['timeline-events'] });
  };
  const failed = (error: unknown) => toastFailure(t(messages.notSaved), error);
  const undo = async (added: readonly Added[]) => {
    for (const { ids, event } of added) await undoAccept(ids, event);
  };
  return useMutation({
    mutationFn: async (days: readonly SuggestedDay[]) => {
      const added: Added[] = [];
      let error: unknown;
      for (const { main, ids } of days) {
        try {
          const others = ids.filter((id) => id !== main.id);
          const { id, event_id, also } = await acceptSuggestion(main.id, others);
          added.push({ ids: [id, ...also], event: event_id });
        } catch (thrown) {
          error = thrown;
          break;
        }
      }
      return { added, error };
    },
    onSuccess: ({ added, error }) => {
      refresh();
      if (added.length > 0)
        toast({
          title: t(messages.datesAdded, { count: added.length }),
          variant: 'success',
          duration: UNDO_MS,
          action: {
            label: t(messages.undo),
            alt: t(messages.undoHint),
            onPress: () => void undo(added).catch(failed).finally(refresh),
          },
        });
      if (error === undefined) onClose();
      else failed(error);
    },
  });
}

type RowProps = { suggested: SuggestedDay; ticked: boolean; onChange: (ticked: boolean) => void };

function Row({ suggested, ticked, onChange }: RowProps) {
  const { day, main, kinds, event, sources } = suggested;
  const named = sources.flatMap(({ file, page }) =>
    file ? [t(messages.fileAndPage, { file: file.file_name, page })] : [],
  );
  return (
    <li className="py-1 [contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
      <Checkbox
        checked={ticked}
        onCheckedChange={onChange}
        label={
          <>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-soft tabular-nums">
              <time dateTime={day}>{shortDate(day)}</time>
              {kinds.map((kind) => (
                <Badge key={kind}>{t(KINDS[kind])}</Badge>
              ))}
            </span>
            <span lang={languageOfText(main.what)} className="mt-1 block [overflow-wrap:anywhere]">
              {main.what}
            </span>
            <span className="block text-13 text-ink-soft [overflow-wrap:anywhere]">{named.join(' · ')}</span>
            {event ? (
              <span className="block text-13 text-good [overflow-wrap:anywhere]">
                {t(messages.alreadyOnTimeline, { title: event.title })}
              </span>
            ) : null}
          </>
        }
      />
    </li>
  );
}

/** The days whose tick the user changed. */
type Changed = ReadonlyMap<string, boolean>;
const NONE: Changed = new Map();
/** Work of the dialog that is asked about before it goes, and kept over a reload. */
const workOf = (changed: Changed, set: (changed: Changed) => void) => ({
  text: changed.size === 0 ? '' : JSON.stringify([...changed]),
  onRestore: (text: string) => set(text === '' ? NONE : new Map(JSON.parse(text) as [string, boolean][])),
});

type Props = { caseId: string; days: readonly SuggestedDay[]; onClose: () => void };

/** A look at all suggested dates before they are added; those of a day that the timeline has already are not ticked. */
export function AcceptAll({ caseId, days, onClose }: Props) {
  const [changed, setChanged] = useState<Changed>(NONE);
  const isTicked = ({ day, event }: SuggestedDay) => changed.get(day) ?? event === undefined;
  const ticked = days.filter(isTicked);
  const add = useAddAll(caseId, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(messages.acceptAllTitle)}
      description={t(messages.checkAgainstPage)}
      width="lg"
      work={workOf(changed, setChanged)}
      footer={
        <>
          <p className="self-center text-13 text-ink-soft tabular-nums md:mr-auto" role="status">
            {t(timeline.datesTicked, { ticked: ticked.length, total: days.length })}
          </p>
          <DialogButtons
            action={t(messages.addDates, { count: ticked.length })}
            disabled={ticked.length === 0}
            busy={add.isPending && t(messages.adding)}
            onClick={() => add.mutate(ticked)}
            onClose={onClose}
          />
        </>
      }
    >
      <ul className="divide-y divide-line">
        {days.map((suggested) => (
          <Row
            key={suggested.day}
            suggested={suggested}
            ticked={isTicked(suggested)}
            onChange={(next) => setChanged((all) => new Map(all).set(suggested.day, next))}
          />
        ))}
      </ul>
    </Dialog>
  );
}
