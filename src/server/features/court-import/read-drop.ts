import { randomUUID } from 'node:crypto';
import { readFile as readBytes } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { PaperProblem } from '#law/cause-lists/court-paper.ts';
import type { OwnMatter } from '#law/cause-lists/match-matters.ts';
import { given, ROWS } from '#law/cause-lists/rows.ts';
import { ownModule } from '#server/core/own-module.ts';
import type { Viewer } from '#server/platform/db/database.ts';
import type { UploadedFile } from '#server/platform/http/files/uploaded-files.ts';
import { IdleSandbox } from '#server/platform/sandbox/idle-sandbox.ts';
import type { Services } from '#server/platform/services.ts';
import {
  COURT_IMPORT,
  type CourtFile,
  courtFileKinds,
  courtTable,
  courtValues,
} from '#shared/contracts/court-import.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/practice/court-import.ts';
import { t } from '#shared/messages/translate.ts';
import { type FileMatch, markOf, proposalsOf, saidOf } from './proposals.ts';
import type { PaperAnswer, PaperTask } from './read-paper.ts';
import {
  importedCases,
  keepImport,
  keepPapers,
  marksOf,
  matchedTables,
  ownMatters,
  ownPeople,
} from './store.ts';
import type { StoredProposal } from './stored-proposal.ts';

const number = z.object({
  printed: z.string().max(ROWS.characters),
  keys: z.array(z.string()).max(500),
  bare: z.array(z.string()).max(500),
  connected: z.boolean(),
});
const line = { line: z.int(), page: z.int().optional() };
const excerpt = z.string().max(ROWS.characters);
const place = z.object({ ...line, excerpt });
const problem = z.union([
  z.object({
    problem: z.enum(['scanned', 'unknown', 'columns', 'no_day', 'day_of_name']),
    day: z.string().optional(),
  }),
  z.object({
    problem: z.enum(['other_year', 'past_day', 'other_day']),
    day: z.string(),
    other: z.string().optional(),
  }),
  z.object({ problem: z.enum(['past', 'beyond']), count: z.int() }),
  z.object({ problem: z.literal('wrong_cnr'), cnr: z.string().max(100) }),
]);
const answer = z.object({
  kind: z.enum(courtFileKinds),
  problem: problem.optional(),
  doubtful: z.boolean().optional(),
  table: courtTable.extend({ known: z.boolean() }).optional(),
  matches: z
    .array(
      z.object({
        case_id: z.string().optional(),
        confidence: z.enum(['sure', 'ask']),
        key: z.string().max(1000),
        connected: z.boolean().optional(),
        entry: z.object({
          kind: z.enum(['listed', 'state']),
          values: courtValues,
          numbers: z.array(number).max(100),
          orders: z.array(z.string()).max(100).optional(),
          wrong_cnr: z.string().optional(),
          where: z.object(line),
          excerpt,
          places: z.partialRecord(courtValues.keyof(), place).optional(),
          order_places: z.record(z.string(), place).optional(),
          past_day: z.boolean().optional(),
        }),
      }),
    )
    .max(COURT_IMPORT.proposals),
});

/** Validates the answer of the child, which is as untrusted as its file. Errors: an `Error` of the schema. */
const checkedAnswer = (given: unknown): PaperAnswer => answer.parse(given) as PaperAnswer;

const ENTRY = ownModule(new URL('read-paper', import.meta.url));
const LIMITS = { memoryMb: 1024, cpuSeconds: 60, wallSeconds: 120 };
const filesOf = ({ file, keep }: PaperTask) => ({ reads: [file], writes: keep === undefined ? [] : [keep] });
const sandbox = new IdleSandbox<PaperTask, PaperAnswer>(ENTRY, LIMITS, filesOf, { idleMs: 20_000 });

/** The sentence for what the user should know about a file. */
function problemText(problem: PaperProblem | undefined): string | undefined {
  if (problem === undefined) return undefined;
  if (problem.problem === 'other_day')
    return t(messages.otherDay, { day: printed(problem.day), named: printed(problem.other ?? '') });
  if (problem.problem === 'other_year') return t(messages.otherYear, { day: printed(problem.day) });
  if (problem.problem === 'past_day') return t(messages.pastDay, { day: printed(problem.day) });
  if (problem.problem === 'past') return t(messages.pastDates, { count: problem.count });
  if (problem.problem === 'beyond') return t(messages.beyondLimit, { count: problem.count });
  if (problem.problem === 'wrong_cnr') return t(messages.wrongCnr, { cnr: problem.cnr });
  if (problem.problem === 'day_of_name') return t(messages.dayOfName, { day: printed(problem.day ?? '') });
  const plain = {
    scanned: messages.scanned,
    unknown: messages.unknown,
    columns: messages.columnsUnknown,
    no_day: messages.noDay,
  } as const;
  return t(plain[problem.problem]);
}

/** 2026-10-05 as 05-10-2026, as Indian courts print it. */
const printed = (day: string) => day.split('-').reverse().join('-');

