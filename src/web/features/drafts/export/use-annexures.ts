import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { markOfNextFile } from '#law/drafting/document/annexure-marks.ts';
import {
  annexureChoice,
  type DraftAnnexures,
  draftAnnexures,
} from '#shared/contracts/drafts/draft-annexures.ts';
import { useTypedForm } from '#web/components/editing/use-typed-form.ts';
import { api } from '#web/data/api.ts';
import { allRows } from '#web/data/lists/rest-rows.ts';

const PATH = '/functions/v1/draft-annexures';
export type ListedAnnexure = DraftAnnexures['files'][number];

/** The files chosen for a draft, and the marks that the draft names. */
export const annexuresQuery = (draftId: string) =>
  queryOptions({
    queryKey: ['draft-annexures', draftId],
    queryFn: ({ signal }) => api.get(PATH, draftAnnexures, { query: { draftId }, signal }),
    staleTime: 0,
  });

const fileName = z.object({ id: z.uuid(), file_name: z.string() });
/** The names of the files of a case. */
export const fileNamesQuery = (caseId: string) =>
  queryOptions({
    queryKey: ['case-files', caseId, 'names'],
    queryFn: ({ signal }) =>
      allRows('case_files', z.array(fileName), {
        query: { case_id: `eq.${caseId}`, select: 'id,file_name', order: 'file_name,id' },
        signal,
      }),
    staleTime: 0,
  });

type Choice = Pick<DraftAnnexures, 'files' | 'trueCopy'>;

/** Sets the annexures of a draft. Errors: `ApiError`. */
export async function keepAnnexures(client: QueryClient, draftId: string, choice: Choice): Promise<void> {
  const files = choice.files.map(({ name: _, ...one }) => one);
  await api.run('PUT', PATH, { draftId, files, trueCopy: choice.trueCopy });
  const { queryKey } = annexuresQuery(draftId);
  client.setQueryData(queryKey, (before) => before && { ...before, ...choice });
  // A read that began before the change must not replace it.
  void client.invalidateQueries({ queryKey });
}

/** The file's entry in the index until its user writes a better one. */
const particularsOf = (name: string) =>
  name
    .replace(/\.\w{1,5}$/u, '')
    .replaceAll(/[_\s]+/gu, ' ')
    .trim() || name;

/** The annexures of a draft as they are edited, and saving them. Until then a change survives a reload. */
export function useAnnexures(draftId: string, caseId: string) {
  const client = useQueryClient();
  const stored = useQuery(annexuresQuery(draftId));
  const files = useQuery(fileNamesQuery(caseId));
  const form = useTypedForm<{ changed?: Choice }>(`annexures of ${draftId}`, () => ({}));
  const { changed } = form.values;
  const setChanged = (next: Choice) => form.set({ changed: next });
  const choice = changed ?? stored.data ?? { files: [], trueCopy: false };
  const parsed = annexureChoice.safeParse(choice);
  const inPdf = choice.files.some(({ included }) => included);
  const setFiles = (next: readonly ListedAnnexure[]) => setChanged({ ...choice, files: [...next] });
  return {
    stored,
    choice,
    form,
    inPdf,
    problem: parsed.success ? undefined : (parsed.error.issues[0]?.message ?? ''),
    /** Files of the case that are not in the list. */
    others: (files.data ?? []).filter(({ id }) => !choice.files.some(({ file }) => file === id)),
    setTrueCopy: (trueCopy: boolean) => setChanged({ ...choice, trueCopy }),
    change: (file: string, fields: Partial<ListedAnnexure>) =>
      setFiles(choice.files.map((one) => (one.file === file ? { ...one, ...fields } : one))),
    remove: (file: string) => setFiles(choice.files.filter((one) => one.file !== file)),
    move: (at: number, by: 1 | -1) => {
      const next = [...choice.files];
      const [moved] = next.splice(at, 1);
      if (moved) next.splice(at + by, 0, moved);
      setFiles(next);
    },
    add: (file: string) => {
      const name = files.data?.find(({ id }) => id === file)?.file_name ?? '';
      const mark = markOfNextFile(
        choice.files.map((one) => one.mark),
        stored.data?.named ?? [],
      );
      setFiles([...choice.files, { file, mark, name, particulars: particularsOf(name), included: true }]);
    },
    /** Saves what was changed. Errors: `ApiError`. */
    keep: async () => {
      if (!changed) return;
      await keepAnnexures(client, draftId, changed);
      form.saved((shown) => shown.changed === changed);
    },
  };
}
export type EditedAnnexures = ReturnType<typeof useAnnexures>;
