import type { DraftCase } from '#law/drafting/check/types.ts';
import { pageOfCourt } from '#law/drafting/filing/portals.ts';
import { DRAFT_KINDS, type DraftKind } from '#law/drafting/kinds.ts';
import {
  BOMBAY_LAYOUT,
  CALCUTTA_LAYOUT,
  DELHI_LAYOUT,
  KARNATAKA_LAYOUT,
  KERALA_LAYOUT,
  SUPREME_COURT_LAYOUT,
  TRIPURA_LAYOUT,
} from '#law/drafting/page-layout.ts';
import type { Viewer } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { ExportProfile } from '#shared/contracts/drafts/draft-functions.ts';
import type { DraftWithoutText } from '#shared/contracts/drafts/drafts.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/drafts.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { choiceOf } from './annexures/store.ts';
import type { DraftJsonToExport } from './draft-work.ts';
import { pageOf } from './page.ts';
import { practiceLines } from './practice-lines.ts';
import { draftWithJson, knownOfCase, practiceOf } from './store.ts';

const COURTS = {
  plain: null,
  supreme_court: SUPREME_COURT_LAYOUT,
  delhi: DELHI_LAYOUT,
  bombay: BOMBAY_LAYOUT,
  calcutta: CALCUTTA_LAYOUT,
  karnataka: KARNATAKA_LAYOUT,
  kerala: KERALA_LAYOUT,
  tripura: TRIPURA_LAYOUT,
};
const kindOf = (kind: string): DraftKind => DRAFT_KINDS.find((known) => known === kind) ?? 'other';

interface FoundDraft {
  draft: DraftWithoutText & { content: string };
  known: DraftCase;
  /** Its JSON, which the threads read. */
  document: string;
  kind: DraftKind;
}
export type ReadDraft = (viewer: Viewer, id: string) => Promise<FoundDraft>;
export type ToExport = (
  viewer: Viewer,
  found: Pick<FoundDraft, 'draft' | 'document' | 'kind' | 'known'>,
  profile: ExportProfile | undefined,
) => Promise<DraftJsonToExport>;

/** A draft that the caller sees. Errors: `not_found`. */
export const draftReader =
  ({ db }: Pick<Services, 'db'>): ReadDraft =>
  async (session, id) => {
    const found = await db.withUser(session, async (tx) => {
      const read = await draftWithJson(tx, id);
      if (!read) return undefined;
      const { draft, json } = read;
      const choice = await choiceOf(tx, draft.id);
      const bound = choice?.files.filter(({ included }) => included).map(({ mark }) => mark) ?? [];
      return { draft, document: json, known: { ...(await knownOfCase(tx, draft.case_id)), bound } };
    });
    if (!found) throw new ProblemError('not_found', sentenceOf(messages.notFound));
    return { ...found, kind: kindOf(found.draft.kind) };
  };

/** A draft with what the profile of its reader adds to it, on the page of the court unless another is chosen. Errors: `unprocessable` for an empty draft or a page that is not set. */
export const draftExporter =
  ({ db }: Pick<Services, 'db'>): ToExport =>
  async (session, { draft, document, kind, known }, profile) => {
    const chosen = profile ?? pageOfCourt(known.court)?.id ?? 'plain';
    const { practice, page } = await db.withUser(session, async (tx) => ({
      practice: await practiceOf(tx, session.userId),
      page: chosen === 'own' ? await pageOf(tx, session.userId) : null,
    }));
    const layout = chosen === 'own' ? page : COURTS[chosen];
    if (profile === 'own' && !page) throw new ProblemError('unprocessable', sentenceOf(messages.noPageSet));
    if (draft.content.trim() === '')
      throw new ProblemError('unprocessable', sentenceOf(messages.nothingToExport));
    const lines = practiceLines(kind, draft.content, practice);
    const ofCase = { case_number: known.case_number ?? null };
    return { title: draft.title, document, kind, known: ofCase, ...lines, ...(layout ? { layout } : {}) };
  };
