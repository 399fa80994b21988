import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readJudgment } from '#law/judgment/judgment.ts';
import { openDataCourt } from '#law/library/open-data/open-data-courts.ts';
import { type EmbeddedEngine, openEmbeddedEngine } from '#server/platform/search/embedded/embedded-engine.ts';
import type { IngestBatch } from '#server/platform/search/ingest-batch.ts';
import { openDiskStorage } from '#server/platform/storage/disk.ts';
import type { FileStorage } from '#server/platform/storage/storage.ts';
import {
  mirrorPdf,
  mirrorRecord,
  mirrorRow,
  parquetOf,
  putArchives,
  putInMirror,
} from '#test/fixtures/open-data-mirror.ts';
import { originalKey } from '../../originals.ts';
import { ingestFailures } from '../../status/read-status.ts';
import { readerPath } from '../read-file-path.ts';
import { withStated } from './facts.ts';
import { ingestOpenData, type OpenDataOptions, type OpenDataReport } from './ingest-open-data.ts';
import { openMirror } from './mirror.ts';

const PARTITION = 'year=2023/court=33_10/bench=mdubench';
const DATA = `data/tar/${PARTITION}`;
const PARQUET = `metadata/parquet/${PARTITION}/metadata.parquet`;
const FIRST = 'HCMD010287762023_1_2023-03-16.pdf';
const SECOND = 'HCMD010000012023_1_2047-99-99.pdf';

let home: string;
let mirror: string;
let engine: EmbeddedEngine;
let storage: FileStorage;

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'munshi-open-data-'));
  mirror = path.join(home, 'mirror');
  engine = await openEmbeddedEngine({ folder: path.join(home, 'index'), log: pino({ level: 'silent' }) });
  storage = await openDiskStorage(path.join(home, 'files'));
});
afterEach(async () => {
  await engine.close();
  await rm(home, { recursive: true, force: true });
});

async function ingest(more: Partial<OpenDataOptions> & { from?: string } = {}): Promise<OpenDataReport> {
  const court = openDataCourt('33~10');
  if (!court) throw new Error('Madras is missing');
  return ingestOpenData({
    mirror: await openMirror(more.from ?? mirror, { signal: more.signal, pauseMs: 0 }),
    court,
    benches: ['mdubench'],
    years: [2023],
    name: 'indian-high-court-judgments',
    dataFolder: home,
    storage,
    reader: readerPath(),
    onProgress: () => undefined,
    write: async ({ documents, gone }: IngestBatch) => {
      await engine.upsert(documents);
      await engine.remove(gone);
    },
    ...more,
  });
}

async function found(query: string) {
  await engine.refresh();
  const { hits } = await engine.search({ mode: 'keyword', query });
  return hits.map(({ record }) => record);
}
const reasons = ({ unreadable }: OpenDataReport) =>
  Object.fromEntries(unreadable.map(({ file, reason }) => [file.split('/').pop(), reason]));

/** Two judgments with metadata, in one archive. */
async function smallMirror(through?: string): Promise<void> {
  const files = {
    [FIRST]: await mirrorPdf('1. Of easements.'),
    [SECOND]: await mirrorPdf('1. Of limitation.'),
  };
  await putArchives(mirror, DATA, 'data.index.json', [{ name: 'data.tar', files }], through);
  await putInMirror(
    mirror,
    PARQUET,
    parquetOf([
      mirrorRow(FIRST),
      mirrorRow(SECOND, {
        cnr: 'HCMD010000012023',
        decision_date: '2047-05-01',
        date_of_registration: '00-00-0000',
      }),
    ]),
  );
}

test('a judgment of the common High Court at Hyderabad keeps its court under the code of its successor', () => {
  const heading =
    'IN THE HIGH COURT OF JUDICATURE AT HYDERABAD FOR THE STATE OF TELANGANA AND THE STATE OF ANDHRA PRADESH';
  const facts = { source: '', licence: '', court: 'telangana', seat: 'Hyderabad', year: 2016 };
  const courtOf = (text: string) => withStated(readJudgment(`${text}\n\nW.P. No. 12 of 2016`), facts).court;
  expect(courtOf(heading)).toBe('telangana-andhra-pradesh');
  expect(courtOf('HIGH COURT FOR THE STATE OF TELANGANA AT HYDERABAD')).toBe('telangana');
});

