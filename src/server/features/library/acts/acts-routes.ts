import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { otherCode } from '#law/acts/concordance/concordance.ts';
import { counterpartsIn } from '#law/acts/concordance/counterparts.ts';
import { actKeyOf, canonicalSection } from '#law/acts/concordance/provision-ref.ts';
import { REPLACED_BY } from '#law/acts/concordance/table.ts';
import type { ActUnit } from '#law/acts/reading/act-text.ts';
import { withoutMarks } from '#law/acts/reading/marks.ts';
import { ruleName } from '#law/acts/reading/orders.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, newApi } from '#server/platform/http/api.ts';
import { errors, routesOf } from '#server/platform/http/openapi.ts';
import type { LibraryDocument, LibraryReader } from '#server/platform/search/engine.ts';
import type { Services } from '#server/platform/services.ts';
import {
  actFullText,
  actSchedules,
  actSearchAnswer,
  actSearchQuery,
  actTextQuery,
} from '#shared/contracts/research/act-copies.ts';
import {
  type ActSectionBody,
  actContents,
  actList,
  actSection,
  concordanceAnswer,
  concordanceQuery,
  concordanceTable,
} from '#shared/contracts/research/acts.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/library/acts.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { text } from '#shared/text.ts';
import { presentHits } from '../present.ts';
import { type ActLibrary, documentOf, type HeldAct } from './act-library.ts';
import { schedulesOf } from './act-schedules.ts';
import {
  presentAct,
  presentConcordance,
  presentContents,
  presentLives,
  presentTable,
} from './present-acts.ts';
import { presentFullText, presentPrinted } from './present-copies.ts';
import { presentOffences } from './present-offences.ts';
import { searchActs } from './search-acts.ts';

const routes = routesOf('Library');
const APPLIED_BY = 20;

const acts = routes.get('/library/acts', {
  summary: 'The acts of which the library has sections',
  responses: { 200: json(actList, 'Found') },
});
const act = routes.get('/library/acts/{key}', {
  summary: 'The sections of an act, by part',
  request: { params: z.object({ key: text(100) }) },
  responses: { 200: json(actContents, 'Found'), ...errors(404) },
});
const section = routes.get('/library/acts/{key}/{number}', {
  summary: 'A section, its counterparts, and the judgments that refer to it',
  request: { params: z.object({ key: text(100), number: text(40) }) },
  responses: { 200: json(actSection, 'Found'), ...errors(404) },
});
const actSearch = routes.get('/library/act-search', {
  summary: 'Sections by number and act, such as 138 NI or art 226, or by words',
  request: { query: actSearchQuery },
  responses: { 200: json(actSearchAnswer, 'Found') },
});
const schedules = routes.get('/library/act-schedules/{key}', {
  summary: 'The schedules of an act, with their tables',
  request: { params: z.object({ key: text(100) }) },
  responses: { 200: json(actSchedules, 'Found'), ...errors(404) },
});
const fullText = routes.get('/library/act-text/{key}', {
  summary: 'An official copy, or one of its chapters, in full',
  request: { params: z.object({ key: text(100) }), query: actTextQuery },
  responses: { 200: json(actFullText, 'Found'), ...errors(404) },
});
const concordance = routes.get('/library/concordance', {
  summary: 'What became of a provision of the criminal codes on 1 July 2024, or what it replaced',
  request: { query: concordanceQuery },
  responses: { 200: json(concordanceAnswer, 'Found'), ...errors(400, 404) },
});
const table = routes.get('/library/concordance/{act}', {
  summary: 'Every row of an old code and the new one',
  request: { params: z.object({ act: text(200) }) },
  responses: { 200: json(concordanceTable, 'Found'), ...errors(404) },
});