/** The day in India. */
export const indianDay = (now: Date) => new Date(now.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
/** Reads one file in the sandbox; a file that cannot be read says why and holds up no other. */
async function readFile(
  { path: file, name }: UploadedFile,
  rest: Omit<PaperTask, 'file' | 'name' | 'extension'>,
): Promise<{ file: CourtFile; matches: FileMatch[] }> {
  const extension = path.extname(name).slice(1).toLowerCase();
  try {
    const answer = checkedAnswer(await sandbox.run({ file, name, extension, ...rest }));
    const problem = problemText(answer.problem);
    return {
      file: {
        name,
        kind: answer.kind,
        ...(problem === undefined ? {} : { problem }),
        ...(answer.table ? { table: courtTable.parse(answer.table) } : {}),
      },
      matches: answer.matches.map((match) => ({ ...match, file: name, paper: answer.kind })),
    };
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'unprocessable') throw error;
    return { file: { name, kind: 'unknown', problem: error.message }, matches: [] };
  }
}

/** The PDFs among the files of an email. Files that the user chose are not returned: the browser has them. */
async function pdfsOf(uploads: readonly UploadedFile[]): Promise<{ name: string; bytes: Buffer }[]> {
  const pdfs = uploads.filter(({ name }) => /\.pdf$/iu.test(name));
  return Promise.all(pdfs.map(async ({ name, path: file }) => ({ name, bytes: await readBytes(file) })));
}

/** A drop as it was kept. */
export interface MadeDrop {
  id: string;
  files: CourtFile[];
  proposals: StoredProposal[];
}

type Known = Omit<PaperTask, 'file' | 'name' | 'extension' | 'keep' | 'isKept'>;

/** Papers that name a matter that another paper of the drop brings. */
const NAMING: readonly CourtFile['kind'][] = ['cause_list', 'calendar', 'order'];
const keptPaper = ({ path: file }: UploadedFile) => `${file}.paper`;

/** The matters that a paper brings, by which the other papers of the drop are read too. */
function madeBy(matches: readonly FileMatch[], from: number): OwnMatter[] {
  const made = new Map<string, OwnMatter>();
  for (const match of matches) {
    const { entry, key, case_id, confidence } = match;
    if (case_id !== undefined || entry.kind !== 'state' || confidence !== 'sure' || made.has(key)) continue;
    const { case_number, cnr, court, petitioner, respondent } = entry.values;
    match.made = `new:${from + made.size}`;
    made.set(key, {
      id: match.made,
      ...given({ case_number, cnr, court, petitioner, respondent }),
    });
  }
  return [...made.values()];
}

/**
 * Reads the files one after another. Those that name matters are matched again with the matters that a later file brought:
 * as they were read, because a list of a whole court takes seconds to read.
 */
async function readAll(uploads: readonly UploadedFile[], known: Known) {
  const made: OwnMatter[] = [];
  const read: (Awaited<ReturnType<typeof readFile>> & { upload: UploadedFile; knew: number })[] = [];
  const readWith = (upload: UploadedFile, more: Pick<PaperTask, 'keep' | 'isKept'>) =>
    readFile(upload, { ...known, ...more, own: [...known.own, ...made] });
  const later = async (one: (typeof read)[number]) => {
    const again = await readWith({ path: keptPaper(one.upload), name: one.file.name }, { isKept: true });
    return again.file.kind === one.file.kind ? again : one;
  };
  for (const upload of uploads) {
    const one = await readWith(upload, upload === uploads.at(-1) ? {} : { keep: keptPaper(upload) });
    const knew = made.length;
    made.push(...madeBy(one.matches, knew));
    read.push({ ...one, upload, knew });
  }
  const first = read.filter(({ file }) => !NAMING.includes(file.kind));
  const naming = read.filter(({ file }) => NAMING.includes(file.kind));
  const again = [];
  for (const one of naming) again.push(one.knew < made.length ? await later(one) : one);
  return { files: read.map(({ file }) => file), matches: [...first, ...again].flatMap((one) => one.matches) };
}

/** Reads the files of a drop one after another, and keeps what changed in the matters of the user. Nothing is applied. */
export async function readDrop(
  { db, now }: Pick<Services, 'db' | 'now'>,
  user: Viewer,
  uploads: readonly UploadedFile[],
  sentBy?: string,
): Promise<MadeDrop> {
  const known = await db.withUser(user, async (tx) => ({
    own: await ownMatters(tx),
    people: await ownPeople(tx),
    answers: (await marksOf(tx)).answers,
    matched: await matchedTables(tx),
  }));
  const today = indianDay(now());
  const { files, matches } = await readAll(uploads, { ...known, today });
  const papers = sentBy === undefined ? [] : await pdfsOf(uploads);
  return db.withUser(user, async (tx) => {
    const { seen } = await marksOf(tx);
    const ids = matches.flatMap(({ case_id }) =>
      case_id === undefined || case_id.startsWith('new:') ? [] : [case_id],
    );
    const cases = await importedCases(tx, [...new Set(ids)]);
    const proposals = proposalsOf(matches, cases, seen, { newId: randomUUID, today }).slice(
      0,
      COURT_IMPORT.proposals,
    );
    const said = proposals.flatMap((one) => saidOf(one) ?? []);
    const id = await keepImport(tx, { files, proposals, marks: proposals.map(markOf), said, sentBy });
    if (papers.length > 0) await keepPapers(tx, id, papers);
    return { id, files, proposals };
  });
}
