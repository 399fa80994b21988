import { stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ownModule } from '#server/core/own-module.ts';
import { IdleSandbox } from '#server/platform/sandbox/idle-sandbox.ts';
import type { Services } from '#server/platform/services.ts';
import { withWorkingCopy } from '#server/platform/storage/working-copy.ts';
import { ANNEXURES } from '#shared/contracts/drafts/draft-annexures.ts';
import { FILING } from '#shared/contracts/drafts/prepare-filing.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages as fileReading } from '#shared/messages/en/common/file-reading.ts';
import { messages } from '#shared/messages/en/drafting/annexures.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import type { BindTask } from '../annexures/bind-files.ts';
import { extensionOf, problemOf, refusalOf, type ToBind } from '../annexures/book-of-draft.ts';
import { filesOfBinding } from '../annexures/files-of-binding.ts';

const ENTRY = ownModule(new URL('../annexures/bind-files', import.meta.url));
const LIMITS = { memoryMb: 768, cpuSeconds: 90, wallSeconds: 150 };
const IDLE_MS = 20_000;
/** Children that draw pages for one filing, and pages that one draws at a time. */
const CHILDREN = 2;
const BATCH = 12;
export const filingSandbox = new IdleSandbox<BindTask, unknown>(ENTRY, LIMITS, filesOfBinding, {
  idleMs: IDLE_MS,
  size: CHILDREN + 1,
});

/** The child's answers are as untrusted as the files. */
const counted = z.object({ pages: z.int().min(1) });
const drawnPages = z.array(
  z.object({
    kind: z.enum(['bilevel', 'grey', 'colour']),
    ...{ width: z.int().min(1), height: z.int().min(1), start: z.int().min(0), bytes: z.int().min(1) },
    ...{ across: z.number().min(1), down: z.number().min(1) },
    words: z.string().max(100_000).nullable(),
    signed: z.boolean(),
  }),
);
export type DrawnPage = z.infer<typeof drawnPages>[number] & { pictures: string };

export interface DrawnAnnexure {
  annexure: ToBind['annexures'][number];
  result: { pages: DrawnPage[] } | { problem: Sentence };
}

interface Copied {
  annexure: ToBind['annexures'][number];
  pdf: string;
  result: { pages: number } | { problem: Sentence };
}

/** The files of the annexures as PDFs in a folder. One that is beyond a limit is left out with the reason. */
async function copied(
  storage: Services['storage'],
  { annexures }: ToBind,
  folder: string,
  signal: AbortSignal,
): Promise<Copied[]> {
  const all: Copied[] = [];
  let [bytes, pages] = [0, 0];
  for (const [at, annexure] of annexures.entries()) {
    signal.throwIfAborted();
    const pdf = path.join(folder, `${at}.pdf`);
    const { row } = annexure;
    const refusal = refusalOf(row);
    if (refusal || !row) {
      all.push({ annexure, pdf, result: { problem: refusal ?? sentenceOf(messages.missing) } });
      continue;
    }
    try {
      const found = await withWorkingCopy(storage, row.path, path.join(folder, 'copy'), async ({ file }) => {
        const { size } = await stat(file);
        if (bytes + size > ANNEXURES.bytes) throw unprocessable(tooManyBytes());
        bytes += size;
        return filingSandbox.run({ kind: 'pdf', file, extension: extensionOf(row), pdf });
      });
      const result = counted.safeParse(found).data;
      if (!result) throw unprocessable(sentenceOf(fileReading.damaged));
      if (pages + result.pages > FILING.pages) throw unprocessable(tooManyPages(pages + result.pages));
      pages += result.pages;
      all.push({ annexure, pdf, result });
    } catch (error) {
      all.push({ annexure, pdf, result: { problem: problemOf(error) } });
    }
  }
  return all;
}

const unprocessable = (said: Sentence) => new ProblemError('unprocessable', said);
const tooManyPages = (pages: number) => sentenceOf(messages.tooManyPages, { pages, max: FILING.pages });
const tooManyBytes = () => sentenceOf(messages.tooManyBytes, { megabytes: ANNEXURES.bytes / 1024 ** 2 });

interface Batch {
  at: number;
  from: number;
  pdf: string;
}

/** The batches of all files, in their order. */
const batchesOf = (files: readonly Copied[]): Batch[] =>
  files.flatMap(({ pdf, result }, at) =>
    'pages' in result
      ? Array.from({ length: Math.ceil(result.pages / BATCH) }, (_, one) => ({ at, from: one * BATCH, pdf }))
      : [],
  );

/**
 * Draws the pages of annexures as pictures that a PDF/A may have, each with its words behind it. A file that cannot be read
 * has the reason. `onPages` hears how many pages are drawn of how many. Errors: a limit; the reason of `signal`.
 */
export async function drawAnnexures(
  storage: Services['storage'],
  bind: ToBind,
  { folder, quality, signal }: { folder: string; quality: number; signal: AbortSignal },
  onPages: (done: number, total: number) => void,
): Promise<DrawnAnnexure[]> {
  const until = performance.now() + FILING.seconds * 1000;
  const files = await copied(storage, bind, folder, signal);
  const total = files.reduce((sum, { result }) => sum + ('pages' in result ? result.pages : 0), 0);
  const drawn = files.map(() => new Map<number, DrawnPage[]>());
  const problems = new Map<number, Sentence>();
  let done = 0;
  const waiting = batchesOf(files);
  const lane = async () => {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      signal.throwIfAborted();
      if (performance.now() > until)
        throw unprocessable(sentenceOf(messages.tooSlow, { seconds: FILING.seconds }));
      const { at, from, pdf } = batch;
      if (problems.has(at)) continue;
      const pictures = `${pdf}.${from}`;
      const task = { kind: 'draw', pdf, from, count: BATCH, quality, pictures } as const;
      try {
        const pages = drawnPages.parse(await filingSandbox.run(task));
        drawn[at]?.set(
          from,
          pages.map((page) => ({ ...page, pictures })),
        );
        done += pages.length;
        onPages(done, total);
      } catch (error) {
        problems.set(at, problemOf(error));
      }
    }
  };
  await Promise.all(Array.from({ length: CHILDREN }, lane));
  const all: DrawnAnnexure[] = [];
  for (const [at, { annexure, result }] of files.entries()) {
    const problem = problems.get(at) ?? ('problem' in result ? result.problem : undefined);
    if (problem) {
      all.push({ annexure, result: { problem } });
      continue;
    }
    const pages = [...(drawn[at] ?? [])].sort(([one], [other]) => one - other).flatMap(([, found]) => found);
    all.push({ annexure, result: { pages: await placedWordsOf(bind, annexure.file, pages, signal) } });
  }
  return all;
}

const recognisedLine = z.object({ page: z.int(), words: z.string() });

/** Pages with the words that were recognised on them, where they have none of their own. */
async function placedWordsOf(
  { placedLines }: Pick<ToBind, 'placedLines'>,
  file: string,
  pages: readonly DrawnPage[],
  signal: AbortSignal,
): Promise<DrawnPage[]> {
  if (pages.every(({ words }) => words !== null)) return [...pages];
  const all = pages.map((page) => ({ ...page }));
  for (let behind = 0; ; ) {
    signal.throwIfAborted();
    const found = await placedLines(file, behind);
    const last = found.at(-1);
    if (!last) return all;
    for (const one of found) {
      const { page, words } = recognisedLine.parse(JSON.parse(one.line));
      const drawn = all[page - 1];
      if (drawn) drawn.words ??= words;
    }
    behind = last.page;
  }
}