describe('a mirror in the layout of the data set', () => {
  test('gives each judgment with what its row states, its source and its licence', async () => {
    await smallMirror();
    expect(await ingest()).toMatchObject({ files: 2, done: 2, documents: 2, unreadable: [], finished: true });
    const [judgment] = await found('easements');
    expect(judgment).toMatchObject({
      title: 'Vinoth v. The Inspector of Police',
      court: 'madras',
      bench: 'Madurai',
      state: 'Tamil Nadu',
      cnr: 'HCMD010287762023',
      decided_on: '2023-03-16',
      year: 2023,
      disposal: 'dismissed',
      judges: ['G.K. ILANTHIRAIYAN'],
      source: 'Indian High Court Judgments (open data, from judgments.ecourts.gov.in)',
      licence: 'CC-BY-4.0',
      folder: 'indian-high-court-judgments',
      file_key: `${PARTITION}/${FIRST}`,
    });
    const original = originalKey('indian-high-court-judgments', `${PARTITION}/${FIRST}`);
    expect((await storage.stat(original)).size).toBeGreaterThan(500);
  });

  test('with a decision in 2047 files the judgment under its year, without a date', async () => {
    await smallMirror();
    await ingest();
    const [judgment] = await found('limitation');
    expect(judgment).toMatchObject({ year: 2023, cnr: 'HCMD010000012023' });
    expect(judgment?.decided_on).toBeUndefined();
  });

  test('with JSON instead of Parquet gives the same fields', async () => {
    await smallMirror();
    await rm(path.join(mirror, PARQUET));
    const records = { [FIRST.replace('pdf', 'json')]: mirrorRecord(mirrorRow(FIRST)), 'broken.json': '{' };
    const part = { name: 'metadata.tar.gz', files: records };
    await putArchives(mirror, `metadata/tar/${PARTITION}`, 'metadata.index.json', [part]);
    expect((await ingest()).unreadable).toEqual([]);
    expect((await found('easements'))[0]).toMatchObject({
      title: 'Vinoth v. The Inspector of Police',
      cnr: 'HCMD010287762023',
      decided_on: '2023-03-16',
      disposal: 'dismissed',
    });
  });

  test('of the Supreme Court has no benches', async () => {
    const files = { '2023_1_100_120_EN.pdf': await mirrorPdf('1. Of easements.') };
    await putArchives(mirror, 'data/tar/year=2023/english', 'english.index.json', [
      { name: 'english.tar', files },
    ]);
    const row = { ...mirrorRow('x.pdf'), path: '2023_1_100_120', pdf_link: '', cnr: 'ESCR010000012023' };
    const names = ['title', 'path', 'cnr', 'decision_date'] as const;
    const { parquetWriteBuffer } = await import('hyparquet-writer');
    const columnData = names.map((name) => ({
      name,
      data: [{ ...row, decision_date: '03-01-2023', title: 'A. RAO versus UNION OF INDIA' }[name]],
      type: 'STRING' as const,
    }));
    await putInMirror(
      mirror,
      'metadata/parquet/year=2023/metadata.parquet',
      Buffer.from(parquetWriteBuffer({ columnData })),
    );
    const court = openDataCourt('supreme-court');
    await ingest({ ...(court ? { court } : {}), benches: [] });
    expect((await found('easements'))[0]).toMatchObject({
      court: 'supreme-court',
      title: 'A. RAO v. UNION OF INDIA',
      decided_on: '2023-01-03',
      source: 'Indian Supreme Court Judgments (open data, from scr.sci.gov.in)',
    });
  });
});

