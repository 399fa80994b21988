// The real product on a fresh data folder, for benches: with a few members, and beside its own routes some that measure
// this process, or that compare a request with and without the check of a session. `start-server.ts` builds and starts it.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Hono } from 'hono';
import { createApp } from '#server/app.ts';
import { openDataFolder } from '#server/boot/data-folder.ts';
import { listen } from '#server/boot/listen.ts';
import { openLog } from '#server/boot/log.ts';
import { openServices } from '#server/boot/open-services.ts';
import { Shutdown } from '#server/boot/shutdown.ts';
import { ownOrigins, readEnv } from '#server/core/env.ts';
import { createPasswords } from '#server/features/accounts/passwords/passwords.ts';
import { createConfirmedUser, setPassword } from '#server/features/accounts/store.ts';
import { sql } from '#server/platform/db/sql.ts';
import { type AppEnv, requireSession } from '#server/platform/http/access.ts';
import { emailOf, MEMBERS, PASSWORD } from './members.ts';

// When the run ends first, nobody reads what this process writes.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
const env = readEnv();
const log = openLog(env);
const shutdown = new Shutdown(log);
shutdown.onSignals((code) => process.exit(code));
const folder = await openDataFolder(env.MUNSHI_DATA, env.HOST);
shutdown.add({ name: 'data folder', run: () => folder.release(), needed: true });
const listener = await listen(env.HOST, env.PORT);
const services = await openServices({ ...env, PORT: listener.port }, folder, log, shutdown);
shutdown.add({ name: 'requests', run: () => listener.close(1000) });

const passwordHash = await createPasswords().hash(PASSWORD);
await services.db.withAccounts(async (tx) => {
  for (let at = 0; at < MEMBERS; at++) {
    const member = await createConfirmedUser(tx, { email: emailOf(at), fullName: 'A Member' }, new Date());
    await setPassword(tx, member.id, passwordHash, new Date());
  }
});

const delay = monitorEventLoopDelay({ resolution: 1 });
const app = new Hono<AppEnv>();
app.get('/lab/open', (c) => c.json({}));
app.get('/lab/guarded', requireSession(services.sessions, ownOrigins(env)), (c) => c.json({}));
/** CPU time of this process so far, in microseconds. */
app.get('/lab/cpu', (c) => c.json(process.cpuUsage()));
/** Delays of the event loop since the last call, in milliseconds (the first call starts it); memory in megabytes. */
app.get('/lab/loop', (c) => {
  const measured = {
    p99: delay.percentile(99) / 1e6,
    max: delay.max / 1e6,
    rssMb: process.memoryUsage.rss() / 1024 ** 2,
  };
  delay.enable();
  delay.reset();
  return c.json(measured);
});
/** Gives a file these pages, as its reader leaves them. */
app.post('/lab/pages', async (c) => {
  const { file, pages } = (await c.req.json()) as { file: string; pages: string[] };
  await services.db.withWorker(async (tx) => {
    await tx.run(sql`
      insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source)
      select owner_id, case_id, id, given.page, given.text, 'text'
      from public.case_files, jsonb_array_elements_text(${JSON.stringify(pages)}::jsonb) with ordinality as given (text, page)
      where id = ${file}`);
    await tx.run(sql`
      update public.case_files set text_state = 'read', page_count = ${pages.length}, pages_read = ${pages.length}
      where id = ${file}`);
  });
  return c.json({});
});
app.route('/', createApp(services));
listener.serve(app.fetch);
process.stdout.write('ready\n');
