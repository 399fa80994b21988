import { openSecrets } from '#server/core/secrets.ts';
import { localKey } from '#server/platform/http/local-only.ts';

/** Opens the demo chambers of the server that runs over a data folder. Returns the session cookie. */
export async function openDemo(base: string, dataFolder: string): Promise<string> {
  const key = localKey(await openSecrets(dataFolder, true));
  const demo = await fetch(`${base}/local/demo`, {
    method: 'POST',
    headers: { origin: base, 'content-type': 'application/json', cookie: `munshi-local=${key}` },
    body: '{}',
  });
  const cookie = demo.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`the demo chambers answered ${demo.status}`);
  return cookie;
}
