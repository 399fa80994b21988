import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { CASE_FILES } from '#shared/contracts/files.ts';
import { messages as archives } from '#shared/messages/en/practice/archives.ts';
import { messages } from '#shared/messages/en/practice/files.ts';
import { t } from '#shared/messages/translate.ts';
import { onAuthEvent } from '#web/data/auth-events.ts';
import { toastProblem, toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { useAskBeforeLeaving } from '#web/ui/feedback/use-ask-before-leaving.ts';
import { extensionOf, storagePath } from '../file-kinds.ts';
import { caseFilesQuery, createFileRow, fileBytes, removeObject, sendFile } from '../queries.ts';
import { RESUMABLE_FROM, sendResumable } from './resumable.ts';
import { sameFile } from './same-files.ts';
import { type Outcome, type Transport, UploadQueue } from './upload-queue.ts';

const failed = (description: string) => toastProblem(t(messages.uploadFailed), description);

function failureOf([first, ...others]: Outcome['failed']): string | undefined {
  if (!first) return undefined;
  return others.length === 0
    ? t(messages.oneFailed, first)
    : t(messages.severalFailed, { ...first, more: others.length });
}

/** Shows one toast for all files that were chosen together. */
export function showOutcome({ saved, failed: reasons }: Outcome) {
  const failure = failureOf(reasons);
  const uploaded = t(messages.uploaded, { count: saved });
  if (failure === undefined) toastSuccess(t(messages.uploadSuccessful), uploaded);
  else failed(saved > 0 ? t(messages.failedAndUploaded, { failed: failure, uploaded }) : failure);
}

function transportFor(client: QueryClient, caseId: string): Transport {
  return {
    pathFor: (file) => storagePath(caseId, file.name, crypto.getRandomValues(new Uint8Array(12)), Date.now()),
    send: (path, file, told, signal) =>
      file.size < RESUMABLE_FROM
        ? sendFile(path, file, told.progress, signal)
        : sendResumable(path, file, told, signal),
    keep: async (path, file) => {
      const row = await createFileRow(caseId, path, file);
      client.setQueryData(caseFilesQuery(caseId).queryKey, (rows) => rows && [row, ...rows]);
    },
    discard: removeObject,
  };
}

// One queue a case, so that uploads outlive the page that started them.
const queues = new WeakMap<QueryClient, Map<string, UploadQueue>>();

function queueOf(client: QueryClient, caseId: string): UploadQueue {
  const known = queues.get(client) ?? new Map<string, UploadQueue>();
  queues.set(client, known);
  const there = known.get(caseId);
  if (there) return there;
  const queue = new UploadQueue(transportFor(client, caseId), (outcome) => {
    showOutcome(outcome);
    void client.invalidateQueries({ queryKey: caseFilesQuery(caseId).queryKey });
    void client.invalidateQueries({ queryKey: ['clients'] });
  });
  known.set(caseId, queue);
  // Another user may sign in on this page: stop and remove the uploads of the last one.
  const stop = onAuthEvent((event) => {
    if (event !== 'SIGNED_OUT') return;
    stop();
    known.delete(caseId);
    for (const { id } of queue.uploads()) queue.remove(id);
  });
  return queue;
}

/** Says at once which of the added files the case has already, under whatever name. */
async function saySame(client: QueryClient, caseId: string, queue: UploadQueue, files: readonly File[]) {
  const sending = queue.uploads().map(({ file }) => file);
  try {
    const rows = await client.ensureQueryData(caseFilesQuery(caseId));
    const stored = rows
      .filter(({ storage_provider }) => storage_provider === CASE_FILES.defaultProvider)
      .map((row) => ({ name: row.file_name, size: row.file_size, bytes: () => fileBytes(row.file_path) }));
    for (const [at, file] of files.entries()) {
      const before = [...sending.filter((one) => !files.includes(one)), ...files.slice(0, at)];
      const other = await sameFile(file, [
        ...stored,
        ...before.map((one) => ({ name: one.name, size: one.size, bytes: () => one.arrayBuffer() })),
      ]);
      if (other !== undefined) queue.notice(t(messages.sameFile, { name: file.name, other }));
    }
  } catch (error) {
    // The files are added in any case.
    console.warn('Files could not be compared', error);
  }
}

const isArchive = (file: File) => extensionOf(file.name) === 'zip';

/** Opens the archives among chosen files, so that the user sees what they hold before anything is added. */
async function offerArchives(queue: UploadQueue, chosen: readonly File[]): Promise<void> {
  const { unpackZip } = await import('./archive/unpack.ts');
  for (const archive of chosen)
    try {
      queue.offer(await unpackZip(archive));
    } catch (error) {
      console.warn('An archive could not be read', error);
      failed(t(archives.unread, { name: archive.name }));
    }
}

/** Opens an email of the case, so that the user sees its attachments before they are added. */
export async function offerAttachments(queue: UploadQueue, name: string, path: string): Promise<void> {
  try {
    const { unpackMail } = await import('./archive/unpack.ts');
    queue.offer(await unpackMail(name, await fileBytes(path)));
  } catch (error) {
    console.warn('An email could not be read', error);
    failed(t(archives.unread, { name }));
  }
}

/** Uploads the files of a folder to a case; more of them than the user may choose at once. */
export function uploadFolder(client: QueryClient, caseId: string, files: readonly File[]): void {
  const queue = queueOf(client, caseId);
  for (let at = 0; at < files.length; at += CASE_FILES.maxAtOnce)
    queue.add(files.slice(at, at + CASE_FILES.maxAtOnce));
}

/** The uploads of a case, and a function that adds some. The browser asks before it closes the page during an upload. */
export function useUploads(caseId: string) {
  const client = useQueryClient();
  const queue = queueOf(client, caseId);
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  useAskBeforeLeaving(queue.busy);
  const add = useCallback(
    (files: readonly File[]) => {
      const zipped = files.filter(isArchive);
      if (zipped.length > 0) void offerArchives(queue, zipped);
      const plain = files.filter((file) => !isArchive(file));
      const reason = queue.add(plain);
      if (reason) failed(reason);
      else void saySame(client, caseId, queue, plain);
    },
    [client, caseId, queue],
  );
  // An archive may hold more files than a user may choose at once.
  const addUnpacked = useCallback(
    (files: readonly File[]) => {
      uploadFolder(client, caseId, files);
      void saySame(client, caseId, queue, files);
    },
    [client, caseId, queue],
  );
  return { uploads, add, addUnpacked, queue };
}
