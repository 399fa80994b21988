import { aiPreferencesOf } from '#server/features/profiles/store.ts';
import type { Tx } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/services.ts';
import type {
  CaseSummary,
  CaseSummaryAnswer,
  WrittenSummary,
} from '#shared/contracts/assistant/case-summary.ts';
import { ProblemError } from '#shared/errors.ts';
import { modelFor } from '../answering/model-for.ts';
import {
  type FileState,
  filesOfCase,
  roleInCase,
  type StoredSummary,
  type StoredWritten,
  summaryOfCase,
  writtenOfCase,
} from './store.ts';

/** Pages read of each file, by its id. */
export const stateOf = (files: readonly FileState[]): Record<string, number> =>
  Object.fromEntries(files.filter(({ reading }) => !reading).map(({ id, pages_read }) => [id, pages_read]));

/** The number of files with text that was not there before. */
const newerThan = (before: Record<string, number>, files: readonly FileState[]): number =>
  Object.entries(stateOf(files)).filter(([id, pages]) => pages > 0 && before[id] !== pages).length;

/** The points of files that are still there, with the names that the files have now. */
function withNames<P extends { file: string }>(points: readonly P[], names: ReadonlyMap<string, string>) {
  return points.flatMap((point) => {
    const file_name = names.get(point.file);
    return file_name === undefined ? [] : [{ ...point, file_name }];
  });
}

function presentSummary({ summary, made_at }: StoredSummary, files: readonly FileState[]): CaseSummary {
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const { overview, facts, issues, dates, parties, statutes, missing } = summary;
  return {
    overview: withNames(overview, names),
    facts: withNames(facts, names),
    issues: withNames(issues, names),
    dates: withNames(dates, names),
    parties: withNames(parties, names),
    statutes: withNames(statutes, names),
    missing: withNames(missing, names),
    made_at: made_at.toISOString(),
  };
}

/** The summary of a model; null once a file that it rests on is gone, because its sentences tell what that file said. */
export function presentWritten(
  stored: StoredWritten | undefined,
  files: readonly FileState[],
): WrittenSummary | null {
  if (!stored) return null;
  const ids = new Set(files.map(({ id }) => id));
  const { content, sources, checks, status, engine, fallback, made_at } = stored;
  if (sources.some(({ kind, id }) => kind === 'file' && !ids.has(id))) return null;
  const gone = Object.entries(stored.files).filter(([id, pages]) => pages > 0 && !ids.has(id)).length;
  return {
    ...{ content, sources, checks, status, engine },
    ...(fallback ? { fallback } : {}),
    changed: newerThan(stored.files, files) + gone,
    made_at: made_at.toISOString(),
  };
}

/** The summaries of a case. Errors: `not_found` for a user who sees no case or, as a clerk, no summary. */
export async function presentSummaries(
  tx: Tx,
  parts: Pick<Services, 'languageModel' | 'env'>,
  caseId: string,
): Promise<CaseSummaryAnswer> {
  const role = await roleInCase(tx, caseId);
  if (role === undefined || role === 'clerk') throw new ProblemError('not_found');
  const preferences = await aiPreferencesOf(tx);
  const files = await filesOfCase(tx, caseId);
  const unread = files.filter(({ reading }) => reading).length;
  const nothing = { renewable: false, summary: null, newer: 0, unread, model: null, written: null };
  if (!preferences.case_summaries) return { enabled: false, ...nothing };
  const stored = await summaryOfCase(tx, caseId);
  return {
    enabled: true,
    renewable: role === 'owner' || role === 'editor',
    summary: stored ? presentSummary(stored, files) : null,
    newer: stored ? newerThan(stored.files, files) : 0,
    unread,
    model: role === 'viewer' ? null : (modelFor(parts, preferences)?.name ?? null),
    written: presentWritten(await writtenOfCase(tx, caseId), files),
  };
}
