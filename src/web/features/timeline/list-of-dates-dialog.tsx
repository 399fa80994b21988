import { useQueryClient } from '@tanstack/react-query';
import { Lock, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { FiledEvent, ListOfDatesFormat } from '#shared/contracts/timeline.ts';
import { isFiled, isPrivate, particularsOf, wordsLeftOut } from '#shared/filed-dates.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/timeline.ts';
import { t } from '#shared/messages/translate.ts';
import { useChange } from '#web/data/use-change.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextareaField } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DialogButtons } from '#web/ui/overlays/form-dialog.tsx';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { EventTypeBadge } from './event-type.tsx';
import { EventWhen } from './event-when.tsx';
import { type ListedEvent, listOfDates } from './queries.ts';

type Choice = { filed: boolean; words: string };
/** Choices that the user changed, by event; an event that comes while the dialog is open begins with its own proposal. */
type Changes = ReadonlyMap<string, Choice>;
const NONE: Changes = new Map();
type ChosenEvent = { event: ListedEvent; choice: Choice };

function choicesOf(events: readonly ListedEvent[], changes: Changes): ChosenEvent[] {
  const now = new Date();
  return events.map((event) => ({
    event,
    choice: changes.get(event.id) ?? { filed: isFiled(event, now), words: particularsOf(event) },
  }));
}

/** Words that are those of the timeline stay tied to it. */
function filedOf({ event, choice: { filed, words } }: ChosenEvent): FiledEvent {
  const own = words.trim();
  const same = own === '' || own === particularsOf({ ...event, filed_as: null });
  return { id: event.id, filed, filed_as: same ? null : own };
}

function useDownload({ caseId, format, onClose }: Props, chosen: readonly ChosenEvent[]) {
  const client = useQueryClient();
  return useChange({
    mutationFn: () => listOfDates(caseId, format, chosen.map(filedOf)),
    onSuccess: (document_) => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(document_);
      link.download = t(messages.listOfDatesFile, { extension: format });
      link.click();
      URL.revokeObjectURL(link.href);
      onClose();
      toast({
        title: t(common.downloadStarted),
        description: t(messages.listOfDatesHint, { file: link.download }),
      });
      void client.invalidateQueries({ queryKey: ['timeline-events'] });
    },
    failed: t(common.downloadFailed),
  });
}

type RowProps = { event: ListedEvent; choice: Choice; onChange: (choice: Choice) => void };

function Row({ event, choice, onChange }: RowProps) {
  const [editing, setEditing] = useState(false);
  const left = wordsLeftOut(event);
  return (
    <li className="py-1 [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <Checkbox
            checked={choice.filed}
            onCheckedChange={(filed) => onChange({ ...choice, filed })}
            label={
              <>
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-soft">
                  <EventWhen event={event} />
                  <EventTypeBadge type={event.event_type} />
                  {isPrivate(event, new Date()) || (left && choice.words !== left) ? (
                    <Badge tone="caution" icon={<Lock aria-hidden />}>
                      {t(isPrivate(event, new Date()) ? messages.privateDate : messages.noteLeftOut)}
                    </Badge>
                  ) : null}
                </span>
                <span className="mt-1 block whitespace-pre-line [overflow-wrap:anywhere]">
                  {choice.words}
                </span>
              </>
            }
          />
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-expanded={editing}
          aria-label={t(messages.changeWords, { title: event.title })}
          onClick={() => setEditing(!editing)}
        >
          <Pencil aria-hidden />
        </Button>
      </div>
      {editing ? (
        <div className="pr-2 pb-2 pl-10">
          <TextareaField
            label={t(messages.wordsForCourt)}
            hint={t(messages.wordsForCourtHint)}
            value={choice.words}
            rows={3}
            maxLength={10_000}
            onChange={({ target }) => onChange({ ...choice, words: target.value })}
          />
          {left && choice.words !== left ? (
            <Button variant="quiet" className="mt-1" onClick={() => onChange({ ...choice, words: left })}>
              {t(messages.addLeftOut)}
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

type Props = {
  caseId: string;
  format: ListOfDatesFormat;
  /** The events that the timeline shows, newest first. */
  events: readonly ListedEvent[];
  onClose: () => void;
};

/** Asks which events of a case are filed, and in which words, before the list of dates is downloaded. */
export function ListOfDatesDialog(props: Props) {
  const { format, events, onClose } = props;
  const [changes, setChanges] = useState<Changes>(NONE);
  const chosen = choicesOf(events, changes);
  const download = useDownload(props, chosen);
  const ticked = chosen.filter(({ choice }) => choice.filed).length;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(messages.listOfDates)}
      description={t(messages.listOfDatesChoice)}
      width="lg"
      work={{
        text: changes.size === 0 ? '' : JSON.stringify([...changes]),
        onRestore: (text) => setChanges(text === '' ? NONE : new Map(JSON.parse(text) as [string, Choice][])),
      }}
      footer={
        <>
          <p className="self-center text-13 text-ink-soft tabular-nums md:mr-auto" role="status">
            {t(messages.datesTicked, { ticked, total: chosen.length })}
          </p>
          <DialogButtons
            action={t(format === 'pdf' ? messages.downloadPdf : messages.downloadWord)}
            disabled={ticked === 0}
            busy={download.isPending && t(messages.preparing)}
            onClick={() => download.mutate()}
            onClose={onClose}
          />
        </>
      }
    >
      <ul className="divide-y divide-line">
        {chosen.toReversed().map(({ event, choice }) => (
          <Row
            key={event.id}
            event={event}
            choice={choice}
            onChange={(next) => setChanges((all) => new Map(all).set(event.id, next))}
          />
        ))}
      </ul>
    </Dialog>
  );
}
