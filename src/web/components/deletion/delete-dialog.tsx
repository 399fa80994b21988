import { Download } from 'lucide-react';
import { useState } from 'react';
import { BIN } from '#shared/contracts/bin/bin.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/bin.ts';
import { t } from '#shared/messages/translate.ts';
import { Field, Input } from '#web/ui/forms/input.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

const folded = (name: string) => name.trim().replaceAll(/\s+/gu, ' ').toLocaleLowerCase();

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  kind: 'client' | 'case';
  title: string;
  name: string;
  /** Names everything that is deleted with it. */
  contents: string;
  /** It has files or events: the user types its name. */
  typed: boolean;
  exportUrl: string;
  busy: string | false;
  onConfirm: () => void;
};

/** Asks before a client or a case is deleted, with an export in one click; for one with contents, the user types its name. */
export function DeleteDialog({ kind, name, contents, typed, exportUrl, onConfirm, ...dialog }: Props) {
  const [text, setText] = useState('');
  const ready = !typed || folded(text) === folded(name);
  const change = (open: boolean) => {
    setText('');
    dialog.onOpenChange(open);
  };
  return (
    <ConfirmDialog
      {...dialog}
      onOpenChange={change}
      description={`${contents} ${t(messages.goesToBin, { what: kind, days: BIN.days })}`}
      confirm={t(common.delete)}
      danger
      ready={ready}
      onConfirm={onConfirm}
    >
      <form
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !dialog.busy) onConfirm();
        }}
      >
        <a
          href={exportUrl}
          download
          className="text-link flex min-h-11 items-center gap-2 text-ui md:min-h-9"
        >
          <Download aria-hidden className="size-4 shrink-0" />
          {t(messages.exportFirst)}
        </a>
        {typed ? (
          <Field label={t(messages.typeName, { name })}>
            {(field) => (
              <Input
                {...field}
                value={text}
                autoComplete="off"
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        ) : null}
      </form>
    </ConfirmDialog>
  );
}
