import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { type CaseFile, trackedText } from '#shared/contracts/files.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { extensionOf } from '../file-kinds.ts';

type Run = z.infer<typeof trackedText>['paragraphs'][number][number];

const changesQuery = (file: CaseFile) =>
  queryOptions({
    queryKey: ['tracked-changes', file.id],
    queryFn: ({ signal }) =>
      api.post('/functions/v1/tracked-changes', { file_id: file.id }, trackedText, { signal }),
    enabled: extensionOf(file.file_path) === 'docx',
    // A stored file never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Words with their change; the author is its title, and a screen reader hears both. */
function Changed({ text, change }: Run) {
  if (!change) return text;
  const inserted = change.kind === 'inserted';
  const Tag = inserted ? 'ins' : 'del';
  return (
    <Tag
      title={t(inserted ? messages.insertedBy : messages.deletedBy, { author: change.author })}
      className={inserted ? 'bg-good-wash text-good underline' : 'bg-bad-wash text-bad line-through'}
    >
      {text}
    </Tag>
  );
}

type Props = {
  file: CaseFile;
  /** The changes are shown from the start. */
  first: boolean;
  /** The text as it is printed. */
  children: ReactNode;
};

/** The text of a Word document; where changes were tracked in it, with a switch that shows them. */
export function WithTrackedChanges({ file, first, children }: Props) {
  const { data } = useQuery(changesQuery(file));
  const [shown, setShown] = useState(first);
  if (!data || data.changes === 0) return children;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-wash px-4 py-2">
        <p className="min-w-0 flex-1 basis-60 text-13">{t(messages.hasChanges, { count: data.changes })}</p>
        <Switch checked={shown} onCheckedChange={setShown} label={t(messages.showChanges)} />
      </div>
      {shown ? (
        <div className="mx-auto max-w-[66ch] p-4 font-serif text-16 leading-7 [overflow-wrap:anywhere] whitespace-pre-wrap md:py-6">
          {data.paragraphs.map((runs, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed
            <p key={at} lang={languageOfText(runs.map(({ text }) => text).join(''))} className="mb-4">
              {runs.map((run, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed
                <Changed key={place} {...run} />
              ))}
            </p>
          ))}
          {data.cut ? <p className="text-13 text-ink-soft">{t(messages.changesCut)}</p> : null}
        </div>
      ) : (
        children
      )}
    </>
  );
}
