import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messages } from '#shared/messages/en/drafting/templates.ts';
import { t } from '#shared/messages/translate.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { useChange } from '#web/data/use-change.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { FactsForm } from './facts-form.tsx';
import { makeFromTemplate, templatesQuery } from './queries.ts';
import { TemplateList } from './template-list.tsx';

type Props = {
  caseId: string;
  caseTitle: string;
  onClose: () => void;
  onMade: (draftId: string) => void;
};

const MOST_TITLE = 500;

/** A new draft in two steps: which template, and the facts of it. */
export function TemplateDialog({ caseId, caseTitle, onClose, onMade }: Props) {
  const client = useQueryClient();
  const form = useId();
  const query = useQuery(templatesQuery(caseId));
  const { data } = query;
  const [chosen, setChosen] = useState<string>();
  const template = data?.templates.find(({ id }) => id === chosen);
  const made = useChange({
    mutationFn: makeFromTemplate,
    onSuccess: async ({ id, title, notes }) => {
      await client.invalidateQueries({ queryKey: ['case-drafts'] });
      onClose();
      onMade(id);
      if (notes.length === 0) toastSuccess(t(messages.made), title);
      for (const note of notes) toast({ title: t(messages.daysTitle), description: note });
    },
    failed: t(messages.notMade),
  });
  const list = () => {
    if (!data)
      return (
        <Unloaded
          of={query}
          failed={t(messages.notLoaded)}
          loading={t(messages.loading)}
          className="flex flex-col gap-3"
        >
          <Skeleton className="h-10" />
          <Skeleton className="h-40" />
        </Unloaded>
      );
    return <TemplateList templates={data.templates} onChoose={({ id }) => setChosen(id)} />;
  };
  const footer = (
    <>
      <Button disabled={made.isPending} onClick={() => setChosen(undefined)}>
        {t(messages.otherTemplate)}
      </Button>
      <Button type="submit" form={form} variant="primary" busy={made.isPending && t(messages.making)}>
        {t(messages.make)}
      </Button>
    </>
  );
  return (
    <Dialog
      key={chosen}
      open
      onOpenChange={onClose}
      title={template ? template.name : t(messages.chooseTitle)}
      width="lg"
      {...(template ? { footer } : { description: t(messages.chooseText) })}
    >
      {template ? (
        <FactsForm
          id={form}
          template={template}
          caseId={caseId}
          onMake={(facts, files) => {
            const title = t(messages.titleOf, { template: template.name, title: caseTitle });
            made.mutate({
              caseId,
              template: template.id,
              title: title.slice(0, MOST_TITLE),
              facts,
              ...(files.length > 0 ? { files } : {}),
            });
          }}
        />
      ) : (
        list()
      )}
    </Dialog>
  );
}