describe('what cannot be read is reported, and the rest goes on', () => {
  test('a PDF without text, a second order of one day, another kind of file, an archive that is missing', async () => {
    const twin = FIRST.replace('_1_', '_2_');
    const files = {
      [FIRST]: await mirrorPdf('1. Of easements.'),
      [twin]: await mirrorPdf('1. Of costs.'),
      'HCMD010000022023_1_2023-05-01.pdf': await mirrorPdf(undefined),
      'notes.txt': 'not a judgment',
      '../../HCMD010000032023_1_2023-05-01.pdf': await mirrorPdf('1. Of guardianship.'),
    };
    await putArchives(mirror, DATA, 'data.index.json', [
      { name: 'data.tar', files },
      { name: 'part-2.tar', files: {} },
    ]);
    await rm(path.join(mirror, DATA, 'part-2.tar'));
    const another = mirrorRow(FIRST, {
      decision_date: '2023-09-01',
      pdf_link: 'x/HCMD010000032023_1_2023-05-01.pdf',
    });
    await putInMirror(mirror, PARQUET, parquetOf([mirrorRow(FIRST), mirrorRow(twin), another]));
    const report = await ingest();
    expect(reasons(report)).toEqual({
      'HCMD010000022023_1_2023-05-01.pdf':
        'The PDF contains pictures of pages and no text. The server reads the pictures later.',
      [twin]: `It has the same CNR and the same decision date as ${FIRST}, and the library keeps one document for both.`,
      'notes.txt': 'The archive holds a file that is not a PDF.',
      'part-2.tar': 'The index names this archive, and the mirror does not have it.',
    });
    // One CNR on two days is two documents, and a path in an archive leads nowhere.
    const [other] = await found('guardianship');
    expect(other).toMatchObject({ cnr: 'HCMD010287762023', decided_on: '2023-09-01' });
    expect(other?.file_key).toBe(`${PARTITION}/HCMD010000032023_1_2023-05-01.pdf`);
    expect((await engine.stats()).documents).toBe(2);
    expect(await ingest()).toMatchObject({ documents: 0, unchanged: 2 });
    expect(reasons(await ingest())).toEqual(reasons(report));
    const failed = await ingestFailures(home, 10);
    expect(failed.failures.map(({ file }) => path.basename(file)).sort()).toEqual(
      ['HCMD010000022023_1_2023-05-01.pdf', twin, 'notes.txt'].sort(),
    );
  });

  test('malformed Parquet: the JSON is used, or the text of the judgment', async () => {
    await smallMirror();
    await writeFile(path.join(mirror, PARQUET), 'PAR1 nonsense PAR1');
    const report = await ingest();
    expect(report.documents).toBe(2);
    expect(reasons(report)).toMatchObject({
      'metadata.parquet':
        'The metadata file is damaged, so other metadata or the text of each judgment is used.',
      'bench=mdubench': expect.stringContaining('There is no metadata that can be read'),
    });
    expect((await found('easements'))[0]).toMatchObject({ court: 'madras', year: 2023 });
  });

  test('a truncated archive: what was before is kept, and it is read again when it is whole', async () => {
    await smallMirror();
    const archive = path.join(mirror, DATA, 'data.tar');
    const whole = await readFile(archive);
    await truncate(archive, (await stat(archive)).size - 2000);
    const report = await ingest();
    expect(report.documents).toBe(1);
    expect(reasons(report)['data.tar']).toContain('The archive is damaged or cut short.');
    await writeFile(archive, whole);
    expect(await ingest()).toMatchObject({ documents: 1, unchanged: 1, unreadable: [] });
  });

  test('a damaged index, and a bench that the mirror does not have', async () => {
    await putInMirror(mirror, `${DATA}/data.index.json`, '{"parts": [{"name": "../../etc/passwd"}]}');
    const report = await ingest({ benches: ['mdubench', 'hc_cis_mas'] });
    expect(reasons(report)['data.index.json']).toContain('is damaged');
    expect(report.absent).toEqual(['year=2023/court=33_10/bench=hc_cis_mas']);
  });
});

