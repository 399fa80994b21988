import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { EXTRACTIVE } from '#shared/contracts/assistant/chats.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/drafting/panel.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { ErrorState } from '#web/ui/feedback/states.tsx';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { dateTime } from '#web/ui/time/dates.ts';
import { keepVersion, type ListedVersion, versionsQuery } from '../queries.ts';
import type { WrittenDraft } from '../saving/use-draft-saver.ts';
import { CompareVersion } from './compare-version.tsx';

/** The title of a version: its name, the writer of its suggestions, or its number when it was kept automatically. */
function nameOfVersion({ name, number, engine }: ListedVersion): string {
  if (name !== null) return name;
  if (engine === null) return t(messages.automatic, { number });
  return engine === EXTRACTIVE ? t(messages.suggestedExtractive) : t(messages.suggested, { engine });
}

/** Keeps what is on the screen under a name. */
function KeepForm({ draft: { id, saver } }: { draft: WrittenDraft }) {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const keep = useMutation({
    mutationFn: async () => {
      await saver.flush();
      return keepVersion(id, name.trim());
    },
    onSuccess: async () => {
      toastSuccess(t(messages.keptTitle), name.trim());
      setName('');
      await client.invalidateQueries({ queryKey: ['draft-versions'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setMissing(true);
    else keep.mutate();
  };
  const problem = missing
    ? t(messages.nameRequired)
    : keep.error
      ? sentence(keep.error, t(messages.notKept))
      : undefined;
  return (
    <form noValidate className="flex flex-col gap-2" onSubmit={submit}>
      <InputField
        label={t(messages.versionName)}
        hint={t(messages.nameHint)}
        error={problem}
        value={name}
        maxLength={200}
        onChange={({ target }) => {
          setName(target.value);
          setMissing(false);
        }}
      />
      <Button type="submit" busy={keep.isPending && t(common.saving)}>
        {t(messages.keep)}
      </Button>
    </form>
  );
}

type Props = { draft: WrittenDraft; writes: boolean };

/** The versions of a draft: kept automatically and by name, to compare and to restore. */
export function VersionsPanel({ draft, writes }: Props) {
  const { data, error, refetch } = useQuery(versionsQuery(draft.id));
  const [compared, setCompared] = useState<ListedVersion>();
  if (error && !data)
    return (
      <ErrorState
        title={t(messages.versionsNotLoaded)}
        message={sentence(error)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      {writes ? <KeepForm draft={draft} /> : null}
      {data?.length === 0 ? <p className="text-ui text-ink-soft">{t(messages.noVersions)}</p> : null}
      <ul aria-label={t(messages.versions)}>
        {data?.map((version) => (
          <li
            key={version.id}
            className="flex items-center justify-between gap-2 border-b border-line row-pad-tight last:border-b-0"
          >
            <span className="min-w-0">
              <span className="block text-ui font-medium [overflow-wrap:anywhere]">
                {nameOfVersion(version)}
              </span>
              <span className="block text-13 text-ink-soft">{dateTime(version.created_at)}</span>
            </span>
            <Button
              variant="quiet"
              className="px-2!"
              aria-label={`${t(messages.compare)}: ${nameOfVersion(version)}`}
              onClick={() => setCompared(version)}
            >
              {t(messages.compare)}
            </Button>
          </li>
        ))}
      </ul>
      {compared ? (
        <CompareVersion
          version={compared}
          name={nameOfVersion(compared)}
          draft={draft}
          writes={writes}
          onClose={() => setCompared(undefined)}
        />
      ) : null}
    </div>
  );
}
