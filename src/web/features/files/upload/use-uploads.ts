import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { messages } from '#shared/messages/en/files.ts';
import { t } from '#shared/messages/translate.ts';
import { onAuthEvent } from '#web/data/auth-events.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { storagePath } from '../kinds.ts';
import { caseFilesQuery, keepFile, removeObject, sendFile } from '../queries.ts';
import { RESUMABLE_FROM, sendResumable } from './resumable.ts';
import { type Outcome, type Transport, UploadQueue } from './upload-queue.ts';

const failed = (description: string) =>
  toast({ title: t(messages.uploadFailed), description, variant: 'destructive' });

/** Says once what became of the files that were chosen together. */
export function sayOutcome({ saved, failed: reasons }: Outcome) {
  const first = reasons[0];
  const uploaded = t(messages.savedFileSUploadedSuccessfully, { saved });
  if (!first) {
    toast({ title: t(messages.fileUploadSuccessful), description: uploaded, variant: 'success' });
    return;
  }
  const others = reasons.length > 1 ? t(messages.value1MoreFailed, { value1: reasons.length - 1 }) : '';
  failed(`${first.name}: ${first.reason}${others}${saved > 0 ? ` ${uploaded}` : ''}`);
}

function transportFor(client: QueryClient, caseId: string): Transport {
  return {
    pathFor: (file) => storagePath(caseId, file.name, crypto.getRandomValues(new Uint8Array(12)), Date.now()),
    send: (path, file, told, signal) =>
      file.size < RESUMABLE_FROM
        ? sendFile(path, file, told.progress, signal)
        : sendResumable(path, file, told, signal),
    keep: async (path, file) => {
      const row = await keepFile(caseId, path, file);
      client.setQueryData(caseFilesQuery(caseId).queryKey, (rows) => rows && [row, ...rows]);
    },
    discard: removeObject,
  };
}

// By case, so that uploads outlive the page on which they were begun.
const queues = new WeakMap<QueryClient, Map<string, UploadQueue>>();

function queueOf(client: QueryClient, caseId: string): UploadQueue {
  const known = queues.get(client) ?? new Map<string, UploadQueue>();
  queues.set(client, known);
  const there = known.get(caseId);
  if (there) return there;
  const queue = new UploadQueue(transportFor(client, caseId), (outcome) => {
    sayOutcome(outcome);
    void client.invalidateQueries({ queryKey: caseFilesQuery(caseId).queryKey });
    void client.invalidateQueries({ queryKey: ['clients'] });
  });
  known.set(caseId, queue);
  // Somebody else may sign in on this page: nothing of the one before goes on or stays.
  const stop = onAuthEvent((event) => {
    if (event !== 'SIGNED_OUT') return;
    stop();
    known.delete(caseId);
    for (const { id } of queue.uploads()) queue.remove(id);
  });
  return queue;
}

/** The uploads of a case and the means to add to them. The browser asks before the page is closed while files travel. */
export function useUploads(caseId: string) {
  const client = useQueryClient();
  const queue = queueOf(client, caseId);
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  const { busy } = queue;
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);
  const add = useCallback(
    (files: readonly File[]) => {
      const reason = queue.add(files);
      if (reason) failed(reason);
    },
    [queue],
  );
  return { uploads, add, queue };
}