describe('run again', () => {
  test('reads nothing that is complete, and what is new in a later archive', async () => {
    await smallMirror('2025-10-20');
    expect((await ingest()).through).toEqual([{ partition: PARTITION, date: '2025-10-20' }]);
    await rm(path.join(mirror, DATA, 'data.tar'));
    expect(await ingest()).toMatchObject({ documents: 0, unchanged: 2, done: 2, unreadable: [] });

    await smallMirror('2025-10-21');
    const files = {
      [FIRST]: await mirrorPdf('1. Of easements.'),
      [SECOND]: await mirrorPdf('1. Of limitation.'),
    };
    const later = { 'HCMD010000042023_1_2023-06-01.pdf': await mirrorPdf('1. Of guardianship.') };
    const parts = [
      { name: 'data.tar', files },
      { name: 'part-20251227T103000.tar', files: later },
    ];
    await putArchives(mirror, DATA, 'data.index.json', parts, '2025-10-21');
    await rm(path.join(mirror, DATA, 'data.tar'));
    expect(await ingest()).toMatchObject({ files: 3, documents: 1, unchanged: 2, unreadable: [] });
  });

  test('interrupted and run again has every judgment once', async () => {
    const entries: [string, Buffer][] = [];
    for (let at = 10; at < 40; at++)
      entries.push([`HCMD0100${at}002023_1_2023-03-16.pdf`, await mirrorPdf(`1. Of matter${at}.`)]);
    await putArchives(
      mirror,
      DATA,
      'data.index.json',
      [{ name: 'data.tar', files: Object.fromEntries(entries) }],
      'x',
    );
    const stop = new AbortController();
    const first = await ingest({ signal: stop.signal, onProgress: ({ done }) => done > 3 && stop.abort() });
    expect(first.documents).toBeLessThan(30);
    const second = await ingest();
    expect(second).toMatchObject({ done: 31, documents: 30 - first.documents, unchanged: first.documents });
    expect((await engine.stats()).documents).toBe(30);
  });
});

describe('a mirror on the web', () => {
  interface Served {
    url: string;
    ranges: string[];
    close(): Promise<void>;
  }
  /** Serves the mirror with ranges; `fail` may answer a request with a status of its own. */
  async function serveMirror(
    fail: (turn: number, method: string) => number | undefined = () => undefined,
  ): Promise<Served> {
    const ranges: string[] = [];
    let turn = 0;
    const server = createServer(async (request, response) => {
      const status = fail(turn++, request.method ?? '');
      if (status !== undefined) return void response.writeHead(status).end();
      const file = path.join(mirror, decodeURIComponent(request.url ?? ''));
      const bytes = await readFile(file).catch(() => undefined);
      if (!bytes) return void response.writeHead(404).end();
      if (request.method === 'HEAD')
        return void response.writeHead(200, { 'content-length': bytes.length }).end();
      const [, from = '0', to = '0'] = /bytes=(\d+)-(\d+)/u.exec(request.headers.range ?? '') ?? [];
      ranges.push(`${path.basename(file)} ${from}-${to}`);
      response.writeHead(206).end(bytes.subarray(Number(from), Number(to) + 1));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
    return { url: `http://127.0.0.1:${port}`, ranges, close };
  }

  test('is read in ranges of at most 4 MB, and asked again after an error', async () => {
    const padding = Buffer.alloc(5 * 1024 * 1024, 1);
    const files = {
      [FIRST]: await mirrorPdf('1. Of easements.'),
      'padding.bin': padding,
      [SECOND]: await mirrorPdf('1. Of limitation.'),
    };
    await putArchives(mirror, DATA, 'data.index.json', [{ name: 'data.tar', files }]);
    await putInMirror(mirror, PARQUET, parquetOf([mirrorRow(FIRST)]));
    const served = await serveMirror((turn) => (turn % 3 === 1 ? 503 : undefined));
    try {
      expect(await ingest({ from: served.url })).toMatchObject({ documents: 2 });
    } finally {
      await served.close();
    }
    const pieces = served.ranges.filter((range) => range.startsWith('data.tar'));
    expect(pieces[0]).toBe('data.tar 0-4194303');
    expect(pieces).toHaveLength(2);
    expect((await found('easements'))[0]?.cnr).toBe('HCMD010287762023');
  });

  test.each<[string, number, string]>([
    ['that is down', 500, 'cannot be reached. What was added is kept.'],
    ['that refuses', 401, 'answered with status 401'],
    ['without ranges', 200, 'does not answer range requests'],
  ])('%s ends the run with one sentence', async (_, status, sentence) => {
    await smallMirror();
    const served = await serveMirror((turn, method) =>
      status === 200 && method === 'HEAD' ? undefined : turn >= 0 ? status : undefined,
    );
    try {
      await expect(ingest({ from: served.url })).rejects.toThrow(sentence);
    } finally {
      await served.close();
    }
  });

  test.each(['http://example.com/data', 'http:/x', '/no/such/folder'])('%s is no mirror', async (place) => {
    await expect(openMirror(place)).rejects.toThrow(/must have an https address|There is no folder/u);
  });
});
