import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Portal } from '#law/drafting/filing/portals.ts';
import type { BoundPictures } from '#server/platform/documents/pdf/binding/bind-pages.ts';
import type { Session } from '#server/platform/http/access.ts';
import type { StreamEvent } from '#server/platform/http/event-stream/stream-event.ts';
import type { Services } from '#server/platform/services.ts';
import { signGrant } from '#server/platform/storage/signature.ts';
import { FILING, type PreparedFiling } from '#shared/contracts/drafts/prepare-filing.ts';
import { messages } from '#shared/messages/en/drafting/filing.ts';
import { t } from '#shared/messages/translate.ts';
import type { ToBind } from '../annexures/book-of-draft.ts';
import { draftThread } from '../draft-thread.ts';
import { checksOf, type MadeFiling } from './checks.ts';
import { type DrawnAnnexure, type DrawnPage, drawAnnexures, filingSandbox } from './draw-annexures.ts';
import type { FilingVolume } from './volumes.ts';

/** Qualities of pictures that are no text (JPEG): the second is tried when the files are too large. */
const QUALITIES = [70, 45] as const;
/** Shares of the largest size that volumes are planned for, until all fit. */
const SHARES = [1, 0.9, 0.75] as const;
/** Bytes that the words of a page take in a file, for each character that they are kept in. */
const WORDS_FACTOR = 1.3;

/** The folder of prepared files in the storage, and the path at which they are fetched. */
export const FILINGS = 'filings';
export const FILES = '/functions/v1/prepared-filings/';

export interface FilingRequest {
  session: Session;
  draftId: string;
  bind: ToBind;
  portal: Portal | undefined;
  page: MadeFiling['page'];
  mostBytes: number;
}

type Deps = Pick<Services, 'storage' | 'secrets' | 'now'>;
interface WrittenFile {
  file: string;
  bytes: number;
  pages: number;
}
type FiledFile = PreparedFiling['files'][number];

async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

const pagesOf = ({ result }: DrawnAnnexure): DrawnPage[] => ('pages' in result ? result.pages : []);
const bytesOf = ({ bytes, words }: DrawnPage) => bytes + Math.ceil((words?.length ?? 0) * WORDS_FACTOR);

/** The pictures of the pages of a volume, by the file that they are in. */
function picturesOf({ parts }: FilingVolume, drawn: readonly DrawnAnnexure[]): BoundPictures[] {
  const files: (BoundPictures & { pages: BoundPictures['pages'][number][] })[] = [];
  for (const { annexure, first, places } of parts)
    for (const [at, place] of places.entries()) {
      const page = drawn[annexure] && pagesOf(drawn[annexure])[first + at];
      if (!page) continue;
      const { pictures, signed: _signed, ...picture } = page;
      if (files.at(-1)?.pictures !== pictures) files.push({ pictures, pages: [] });
      files.at(-1)?.pages.push({ ...place, picture });
    }
  return files;
}

/** The files of a filing in a folder, as small as they have to be. */
async function writtenFiles(
  { bind, mostBytes }: FilingRequest,
  drawn: readonly DrawnAnnexure[],
  folder: string,
  signal: AbortSignal,
): Promise<{ written: WrittenFile[]; blanks: readonly string[] }> {
  const { draft, caption, trueCopy } = bind;
  const annexures = drawn.map((one) => ({
    ...{ mark: one.annexure.mark, particulars: one.annexure.particulars },
    pages: pagesOf(one).map((page) => ({
      ...{ wide: page.across > page.down, reads: page.words !== null, bytes: bytesOf(page) },
    })),
  }));
  const order = { draft, caption, trueCopy, annexures, mostBytes };
  let written: WrittenFile[] = [];
  let blanks: readonly string[] = [];
  for (const share of SHARES) {
    const made = await draftThread.filing(order, share);
    written = [];
    blanks = made.blanks;
    for (const [at, volume] of made.volumes.entries()) {
      signal.throwIfAborted();
      const [base, out] = [path.join(folder, `base-${at}.pdf`), path.join(folder, `volume-${at}.pdf`)];
      await writeFile(base, volume.bytes, { mode: 0o600 });
      await filingSandbox.run({ kind: 'bind', base, files: picturesOf(volume, drawn), out });
      written.push({ file: out, bytes: (await stat(out)).size, pages: volume.to - volume.from + 1 });
    }
    if (written.every(({ bytes }) => bytes <= mostBytes)) break;
  }
  return { written, blanks };
}

