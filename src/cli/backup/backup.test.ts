import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atStrength } from '@munshi/test-support/load.ts';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import fc from 'fast-check';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDataFolder } from '#server/boot/data-folder.ts';
import { readEnv } from '#server/core/env.ts';
import { openSecrets } from '#server/core/secrets.ts';
import { entriesOf, leftOutOfCopies as leftOut } from '#server/platform/backups/copy-tree.ts';
import { SUMS } from '#server/platform/backups/portable.ts';
import { type Cluster, OWNER, startCluster } from '#server/platform/db/cluster/cluster.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { verifyBackup } from './verify.ts';

const NOW = new Date('2026-11-28T04:30:00Z');
const NAME = 'munshi-2026-11-28T04-30-00Z';

let home: string;
let data: string;
let backups: string;
let said: string;
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'munshi-backup-'));
  await chmod(home, 0o755);
  [data, backups] = [path.join(home, 'data'), path.join(home, 'disk', 'backups')];
  await mkdir(data, { mode: 0o711 });
  await writeFile(path.join(data, 'secrets.json'), '{"a": 1}', { mode: 0o600 });
  said = '';
});
afterEach(() => rm(home, { recursive: true, force: true }));

const command = (settings: Record<string, string> = {}) => ({
  env: readEnv({ MUNSHI_DATA: data, ...settings }),
  out: {
    write(text: string | Uint8Array) {
      said += String(text);
      return true;
    },
  },
});
const made = () => path.join(backups, NAME);
const add = async (name: string, bytes: string | Uint8Array) => {
  await mkdir(path.dirname(path.join(data, name)), { recursive: true, mode: 0o700 });
  await writeFile(path.join(data, name), bytes, { mode: 0o600 });
};

/** Each name with its mode, its owner, and the SHA-256 of a file. */
async function contentOf(root: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for await (const { name, folder, mode, uid } of entriesOf(root, leftOut)) {
    const sum = folder ? '' : createHash('sha256').update(await readFile(path.join(root, name)));
    found[name] = [mode.toString(8), uid, sum === '' ? '' : sum.digest('hex')];
  }
  return found;
}

describe('a data folder that is copied, lost and restored', () => {
  const FAST = { fsync: 'off' };
  const start = () =>
    startCluster({
      dataFolder: data,
      ownerPassword: 'secret',
      log: pino({ level: 'silent' }),
      settings: FAST,
    });
  const ask = async (cluster: Cluster, query: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: cluster.url(OWNER, 'secret', 'postgres') });
    await client.connect();
    try {
      return (await client.query(query)).rows;
    } finally {
      await client.end();
    }
  };

  test('has every row of the database and every byte of the files', async () => {
    const cluster = await start();
    await ask(
      cluster,
      'create table papers as select n, md5(n::text) as text from generate_series(1, 20000) n',
    );
    const rows = await ask(cluster, 'select * from papers order by n');
    // As when its server was killed: the database goes on by itself.
    await expect(backUp(command(), backups, NOW)).rejects.toThrow(/still runs without its server/u);
    await cluster.stop();
    await add('files/case_files/1/order.pdf', Buffer.alloc(3_000_000, 7));
    await add('files/empty.txt', '');
    const before = await contentOf(data);
    expect(await backUp(command(), backups, NOW)).toBe(0);
    await rm(data, { recursive: true });
    expect(await restore(command(), made())).toBe(0);
    expect(await contentOf(data)).toEqual(before);
    const again = await start();
    expect(await ask(again, 'select * from papers order by n')).toEqual(rows);
    await again.stop();
    expect(said).toContain(`The backup is complete: ${made()}.`);
    expect(said).toContain(`The data is restored to ${data}.`);
  });

  test('has whatever names and bytes there were', async () => {
    const name = fc.stringMatching(/^[\p{L}\p{N} ._-]{0,20}[\p{L}\p{N}]$/u);
    const tree = fc.dictionary(
      fc.tuple(name, name).map((parts) => parts.join('/')),
      fc.uint8Array({ maxLength: 300 }),
    );
    await fc.assert(
      fc.asyncProperty(tree, async (files) => {
        await rm(path.join(data, 'files'), { recursive: true, force: true });
        for (const [at, bytes] of Object.entries(files)) await add(`files/${at}`, bytes);
        await rm(backups, { recursive: true, force: true });
        const before = await contentOf(data);
        await backUp(command(), backups, NOW);
        await rm(data, { recursive: true });
        await restore(command(), made());
        expect(await contentOf(data)).toEqual(before);
      }),
      { numRuns: atStrength(25, 6) },
    );
  });
});

