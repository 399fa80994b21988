import { useState } from 'react';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { rupeesOf } from '#web/components/rupees.ts';
import { TextareaField } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button, buttonClass } from '#web/ui/primitives/button.tsx';
import { shortDate } from '#web/ui/time/dates.ts';
import type { ShownNote } from './queries.ts';

/** The figures of a number with the code of the country, India where there is none. */
function figuresOf(phone: string | null | undefined): string {
  const figures = (phone ?? '').replace(/\D/gu, '').replace(/^0+/u, '');
  return figures.length === 10 ? `91${figures}` : figures;
}

/** A courteous reminder of what is due, which the user reads, changes and sends by hand. */
export function Reminder({ note, due, label }: { note: ShownNote; due: number; label: string }) {
  const [open, setOpen] = useState(false);
  const { number, issued_at, clients } = note;
  const about = t(messages.reminderSubject, { number: number ?? '' });
  const proposed = t(messages.reminderText, {
    name: note.recipient_name ?? clients?.name ?? '',
    number: number ?? '',
    day: issued_at ? shortDate(issued_at) : '',
    amount: rupeesOf(due),
  });
  const [text, setText] = useState(proposed);
  const show = (shown: boolean) => {
    if (shown) setText(proposed);
    setOpen(shown);
  };
  const words = encodeURIComponent(text);
  return (
    <>
      <Button aria-label={label} onClick={() => show(true)}>
        {t(messages.remind)}
      </Button>
      <Dialog
        open={open}
        onOpenChange={show}
        title={t(messages.remind)}
        description={about}
        footer={<Button onClick={() => show(false)}>{t(messages.closeReminder)}</Button>}
      >
        <div className="flex flex-col gap-4">
          <TextareaField
            label={t(messages.reminderWords)}
            hint={t(messages.reminderHint)}
            className="min-h-36"
            value={text}
            maxLength={2000}
            onChange={(event) => setText(event.target.value)}
          />
          <div className="flex flex-wrap gap-2">
            <a
              className={buttonClass('primary')}
              href={`https://wa.me/${figuresOf(clients?.phone)}?text=${words}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t(messages.byWhatsApp)}
            </a>
            <a
              className={buttonClass()}
              href={`mailto:${encodeURIComponent(clients?.email ?? '')}?subject=${encodeURIComponent(about)}&body=${words}`}
            >
              {t(messages.byEmail)}
            </a>
          </div>
        </div>
      </Dialog>
    </>
  );
}