/** Routes of acts and of the concordance. They need a session, which the caller checks. */
export function actRoutes({ library }: Pick<Services, 'library'>, held: ActLibrary): OpenAPIHono<AppEnv> {
  const app = newApi();
  const find = async (key: string): Promise<HeldAct> => {
    const found = await held.act(actKeyOf(key) ?? key.toLowerCase());
    if (!found) throw new ProblemError('not_found', sentenceOf(messages.unknownAct));
    return found;
  };

  app.openapi(actSearch, async (c) =>
    c.json({ sections: await searchActs(library, await held.acts(), c.req.valid('query').q) }, 200),
  );
  app.openapi(schedules, async (c) => {
    const found = await find(c.req.valid('param').key);
    return c.json({ schedules: schedulesOf(found) }, 200);
  });
  app.openapi(fullText, async (c) => {
    const { copy } = await find(c.req.valid('param').key);
    if (!copy) throw new ProblemError('not_found', sentenceOf(messages.unknownAct));
    return c.json(presentFullText(copy, c.req.valid('query').part), 200);
  });
  app.openapi(acts, async (c) =>
    c.json({ acts: (await held.acts()).map(presentAct), lives: presentLives() }, 200),
  );
  app.openapi(act, async (c) => c.json(presentContents(await find(c.req.valid('param').key)), 200));
  app.openapi(section, async (c) => {
    const { key, number } = c.req.valid('param');
    return c.json(await readSection(library, await find(key), number), 200);
  });
  app.openapi(concordance, async (c) => {
    const asked = c.req.valid('query');
    const key = actKeyOf(asked.act);
    const printed = canonicalSection(asked.section);
    const found =
      key === undefined || printed === undefined
        ? undefined
        : await presentConcordance(library, { act: key, section: printed }, asked.date);
    if (found) return c.json(found, 200);
    const replaced = key === undefined || otherCode(key) !== undefined;
    throw new ProblemError(
      'not_found',
      sentenceOf(replaced ? messages.unknownProvision : messages.notReplaced),
    );
  });
  app.openapi(table, (c) => {
    const key = actKeyOf(c.req.valid('param').act) ?? '';
    const old = REPLACED_BY.has(key) ? key : otherCode(key);
    if (old === undefined) throw new ProblemError('not_found', sentenceOf(messages.notReplaced));
    return c.json(presentTable(old), 200);
  });
  return app;
}

async function readSection(
  library: LibraryReader,
  { act, sections, copy, bill }: HeldAct,
  number: string,
): Promise<ActSectionBody> {
  const found = sections.find((one) => one.number.toLowerCase() === number.toLowerCase());
  const unit = copy?.act.units.find((one) => one.number === found?.number);
  const document = found && (await documentOf(library, found));
  if (!found || !(document || unit)) throw new ProblemError('not_found', sentenceOf(messages.unknownSection));
  const counterparts = counterpartsIn(`${act.key}:${found.number.toLowerCase()}`);
  const named = ruleName(found.number) ?? `${wordOf(act.unit)} ${found.number}`;
  const [resolved, applying, summary] = await Promise.all([
    library.resolveCitations(counterparts.map(({ key }) => key)),
    library.search({
      mode: 'keyword',
      query: `${named} ${act.short}`,
      filters: { type: 'judgment' },
      highlight: true,
      size: APPLIED_BY,
    }),
    copy ? summaryOf(library, `${act.key}:${found.number.toLowerCase()}`) : undefined,
  ]);
  return {
    act: { key: act.key, title: act.name, ...(bill ? { bill } : {}) },
    number: found.number,
    title: found.title,
    ...(copy && unit
      ? {
          name: `${named}, ${act.name}`,
          text: textOfUnit(unit),
          summary: false,
          printed: presentPrinted(copy, unit, summary),
        }
      : textOfDocument(document, found.number)),
    document_id: document?.id ?? found.ids[0] ?? '',
    counterparts: counterparts.map(({ key, act: short, section: other, kind, note, punishment }) => ({
      act: short,
      section: other,
      kind,
      note,
      punishment,
      document_id: resolved.get(key)?.[0]?.id,
    })),
    ...presentOffences({ act: act.key, section: found.number }),
    applied_by: {
      total: applying.total,
      results: await presentHits(
        library,
        applying.hits.filter(({ similar }) => !similar),
        'keyword',
      ),
    },
  };
}

const wordOf = (unit: HeldAct['act']['unit']): string =>
  unit === 'article' ? 'Article' : unit === 'rule' ? 'Rule' : 'Section';

const textOfDocument = (document: LibraryDocument | undefined, number: string) => ({
  name: document?.title.split(' — ', 1)[0] ?? number,
  text: document?.paragraphs.map(({ text: one }) => one).join('\n\n') ?? '',
  summary: document?.summary ?? false,
});

const textOfUnit = ({ pieces }: ActUnit): string =>
  pieces.map(({ label, text: one }) => withoutMarks(`${label} ${one}`)).join('\n\n');

/** Our own summary of a section. */
async function summaryOf(library: LibraryReader, key: string): Promise<string | undefined> {
  const found = (await library.resolveCitations([key])).get(key) ?? [];
  for (const { id } of found.slice(0, 5)) {
    const document = await library.get(id);
    if (document?.summary) return document.paragraphs.map(({ text: one }) => one).join('\n\n');
  }
  return undefined;
}
