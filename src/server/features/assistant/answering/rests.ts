import type { Viewer } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/services.ts';
import { restsSentence } from '#shared/checks/standing-sentences.ts';
import type { AnswerSource } from '#shared/contracts/assistant/chats.ts';
import { firstRestsOf } from '../../library/store.ts';

interface Resting {
  sources: AnswerSource[];
  /** A sentence for each judgment that follows an overruled one. */
  notes: string[];
}

/** The sources of an answer, of which those that follow an overruled judgment say so. */
export async function withRests(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  sources: readonly AnswerSource[],
): Promise<Resting> {
  const ids = sources.flatMap(({ kind, id }) => (kind === 'library' ? [id] : []));
  if (ids.length === 0) return { sources: [...sources], notes: [] };
  const rests = await db.withUser(viewer, (tx) => firstRestsOf(tx, ids));
  const titles = new Map(sources.map(({ id, title }) => [id, title]));
  return {
    sources: sources.map((source) => {
      const rests_on = source.kind === 'library' ? rests.get(source.id) : undefined;
      return rests_on === undefined ? source : { ...source, rests_on };
    }),
    notes: [...rests].map(([id, one]) => restsSentence(one, titles.get(id) ?? id)),
  };
}
