import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { sentence } from '#web/data/api.ts';
import { keepBroughtFiles } from './brought-files.ts';
import { bringFiles, dropQuery, dropsQuery } from './queries.ts';

/** Reads files, and opens what changed. A reading can be cancelled. */
export function useBring() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const running = useRef<AbortController>(null);
  const bring = useMutation({
    mutationFn: (files: readonly File[]) => {
      const controller = new AbortController();
      running.current = controller;
      return bringFiles(files, controller.signal);
    },
    onSuccess: async (drop, files) => {
      keepBroughtFiles(drop.id, files);
      client.setQueryData(dropQuery(drop.id).queryKey, drop);
      void client.invalidateQueries({ queryKey: dropsQuery.queryKey, exact: true });
      await navigate({ to: '/home/court', search: { id: drop.id } });
    },
  });
  const cancelled = bring.error instanceof DOMException && bring.error.name === 'AbortError';
  return {
    bring: bring.mutate,
    reading: bring.isPending ? (bring.variables?.length ?? 0) : 0,
    error: bring.error && !cancelled ? sentence(bring.error) : undefined,
    cancel: () => running.current?.abort(),
  };
}
