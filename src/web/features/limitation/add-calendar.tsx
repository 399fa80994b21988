import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readCalendar } from '#law/limitation/read-calendar.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/deadlines.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { InputField, TextareaField } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { addCalendar, calendarsQuery } from './queries.ts';

/** A calendar of a court from a pasted list, a table or an ICS file, with what was read of it before it is saved. */
export function AddCalendar({ onClose, onAdded }: { onClose: () => void; onAdded: (id: string) => void }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const { days, unread } = readCalendar(text);
  const save = useMutation({
    mutationFn: () => addCalendar({ name, days }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: calendarsQuery.queryKey });
      onAdded(id);
    },
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t(messages.addCalendar)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        {save.error ? (
          <FormError title={t(messages.calendarNotSaved)} message={sentence(save.error)} />
        ) : null}
        <div className="flex flex-col gap-4">
          <InputField
            label={t(messages.calendarName)}
            required
            value={name}
            onChange={(event) => setName(event.target.value)}
            autoComplete="off"
          />
          <TextareaField
            label={t(messages.calendarText)}
            required
            hint={t(messages.calendarHint)}
            rows={8}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <input
            type="file"
            accept=".csv,.tsv,.txt,.ics,text/csv,text/plain,text/calendar"
            aria-label={t(messages.calendarText)}
            className="text-ui file:mr-3 file:min-h-9 file:rounded-control file:border file:border-edge file:bg-surface file:px-4 file:py-1 file:font-medium"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              void file?.text().then(setText);
            }}
          />
          <p aria-live="polite" className="text-13 text-ink-soft">
            {text === '' ? null : t(messages.calendarRead, { count: days.length })}
            {unread.length === 0 ? null : ` ${t(messages.calendarUnread, { lines: unread.join(' · ') })}`}
          </p>
        </div>
        <div className="mt-6 flex justify-end gap-2">
          <Button onClick={onClose}>{t(common.cancel)}</Button>
          <Button
            type="submit"
            variant="primary"
            disabled={save.isPending || days.length === 0 || name.trim() === ''}
          >
            {t(messages.saveCalendar)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