describe('a server that runs', () => {
  const secrets = {
    owner: 'a password of the owner',
    app: 'x'.repeat(16),
    accounts: 'x'.repeat(16),
    worker: 'x'.repeat(16),
  };
  let cluster: Cluster;
  let client: pg.Client;
  let release: () => Promise<void>;
  beforeEach(async () => {
    await rm(path.join(data, 'secrets.json'));
    await openSecrets(data, false);
    const stored = JSON.parse(await readFile(path.join(data, 'secrets.json'), 'utf8')) as object;
    await writeFile(path.join(data, 'secrets.json'), JSON.stringify({ ...stored, database: secrets }));
    const held = await openDataFolder(data, '127.0.0.1');
    release = held.release;
    await held.announce(1);
    const log = pino({ level: 'silent' });
    cluster = await startCluster({
      dataFolder: data,
      ownerPassword: secrets.owner,
      log,
      settings: { fsync: 'off' },
    });
    client = new pg.Client({ connectionString: cluster.url(OWNER, secrets.owner, 'postgres') });
    await client.connect();
    await client.query('create table public.stored_files (path text primary key)');
    await client.query('create table public.papers (n int primary key, text text)');
    await add('index/manifest.json', '{}');
  });
  afterEach(async () => {
    await client.end();
    await cluster.stop();
    await release();
  });

  /** Each file is synced three times on its way. */
  const MOST = 150;

  /** Saves numbered rows, each after its file, until `stop`. */
  function writer() {
    let stopped = false;
    let last = 0;
    const writing = (async () => {
      for (let n = 1; !stopped && n <= MOST; n += 1) {
        await add(`files/case_files/${n}.txt`, `paper ${n}`);
        await client.query(
          `with f as (insert into public.stored_files values ('case_files/' || $1::int || '.txt'))
          insert into public.papers values ($1::int, repeat(md5($1::text), 50))`,
          [n],
        );
        last = n;
      }
    })();
    return {
      reached: async (count: number) => {
        while (last < count) await Promise.race([writing, client.query('select 1')]);
      },
      last: () => last,
      stop: async () => {
        stopped = true;
        await writing;
      },
    };
  }

  test('is copied while rows and files come: encrypted, proved by restoring, with nothing lost that was saved before', async () => {
    const identity = await generateIdentity();
    const keys = path.join(home, 'key.txt');
    await writeFile(keys, `# made by a test\n${identity}\n`);
    const writing = writer();
    await writing.reached(40);
    const before = writing.last();
    expect(await backUp(command(), backups, NOW, { recipient: await identityToRecipient(identity) })).toBe(0);
    await writing.stop();
    const [made, ...others] = await readdir(backups);
    expect([made, others]).toEqual([`${NAME}.tar.age`, []]);
    const file = path.join(backups, `${NAME}.tar.age`);
    expect((await readFile(file)).includes('paper 1')).toBe(false);
    expect(await verifyBackup(command(), file, keys)).toBe(0);
    const [, rows, files] = /all ([\d,]+) rows .* all ([\d,]+) files/u.exec(said) ?? [];
    expect(Number(files?.replaceAll(',', ''))).toBeGreaterThanOrEqual(before);
    expect(Number(rows?.replaceAll(',', ''))).toBe(2 * Number(files?.replaceAll(',', '')));
    expect(await readdir(backups)).toEqual([made]);
    await expect(verifyBackup(command(), file)).rejects.toThrow(/is encrypted/u);
    await writeFile(keys, await generateIdentity());
    await expect(verifyBackup(command(), file, keys)).rejects.toThrow(/cannot be decrypted/u);
  }, 300_000);

  test('whose backup lacks a file that its database names is found out', async () => {
    await client.query(`insert into public.stored_files values ('case_files/gone.txt')`);
    expect(await backUp(command(), backups, NOW)).toBe(0);
    await expect(verifyBackup(command(), made())).rejects.toThrow(/such as case_files\/gone\.txt/u);
  });
});