const totalBytes = (drawn: readonly DrawnAnnexure[]) =>
  drawn.flatMap(pagesOf).reduce((sum, page) => sum + bytesOf(page), 0);

/** Removes the oldest prepared files of a user beyond the limit. */
async function makeRoom({ storage }: Pick<Services, 'storage'>, userId: string): Promise<void> {
  const files = await storage.list(`${FILINGS}/${userId}`);
  const old = files.sort((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at)).slice(FILING.files);
  await storage.remove(old.map(({ key }) => key));
}

/** Keeps a file for its address. */
async function kept(
  { storage, secrets, now }: Deps,
  { session, draftId }: FilingRequest,
  given: WrittenFile & { name: string },
): Promise<FiledFile> {
  const { file, name, bytes, pages } = given;
  const key = `${FILINGS}/${session.userId}/${draftId}/${randomUUID()}.pdf`;
  await storage.putFile(key, file, { contentType: 'application/pdf', maxBytes: bytes });
  const expires = Math.floor(now().getTime() / 1000) + FILING.address * 3600;
  const grant = { key, userId: session.userId, sessionId: session.sessionId, expires };
  const token = signGrant(secrets.hmacKey, 'prepared-filing', grant);
  const url = `${FILES}${key.slice(FILINGS.length + 1)}?${new URLSearchParams({ token, name })}`;
  return { name, bytes, pages, sha256: await sha256Of(file), url };
}

const fileName = (title: string) =>
  `${title
    .replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .slice(0, 80)
    .trim()}.pdf`;

async function filed(
  parts: Deps,
  request: FilingRequest,
  written: readonly WrittenFile[],
  folder: string,
): Promise<Pick<PreparedFiling, 'files' | 'certificate'>> {
  const { title } = request.bind.draft;
  await makeRoom(parts, request.session.userId);
  const files: FiledFile[] = [];
  for (const [at, one] of written.entries()) {
    const name = written.length === 1 ? title : t(messages.nameOfVolume, { title, number: at + 1 });
    files.push(await kept(parts, request, { ...one, name: fileName(name) }));
  }
  const { bytes, pages } = await draftThread.certificate(files.map(({ name, sha256 }) => ({ name, sha256 })));
  const file = path.join(folder, 'certificate.pdf');
  await writeFile(file, bytes, { mode: 0o600 });
  const name = fileName(t(messages.nameOfCertificate, { title }));
  return { files, certificate: await kept(parts, request, { file, name, bytes: bytes.length, pages }) };
}

/** Runs a task and yields what it says of its progress, at most one event at a time. */
async function* withProgress<T>(
  run: (say: (event: StreamEvent) => void) => Promise<T>,
): AsyncGenerator<StreamEvent, T> {
  let next: StreamEvent | undefined;
  let wake: () => void = () => undefined;
  let ended = false;
  const result = run((event) => {
    next = event;
    wake();
  }).finally(() => {
    ended = true;
    wake();
  });
  result.catch(() => undefined);
  while (!ended) {
    await new Promise<void>((resolve) => {
      wake = resolve;
      if (ended || next) resolve();
    });
    const event = next;
    next = undefined;
    if (event) yield event;
  }
  return result;
}

/** The events of preparing a filing: `progress`, and at last `done` with the files and the checklist. */
export async function* prepareFiling(
  parts: Deps,
  request: FilingRequest,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-filing-'));
  try {
    const { bind, mostBytes } = request;
    const what = 'annexures';
    const draw = (quality: number, name: string) =>
      withProgress(async (say) => {
        const own = await mkdtemp(path.join(folder, name));
        return drawAnnexures(parts.storage, bind, { folder: own, quality, signal }, (done, total) =>
          say({ event: 'progress', data: { done, total, what } }),
        );
      });
    let drawn = yield* draw(QUALITIES[0], 'first-');
    const hasPictures = drawn.flatMap(pagesOf).some(({ kind }) => kind !== 'bilevel');
    if (hasPictures && totalBytes(drawn) > mostBytes) drawn = yield* draw(QUALITIES[1], 'second-');
    yield { event: 'progress', data: { done: 0, total: 1, what: 'files' } };
    signal.throwIfAborted();
    const bound = drawn.filter(({ result }) => 'pages' in result);
    const { written, blanks } = await writtenFiles(request, bound, folder, signal);
    signal.throwIfAborted();
    const { files, certificate } = await filed(parts, request, written, folder);
    const made = { ...request, blanks, drawn, files };
    yield { event: 'done', data: { files, certificate, checks: checksOf(made) } satisfies PreparedFiling };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
