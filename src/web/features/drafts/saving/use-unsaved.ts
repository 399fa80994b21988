import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { readDocument } from '#law/drafting/document/read.ts';
import type { Draft } from '#shared/contracts/drafts/drafts.ts';
import { sessionQuery } from '#web/data/session.ts';
import type { DraftSaver, Written } from './draft-saver.ts';
import type { ShownDraft } from './shown-draft.ts';
import { keepUnsaved, leaveUnsaved, removeUnsaved, type UnsavedText, unsavedText } from './unsaved-texts.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Milliseconds from typing until the text is stored on this device, and the most that it then waits for an idle moment.
 */
const KEEP_MS = 700;
const LATEST_MS = 300;

/** The text that a window left behind of an opened draft; null when there is none. */
export const unsavedQuery = (userId: string, draftId: string) =>
  queryOptions({
    queryKey: ['unsaved-text', userId, draftId],
    queryFn: async () => (await unsavedText(userId, draftId)) ?? null,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const asStored = (document: unknown): string => JSON.stringify(readDocument(document, () => 'new'));

/** True when the server has this text already, so that there is nothing to restore. */
export const isSaved = ({ title, document }: UnsavedText, row: Draft): boolean =>
  title.trim() === row.title && asStored(document) === asStored(row.document);

type UnsavedOptions = {
  saver: DraftSaver;
  userId: string;
  shown: ShownDraft;
  read: () => Written;
  /** The text that this window was opened with. */
  restored: UnsavedText | undefined;
};

/** Keeps what is typed on this device until the server has it. Returns what to call when something was typed. */
export function usePersistedText({ saver, userId, shown, read, restored }: UnsavedOptions): () => void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = restored?.key;
  const draftId = saver.base.id;
  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    // After a sign-out nothing is kept.
    const signedIn = client.getQueryData(sessionQuery.queryKey)?.user.id === userId;
    if (saver.dirty && signedIn) void keepUnsaved({ draftId, userId, base: saver.base, ...read() });
  }, [client, saver, draftId, userId, read]);
  useEffect(
    () =>
      shown.onPhase((phase) => {
        if (phase !== 'saved' || saver.dirty) return;
        clearTimeout(timer.current);
        timer.current = undefined;
        void removeUnsaved(userId, draftId, key);
      }),
    [shown, saver, userId, draftId, key],
  );
  useEffect(
    () => () => {
      keep();
      void saver.flush().then(async (saved) => {
        if (saved) await removeUnsaved(userId, draftId, key);
        await leaveUnsaved(userId, draftId);
      });
    },
    [keep, saver, userId, draftId, key],
  );
  return () => {
    timer.current ??= setTimeout(() => whenIdle(keep, LATEST_MS), KEEP_MS);
  };
}
