import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import {
  type NewPassageNote,
  PASSAGE_NOTES,
  type PassageNote,
} from '#shared/contracts/research/passage-notes.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/library/notes.ts';
import { t } from '#shared/messages/translate.ts';
import { EditNotices } from '#web/components/editing/edit-notices.tsx';
import { useConcurrentEdit } from '#web/components/editing/use-concurrent-edit.ts';
import { sentence } from '#web/data/api.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field, TextareaField } from '#web/ui/forms/input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { caseChoicesQuery } from '../cases/case-choices.tsx';
import { useRememberedCase } from '../cases/remembered-case.tsx';
import { placeOfNote, quotationOf, shortQuote } from './passage.ts';
import { addNote, changeNote, type ListedNote, readNote } from './queries.ts';
import { useMayChange, useRemoveNote } from './use-notes.ts';

/** Roles that may keep notes in a case. */
const WRITERS = ['owner', 'editor', 'commenter'] as const;
const NO_CASE = '';
/** Cases that are offered at a time; words narrow them. */
const MOST = 50;

type Props = { chosen: string; onChoose: (id: string) => void };

/** The case in which a note is kept, or none. */
function CaseField({ chosen, onChoose }: Props) {
  const { data = [], error, isPending } = useQuery(caseChoicesQuery(WRITERS));
  const [typed, setTyped] = useState<string>();
  const words = (typed ?? '').trim().toLocaleLowerCase();
  const found = data.filter(({ title }) => title.toLocaleLowerCase().includes(words)).slice(0, MOST);
  const options = found.map(({ id, title }) => ({ value: id, label: title }));
  const title = data.find(({ id }) => id === chosen)?.title ?? '';
  return (
    <Field
      label={t(messages.keptIn)}
      optional
      hint={t(messages.keptInHint)}
      {...(error ? { error: t(messages.casesNotLoaded, { error: sentence(error) }) } : {})}
    >
      {(field) => (
        <Combobox
          {...field}
          list={t(common.cases)}
          placeholder={t(messages.searchCases)}
          text={typed ?? title}
          onText={(text) => {
            setTyped(text);
            if (text === '') onChoose(NO_CASE);
          }}
          options={[{ value: NO_CASE, label: t(messages.noCase) }, ...options]}
          chosen={chosen}
          searching={isPending}
          status={t(messages.caseCount, { count: options.length })}
          onChoose={({ value }) => {
            setTyped(undefined);
            onChoose(value);
          }}
          onLeave={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}

export type NoteDialogProps = {
  /** A passage to write about, or a note. */
  subject: { passage: NewPassageNote } | { note: ListedNote };
  onClose: () => void;
};

type Change = { note: string; case_id: string };

const labels = () => ({ note: t(messages.note) });

/** The fields of a note deleted while it was edited that are needed to save it again. */
const passageOf = ({ document_id, reference, mark, paragraph, index, start, end, quote }: PassageNote) => ({
  document_id,
  reference,
  mark,
  paragraph,
  index,
  start,
  end,
  quote,
});

function useSaveNote(subject: NoteDialogProps['subject'], onClose: () => void) {
  const client = useQueryClient();
  const [row] = useState<PassageNote | undefined>('note' in subject ? subject.note : undefined);
  const passage = 'note' in subject ? passageOf(subject.note) : subject.passage;
  return useConcurrentEdit<PassageNote, Change, PassageNote>({
    row,
    read: ({ id }) => readNote(id),
    update: ({ id, updated_at }, { note }) => changeNote(id, note, updated_at),
    create: ({ note, case_id }) => addNote({ ...passage, note, case_id: case_id || null }),
    labels,
    shownFields: ({ note }) => ({ note: note ?? '' }),
    onSaved: async ({ quote }) => {
      await client.invalidateQueries({ queryKey: ['passage-notes'] });
      toastSuccess(t(messages.saved), shortQuote({ quote }));
      document.getSelection()?.removeAllRanges();
      onClose();
    },
  });
}

/** The words of a passage and where they are. */
function Quoted({ note }: { note: NewPassageNote }) {
  return (
    <figure className="mb-4 border-l-2 border-mark pl-3">
      <blockquote
        lang={languageOfText(note.quote)}
        className="font-serif text-16 whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {note.quote}
      </blockquote>
      <figcaption className="mt-1 text-13 text-ink-soft">{placeOfNote(note)}</figcaption>
    </figure>
  );
}

type FooterProps = {
  form: string;
  known: ListedNote | undefined;
  changes: boolean;
  /** Another window changed the note. */
  over: boolean;
  busy: string | false;
  onClose: () => void;
};

function Footer({ form, known, changes, over, busy, onClose }: FooterProps) {
  const remove = useRemoveNote();
  return (
    <>
      {known && changes ? (
        <Button
          variant="quiet"
          className="md:mr-auto"
          onClick={() => {
            remove(known);
            onClose();
          }}
        >
          <Trash2 aria-hidden />
          {t(common.delete)}
        </Button>
      ) : null}
      {known ? (
        <Button variant="quiet" onClick={() => void copyText(quotationOf(known))}>
          <Copy aria-hidden />
          {t(messages.copyQuotation)}
        </Button>
      ) : null}
      <Button onClick={onClose}>{t(changes ? common.cancel : common.close)}</Button>
      {changes ? (
        <Button variant="primary" type="submit" form={form} busy={busy}>
          {t(over ? common.saveOverIt : messages.save)}
        </Button>
      ) : null}
    </>
  );
}

function titleOf(known: ListedNote | undefined, changes: boolean): string {
  if (!known) return t(messages.newNote);
  return t(changes ? messages.editNote : messages.note);
}

/** Writes a note, or shows one for reading, changing, copying and deleting. Mount it while it is open. */
export function NoteDialog({ subject, onClose }: NoteDialogProps) {
  const id = useId();
  const known = 'note' in subject ? subject.note : undefined;
  const changes = useMayChange()(known ?? { case: null, created_by: null });
  const remembered = useRememberedCase();
  const [words, setWords] = useState(known?.note ?? '');
  const [caseId, setCaseId] = useState(known?.case_id ?? remembered ?? '');
  const editing = useSaveNote(subject, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changes && !editing.save.isPending) editing.save.mutate({ note: words, case_id: caseId });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={titleOf(known, changes)}
      footer={
        <Footer
          form={id}
          known={known}
          changes={changes}
          over={editing.changes !== undefined}
          busy={editing.save.isPending && t(common.saving)}
          onClose={onClose}
        />
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <EditNotices
          edit={editing}
          words={{ notSaved: t(messages.notSaved), changed: t(messages.changedElsewhere) }}
          deleted={{
            title: t(messages.deletedWhileEditing),
            hint: t(messages.deletedTextKept),
            typed: () => words,
          }}
        />
        <Quoted note={known ?? ('passage' in subject ? subject.passage : subject.note)} />
        <div className="flex flex-col gap-4">
          <TextareaField
            label={t(messages.note)}
            optional={changes}
            value={words}
            readOnly={!changes}
            maxLength={PASSAGE_NOTES.note}
            rows={5}
            onChange={(event) => setWords(event.target.value)}
          />
          {known && !editing.gone ? null : <CaseField chosen={caseId} onChoose={setCaseId} />}
        </div>
      </form>
    </Dialog>
  );
}
