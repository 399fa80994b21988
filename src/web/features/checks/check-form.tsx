import { FileText, Upload, X } from 'lucide-react';
import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import { CHECK } from '#shared/contracts/checks/checks.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { t } from '#shared/messages/translate.ts';
import { dayRefusal, readTypedDay } from '#shared/typed-day.ts';
import { DateField } from '#web/ui/forms/date-field.tsx';
import { TextareaField } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Card, CardBody } from '#web/ui/primitives/card.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import type { CheckOrder } from './queries.ts';

const KINDS = '.docx,.doc,.odt,.rtf,.pdf,.eml,.txt,.md';
const MEGABYTES = CHECK.fileBytes / 1024 ** 2;

/** The reason why the chosen files cannot be checked; undefined when they can. */
function refusalOf(files: readonly File[]): string | undefined {
  const [file] = files;
  if (files.length !== 1 || !file) return t(messages.oneFile);
  if (!KINDS.split(',').some((ending) => file.name.toLowerCase().endsWith(ending)))
    return t(messages.fileKind);
  return file.size > CHECK.fileBytes ? t(messages.fileTooLarge, { megabytes: MEGABYTES }) : undefined;
}

function ChosenFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-paper px-3 py-2">
      <FileText aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <p className="min-w-0 flex-1 text-ui [overflow-wrap:anywhere]">
        {t(messages.chosenFile, { name: file.name })}
      </p>
      <Button variant="quiet" size="icon" aria-label={t(messages.removeFile)} onClick={onRemove}>
        <X aria-hidden />
      </Button>
    </div>
  );
}

type FormProps = {
  busy: boolean;
  error: string | undefined;
  onCheck: (order: CheckOrder) => void;
  onCancel: () => void;
};

function useDocument() {
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const take = (files: readonly File[]) => {
    if (files.length === 0) return;
    const reason = refusalOf(files);
    setRefusal(reason);
    if (reason === undefined) setFile(files[0]);
  };
  return { text, setText, file, setFile, refusal, take };
}

/** The day for which provisions are checked, as it was typed. */
function useDay() {
  const [day, setDay] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const read = readTypedDay(day);
  const common = { day, setDay, field };
  if (typeof read === 'object') return { ...common, date: read.day, refused: undefined };
  return { ...common, date: undefined, refused: day.trim() === '' ? undefined : dayRefusal(read) };
}

/** A place to paste a text or to drop a file, and the day for which its provisions are checked. */
export function CheckForm({ busy, error, onCheck, onCancel }: FormProps) {
  const { text, setText, file, setFile, refusal, take } = useDocument();
  const { day, setDay, field, date, refused: dayRefused } = useDay();
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (dayRefused) field.current?.focus();
    else onCheck({ text, file, date });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  const problem = refusal ?? error;
  return (
    <Card data-print="none">
      <CardBody>
        <form className="flex flex-col gap-4" onSubmit={submit}>
          {/* Files can also be chosen with the button. */}
          <fieldset
            className={cx('flex flex-col gap-3 rounded-control', over && 'outline-2 outline-accent')}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            {file ? (
              <ChosenFile file={file} onRemove={() => setFile(undefined)} />
            ) : (
              <TextareaField
                label={t(messages.textLabel)}
                className="min-h-56 font-serif text-16!"
                value={text}
                maxLength={CHECK.characters}
                placeholder={t(messages.textPlaceholder)}
                onChange={(event) => setText(event.target.value)}
              />
            )}
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <Button onClick={() => chooser.current?.click()}>
                <Upload aria-hidden />
                {t(messages.chooseFile)}
              </Button>
              <p className="text-13 text-ink-soft">
                {over ? t(messages.dropHere) : t(messages.dropHint, { megabytes: MEGABYTES })}
              </p>
              <input
                ref={chooser}
                type="file"
                accept={KINDS}
                hidden
                onChange={(event) => {
                  take([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
            </div>
          </fieldset>
          <div className="max-w-80">
            <DateField
              label={t(messages.dateLabel)}
              optional
              value={day}
              inputRef={field}
              onChange={setDay}
              error={dayRefused}
            />
            <p className="mt-1 text-13 text-ink-soft">{t(messages.dateHint)}</p>
          </div>
          {problem ? (
            <p role="alert" className="text-ui text-bad">
              {problem}
            </p>
          ) : null}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              type="submit"
              variant="primary"
              busy={busy && t(messages.checking)}
              disabled={!file && text.trim() === ''}
            >
              {t(messages.check)}
            </Button>
            {busy ? <Button onClick={onCancel}>{t(messages.cancel)}</Button> : null}
            <p className="text-13 text-ink-soft">{t(messages.notKept)}</p>
          </div>
        </form>
      </CardBody>
    </Card>
  );
}
