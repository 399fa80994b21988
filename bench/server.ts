// The real product on a fresh data folder, for bench/accounts/run.ts: with a few members, and beside its own routes two
// that do the same, one of them behind the check of a session.
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
import { type AppEnv, requireSession } from '#server/platform/http/access.ts';
import { emailOf, MEMBERS, PASSWORD } from './members.ts';

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

const app = new Hono<AppEnv>();
app.get('/bench/open', (c) => c.json({}));
app.get('/bench/guarded', requireSession(services.sessions, ownOrigins(env)), (c) => c.json({}));
/** CPU time of this process so far, in microseconds. */
app.get('/bench/cpu', (c) => c.json(process.cpuUsage()));
app.route('/', createApp(services));
listener.serve(app.fetch);
process.stdout.write('ready\n');
