import { type OpenAPIHono, z } from '@hono/zod-openapi';
import type { ActUnit } from '#law/acts/reading/act-text.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { actCorrections, actReading } from '#shared/contracts/research/act-copies.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/library/acts.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { text } from '#shared/text.ts';
import { actDocuments } from '../ingest/act-documents.ts';
import { requireLibraryManager } from '../manager.ts';
import { correctAct, type StoredAct, sectionId } from './act-copies.ts';
import { presentReading } from './present-copies.ts';

const correct = routesOf('Library').put('/library-files/act-corrections/{key}', {
  ...WHEN_UNPAID.open,
  summary: 'Correct what was read from the official copy of an act, for those who manage the library',
  description:
    'The list replaces the one before it. A newer copy of the act gets the same corrections; those that find nothing in it are named.',
  request: { params: z.object({ key: text(100) }), body: jsonBody(actCorrections) },
  responses: { 200: json(actReading, 'The copy as it is read now'), ...errors(404) },
});

/** `/functions/v1/library-files/act-corrections`; the caller checks the session. */
export function actCorrectionRoutes(
  services: Pick<Services, 'env' | 'library' | 'libraryWriter' | 'storage'>,
): OpenAPIHono<AppEnv> {
  const app = newApi();
  app.openapi(correct, async (c) => {
    requireLibraryManager(c, services.env);
    const { corrections } = c.req.valid('json');
    const done = await correctAct(services.storage, c.req.valid('param').key, corrections);
    if (!done) throw new ProblemError('not_found', sentenceOf(messages.unknownAct));
    await writeSections(services, done);
    return c.json(presentReading(done.stored), 200);
  });
  return app;
}

const printOf = (unit: ActUnit): string => JSON.stringify([unit.title, unit.pieces]);

/** Writes the sections that a correction changed, and removes those that are no sections. */
async function writeSections(
  { library, libraryWriter }: Pick<Services, 'library' | 'libraryWriter'>,
  { stored, before }: { stored: StoredAct; before: StoredAct },
): Promise<void> {
  const { key, act, file } = stored;
  const old = new Map(before.act.units.map((unit) => [unit.number, printOf(unit)]));
  const units = act.units.filter((unit) => old.get(unit.number) !== printOf(unit));
  const [first] = before.act.units;
  const known = first && (await library.get(sectionId(key, first.number)));
  const source = { folder: known?.folder ?? '', key: known?.file_key ?? file, size: known?.size ?? 0 };
  if (units.length > 0) await libraryWriter.upsert(actDocuments(source, { ...act, units }));
  const now = new Set(act.units.map(({ number }) => number));
  const gone = [...old.keys()].filter((number) => !now.has(number));
  if (gone.length > 0) await libraryWriter.remove(gone.map((number) => sectionId(key, number)));
}
