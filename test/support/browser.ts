import { type AccountsApp, ORIGIN } from '../fixtures/accounts-app.ts';

/** A browser of a test: keeps our cookies, follows nothing by itself. */
export interface Browser {
  open(url: string): Promise<Response>;
  cookies: Map<string, string>;
  /** The cookie that `name` was set with last, with its flags. */
  flags(name: string): string | undefined;
}

/** Opens pages of `auth` below /auth/v1, by whole address or path. */
export function testBrowser(auth: AccountsApp): Browser {
  const cookies = new Map<string, string>();
  const lines = new Map<string, string>();
  return {
    cookies,
    flags: (name) => lines.get(name),
    async open(url) {
      const path = url.replace(`${ORIGIN}/auth/v1`, '');
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await auth.call('GET', path, undefined, { headers: cookie ? { cookie } : {} });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        lines.set(name, line);
        cookies.set(name, value);
      }
      return answer;
    },
  };
}
