import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  CLIENT_TEMPLATES,
  type ClientMessage,
  clientBlanks,
  newClientMessageTemplate,
} from '#shared/contracts/client-pages.ts';
import { messages } from '#shared/messages/en/practice/client-pages.ts';
import { t } from '#shared/messages/translate.ts';
import { useChange } from '#web/data/use-change.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { InputField, TextareaField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { addTemplate, deleteTemplate, ownChambersQuery } from './queries.ts';

/** Stands for the proposed words in the list of templates, and for the reader alone in that of chambers. */
const NONE = '-';

function useTemplateChange<T>(change: (given: T) => Promise<void>, done: string) {
  return useChange({
    mutationFn: change,
    onSuccess: () => toastSuccess(done),
    failed: t(messages.templateNotSaved),
    stale: ['client-message'],
  });
}

type FormProps = { language: string; blank: string; onClose: () => void };

function TemplateForm({ language, blank, onClose }: FormProps) {
  const { data: chambers = [] } = useQuery(ownChambersQuery);
  const [values, setValues] = useState({ name: '', words: blank, chambers: NONE });
  const [problems, setProblems] = useState<Record<string, string>>({});
  const save = useTemplateChange(addTemplate, t(messages.templateSaved));
  const set = (change: Partial<typeof values>) => setValues((now) => ({ ...now, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { name, words, chambers: of } = values;
    const chambers_id = of === NONE ? null : of;
    const read = newClientMessageTemplate.safeParse({ language, name, words, chambers_id });
    const issues = read.error?.issues ?? [];
    setProblems(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (read.success) save.mutate(read.data, { onSuccess: onClose });
  };
  const wrong = (name: string) => (problems[name] === undefined ? {} : { error: problems[name] });
  const blanks = clientBlanks.map((name) => `{${name}}`).join(' ');
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3 border-t border-line pt-4">
      <InputField
        label={t(messages.templateName)}
        required
        {...wrong('name')}
        value={values.name}
        maxLength={CLIENT_TEMPLATES.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextareaField
        label={t(messages.templateWords)}
        required
        hint={t(messages.templateHint, { blanks })}
        {...wrong('words')}
        className="min-h-36"
        value={values.words}
        maxLength={CLIENT_TEMPLATES.words}
        onChange={(event) => set({ words: event.target.value })}
      />
      {chambers.length > 0 ? (
        <SelectField
          label={t(messages.templateFor)}
          value={values.chambers}
          onValueChange={(of) => set({ chambers: of })}
          options={[
            { value: NONE, label: t(messages.templateForMe) },
            ...chambers.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button onClick={onClose}>{t(messages.templateCancel)}</Button>
        <Button type="submit" busy={save.isPending && t(messages.templateSaving)}>
          {t(messages.templateSave)}
        </Button>
      </div>
    </form>
  );
}

type Props = {
  language: string;
  proposed: ClientMessage;
  /** The id of the chosen template; undefined for the proposed words. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
};

/** Chooses the words of a message: as proposed, or a template of the reader or of a chambers; makes and deletes them. */
export function MessageTemplates({ language, proposed, chosen, onChoose }: Props) {
  const [adding, setAdding] = useState(false);
  const [asking, setAsking] = useState(false);
  const remove = useTemplateChange(deleteTemplate, t(messages.templateDeleted));
  const { templates, blank_words } = proposed;
  const template = templates.find(({ id }) => id === chosen);
  return (
    <>
      {templates.length > 0 ? (
        <SelectField
          label={t(messages.words)}
          value={chosen ?? NONE}
          onValueChange={(id) => onChoose(id === NONE ? undefined : id)}
          options={[
            { value: NONE, label: t(messages.wordsProposed) },
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
      {adding ? (
        <TemplateForm language={language} blank={blank_words} onClose={() => setAdding(false)} />
      ) : (
        <div className="-ml-3 flex flex-wrap gap-2">
          <Button variant="quiet" onClick={() => setAdding(true)}>
            {t(messages.newTemplate)}
          </Button>
          {template?.own ? (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {t(messages.templateDelete)}
            </Button>
          ) : null}
        </div>
      )}
      {template ? (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={t(messages.templateDeleteAsk, { name: template.name })}
          description={t(messages.templateDeleteText)}
          confirm={t(messages.templateDelete)}
          danger
          busy={remove.isPending && t(messages.templateDeleting)}
          onConfirm={() =>
            remove.mutate(template.id, {
              onSuccess: () => onChoose(undefined),
              onSettled: () => setAsking(false),
            })
          }
        />
      ) : null}
    </>
  );
}