test('a backup is not encrypted to what is no public key, and nothing is written', async () => {
  await expect(backUp(command(), backups, NOW, { recipient: 'age1nobody' })).rejects.toThrow(
    /not one of age/u,
  );
  expect(existsSync(backups)).toBe(false);
});

test('the sums are read by sha256sum, and nobody else may read a backup', async () => {
  await backUp(command(), backups, NOW);
  const sum = createHash('sha256').update('{"a": 1}').digest('hex');
  expect(await readFile(path.join(made(), SUMS), 'utf8')).toBe(`${sum}  data/secrets.json\n`);
  expect((await stat(made())).mode & 0o777).toBe(0o700);
});

describe('what cannot be copied is refused with a reason, and leaves nothing behind', () => {
  const refused = async (reason: RegExp, settings?: Record<string, string>, into = backups) => {
    await expect(backUp(command(settings), into, NOW)).rejects.toThrow(reason);
    expect(existsSync(into) ? await readdir(into) : []).toEqual([]);
  };

  test('while another command has the folder', async () => {
    const held = await openDataFolder(data, '127.0.0.1');
    await refused(/is starting or stopping/u);
    await held.release();
    expect(await backUp(command(), backups, NOW)).toBe(0);
  });

  test('data in a database that cannot be reached', () =>
    refused(/Nothing answers at/u, { DATABASE_URL: 'postgres://x@127.0.0.1:9/munshi' }));

  test('a folder without data', async () => {
    await rm(path.join(data, 'secrets.json'));
    await refused(/has no data of Munshi/u);
  });

  test('into itself', async () => {
    await expect(backUp(command(), path.join(data, 'backups'), NOW)).rejects.toThrow(/is inside the folder/u);
    expect(await readdir(data)).toEqual(['secrets.json']);
  });
});

describe('nothing is restored', () => {
  const unchanged = async (reason: RegExp, from = made()) => {
    const before = existsSync(data) ? await contentOf(data) : undefined;
    await expect(restore(command(), from)).rejects.toThrow(reason);
    expect(existsSync(data) ? await contentOf(data) : undefined).toEqual(before);
    expect(existsSync(`${data}.restoring`)).toBe(false);
  };
  beforeEach(async () => {
    await add('files/a.txt', 'An order');
    await backUp(command(), backups, NOW);
  });

  test('over data that is there', () => unchanged(/has data already/u));

  test.each([
    ['changed', (file: string) => writeFile(file, 'an order')],
    ['cut off', (file: string) => truncate(file, 2)],
    ['missing', (file: string) => rm(file)],
  ])('from a backup with a file that is %s', async (_, damage) => {
    await damage(path.join(made(), 'data', 'files', 'a.txt'));
    await rm(data, { recursive: true });
    await unchanged(/files\/a\.txt is missing in the backup, or is not as it was copied/u);
  });

  test('from a file that was put into a backup', async () => {
    await writeFile(path.join(made(), 'data', 'more.txt'), 'More');
    await rm(data, { recursive: true });
    await unchanged(/more\.txt/u);
  });

  test('from a folder that is no backup', async () => {
    await rm(data, { recursive: true });
    await unchanged(/is no complete backup/u, home);
  });
});
