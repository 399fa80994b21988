import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query';
import {
  BriefcaseBusiness,
  FilePen,
  FileText,
  type LucideIcon,
  RotateCcw,
  Trash2,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { BIN, type BinItem, type BinKind, binItem, deletedForEver } from '#shared/contracts/bin.ts';
import { messages } from '#shared/messages/en/practice/bin.ts';
import { fileSize } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { refetchAfterRestoring, restoreItem } from '#web/components/deletion/restore-deleted.ts';
import { Unloaded } from '#web/components/unloaded.tsx';
import { api } from '#web/data/api.ts';
import { usePages } from '#web/data/lists/use-pages.ts';
import { useChange } from '#web/data/use-change.ts';
import { Rich } from '#web/i18n/rich.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { MoreButton } from '#web/ui/lists/more-button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { dateTime, shortDate } from '#web/ui/time/dates.ts';

const PAGE = 50;

type Place = Pick<BinItem, 'deleted_at' | 'id'>;

/** Items of the bin, the latest deletion first, page by page. */
const binQuery = () =>
  infiniteQueryOptions({
    queryKey: ['bin'],
    queryFn: ({ pageParam, signal }) =>
      api.get('/rest/v1/bin_items', z.array(binItem), {
        query: {
          select: '*',
          and: pageParam
            ? `(deleted_at.lte.${pageParam.deleted_at},or(deleted_at.lt.${pageParam.deleted_at},id.gt.${pageParam.id}))`
            : undefined,
          order: 'deleted_at.desc,id',
          limit: PAGE,
        },
        signal,
      }),
    initialPageParam: undefined as Place | undefined,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)),
    staleTime: 0,
  });

/** Removes an item with everything in it. Errors: `ApiError` 404 when it is no longer in the bin. */
const deleteForEver = (id: string) => api.post('/functions/v1/delete-for-ever', { id }, deletedForEver);

const ICONS: Record<BinKind, LucideIcon> = {
  client: Users,
  case: BriefcaseBusiness,
  file: FileText,
  draft: FilePen,
};

function useRestore(item: BinItem) {
  const client = useQueryClient();
  return useChange({
    mutationFn: () => restoreItem(item.id),
    onSuccess: () => toastSuccess(t(messages.restored), t(messages.restoredDetail, { name: item.name })),
    failed: t(messages.notRestored),
    onSettled: () => refetchAfterRestoring(client),
  });
}

function DeleteForEver({ item }: { item: BinItem }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { name } = item;
  const remove = useChange({
    mutationFn: () => deleteForEver(item.id),
    onSuccess: () => toastSuccess(t(messages.deletedForEver), name),
    failed: t(messages.notDeletedForEver),
    onSettled: async () => {
      setAsking(false);
      await client.invalidateQueries({ queryKey: ['bin'] });
    },
  });
  return (
    <>
      <Button
        variant="danger"
        className="whitespace-nowrap max-md:flex-auto"
        aria-label={t(messages.deleteNamedForEver, { name })}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden />
        {t(messages.deleteForEver)}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(messages.deleteForEverTitle, { name })}
        description={t(messages.deleteForEverEffect, { size: fileSize(item.bytes) })}
        confirm={t(messages.deleteForEver)}
        danger
        busy={remove.isPending && t(messages.deletingForEver)}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}

/** Describes the contents of an item: a file has its size alone, a draft nothing. */
function contentsOf({ kind, cases, files, bytes }: BinItem): string[] {
  if (kind === 'file') return [fileSize(bytes)];
  if (kind === 'draft') return [];
  const counts = t(messages.contents, { cases: kind === 'client' ? cases : 0, files });
  return bytes === 0 ? [counts] : [counts, fileSize(bytes)];
}

function Time({ value }: { value: string }) {
  return (
    <time dateTime={value} title={dateTime(value)}>
      {shortDate(value)}
    </time>
  );
}

function BinRow({ item }: { item: BinItem }) {
  const restore = useRestore(item);
  const { kind, name, parent_name } = item;
  const Icon = ICONS[kind];
  return (
    <li
      data-row
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 row-pad [&:not(:last-child)]:border-b [&:not(:last-child)]:border-line"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-ui font-medium [overflow-wrap:anywhere]">{name}</h2>
        <p className="text-13 [overflow-wrap:anywhere] text-ink-soft">
          {[
            parent_name
              ? t(messages.kindOfParent, { kind, parent: parent_name })
              : t(messages.kind, { kind }),
            ...contentsOf(item),
          ].join(' · ')}
        </p>
        <p className="text-13 text-ink-soft">
          <Rich
            message={messages.until}
            tags={{
              deleted: () => <Time value={item.deleted_at} />,
              removed: () => <Time value={item.sweep_at} />,
            }}
          />
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:basis-full">
        <Button
          className="whitespace-nowrap max-md:flex-auto"
          aria-label={t(messages.restoreNamed, { name })}
          busy={restore.isPending && t(messages.restoring)}
          onClick={() => restore.mutate()}
        >
          <RotateCcw aria-hidden />
          {t(messages.restore)}
        </Button>
        <DeleteForEver item={item} />
      </div>
    </li>
  );
}

/** Everything in the bin, page by page, with what can be done with it. */
export function BinList() {
  // Kept here, because a refetch of the known pages ends a request for the next one.
  const [wanted, setWanted] = useState(1);
  const list = usePages(binQuery(), wanted);
  const { pages, error, retry } = list;
  if (!pages)
    return (
      <Unloaded
        of={{ error, refetch: retry }}
        failed={t(messages.notLoaded)}
        loading={t(messages.loading)}
        skeleton="h-20"
        count={2}
      />
    );
  const items = pages.flat();
  if (items.length === 0)
    return (
      <EmptyState icon={<Trash2 aria-hidden />} title={t(messages.empty)}>
        {t(messages.emptyHint, { days: BIN.days })}
      </EmptyState>
    );
  return (
    <>
      <ul aria-label={t(messages.bin)} className="rounded-panel border border-line bg-surface">
        {items.map((item) => (
          <BinRow key={item.id} item={item} />
        ))}
      </ul>
      <div className="flex">
        <MoreButton
          list={{ ...list, loadMore: () => setWanted(pages.length + 1) }}
          label={t(messages.more)}
        />
      </div>
    </>
  );
}
