import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { messages } from '#shared/messages/en/cases.ts';
import { messages as common } from '#shared/messages/en/common.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { usePaused } from '#web/data/use-paused.ts';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/input.tsx';
import { count } from '#web/ui/time/dates.ts';
import { clientChoicesQuery } from './queries.ts';

/** Clients are looked for once whoever types a name pauses. */
const PAUSE_MS = 150;

type Chosen = { client_id: string; client_name?: string | null };

function statusOf(shown: number, more: boolean, words: string): string {
  if (shown === 0) return words === '' ? t(messages.noClientsYet) : t(messages.noClientHasTheseWords);
  const number = more ? t(messages.shownAndMore, { shown: count(shown) }) : count(shown);
  return `${number} ${shown === 1 && !more ? 'client' : 'clients'}`;
}

/** The clients of whom one is looked for by `words`; none is looked for before the list is wanted. */
function useChoices(words: string) {
  const asked = usePaused(words, PAUSE_MS);
  const query = useInfiniteQuery(clientChoicesQuery(asked));
  const rows = query.data?.pages.flat() ?? [];
  const searching = asked !== words || query.isPlaceholderData || query.isPending;
  return {
    options: rows.map(({ id, name, client_number }) => ({ value: id, label: name, aside: client_number })),
    searching,
    failed: query.error && !query.data ? sentence(query.error) : undefined,
    status: query.isPending ? t(messages.lookingForClients) : statusOf(rows.length, query.hasNextPage, asked),
    onEnd: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
  };
}

/** For whom a case is opened: found on the server as one types, for there may be thousands. */
export function ClientChoice() {
  const { control, setValue, formState } = useFormContext<Chosen>();
  const [id, name] = useWatch({ control, name: ['client_id', 'client_name'] });
  const [typed, setTyped] = useState<string>();
  const { failed, ...choices } = useChoices((typed ?? '').trim());
  const message = failed ?? formState.errors.client_id?.message;
  const take = (client: { id: string; name: string }) => {
    setTyped(undefined);
    setValue('client_name', client.name);
    setValue('client_id', client.id, { shouldValidate: formState.isSubmitted, shouldDirty: true });
  };
  return (
    <Field label={t(messages.client)} required {...(message ? { error: message } : {})}>
      {(field) => (
        <Combobox
          {...field}
          {...choices}
          list={t(common.clients)}
          placeholder={t(messages.typeANameOrA)}
          text={typed ?? name ?? ''}
          onText={setTyped}
          chosen={id || undefined}
          onChoose={({ value, label }) => take({ id: value, name: label })}
          // A name that was begun and not chosen is nobody: the client who was chosen before stays.
          onLeave={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
