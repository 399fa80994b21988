import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { usePages } from '#web/data/lists/use-pages.ts';
import { useDebounced } from '#web/data/use-debounced.ts';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/input.tsx';
import { clientChoicesQuery } from './queries.ts';

/** The search starts when the user stops typing for this long. */
const PAUSE_MS = 150;

type Chosen = { client_id: string; client_name?: string | null };

function statusOf(shown: number, more: boolean, words: string): string {
  if (shown === 0) return words === '' ? t(messages.noClientsYet) : t(messages.noClientsFound);
  return t(more ? messages.clientCountAtLeast : messages.clientCount, { count: shown });
}

/** The clients that match `words`. */
function useChoices(words: string) {
  const asked = useDebounced(words, PAUSE_MS);
  const list = usePages(clientChoicesQuery(asked));
  const rows = list.pages?.flat() ?? [];
  const searching = asked !== words || list.stale || list.loading;
  return {
    options: rows.map(({ id, name, client_number }) => ({ value: id, label: name, aside: client_number })),
    searching,
    failed:
      list.error && !list.pages ? t(messages.clientsNotLoaded, { error: sentence(list.error) }) : undefined,
    status: list.loading ? t(messages.lookingForClients) : statusOf(rows.length, list.hasMore, asked),
    onEnd: list.loadMore,
  };
}

/** The client of a new case. The server searches while the user types, because there may be thousands. */
export function ClientCombobox() {
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
    <Field label={t(messages.client)} required error={message}>
      {(field) => (
        <Combobox
          {...field}
          {...choices}
          list={t(common.clients)}
          placeholder={t(messages.clientSearchHint)}
          text={typed ?? name ?? ''}
          onText={setTyped}
          chosen={id || undefined}
          onChoose={({ value, label }) => take({ id: value, name: label })}
          // An incomplete name chooses no client: the client chosen before stays.
          onLeave={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
