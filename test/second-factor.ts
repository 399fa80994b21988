import { Secret, TOTP } from 'otpauth';
import type { AuthSession } from '#shared/accounts.ts';
import type { EnrolledFactor } from '#shared/factors.ts';
import type { AccountsApp } from './accounts-app.ts';

/** What an authenticator app that holds `secret` shows at `at`. */
export function appCode(secret: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });
}

/** A code that no step near `at` has. */
export function wrongCode(secret: string, at: Date): string {
  const near = [-30_000, 0, 30_000].map((ms) => appCode(secret, new Date(at.getTime() + ms)));
  return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code)) ?? '';
}

async function ok<T>(answer: Response): Promise<T> {
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

export interface Totp {
  id: string;
  secret: string;
}

/** `/auth/v1/factors` as a client calls it in a session; what is refused throws, unless the answer itself is returned. */
export function factorCalls(auth: AccountsApp) {
  const enrolTotp = async (token: string, friendly_name: string): Promise<Totp> => {
    const body = { factor_type: 'totp', friendly_name };
    const { id, totp } = await ok<EnrolledFactor>(await auth.call('POST', '/factors', body, { token }));
    return { id, secret: totp?.secret ?? '' };
  };
  const enrolPhone = async (token: string, friendly_name: string, phone: string): Promise<string> => {
    const body = { factor_type: 'phone', friendly_name, phone };
    return (await ok<EnrolledFactor>(await auth.call('POST', '/factors', body, { token }))).id;
  };
  const challenge = async (token: string, id: string): Promise<string> => {
    const answer = await auth.call('POST', `/factors/${id}/challenge`, {}, { token });
    return (await ok<{ id: string }>(answer)).id;
  };
  const verify = (token: string, id: string, challenge_id: string, code: string) =>
    auth.call('POST', `/factors/${id}/verify`, { challenge_id, code }, { token });
  const confirm = async (token: string, { id, secret }: Totp): Promise<AuthSession> => {
    const code = appCode(secret, auth.services.now());
    return ok(await verify(token, id, await challenge(token, id), code));
  };
  return {
    enrolTotp,
    enrolPhone,
    challenge,
    verify,
    /** Challenge and verify with the code that the app shows now. */
    confirm,
    /** A member with an authenticator app confirmed; the clock stands at the next step, so that a code is to be had. */
    async memberWithTotp(email: string): Promise<{ session: AuthSession; totp: Totp }> {
      const { access_token } = await auth.member(email);
      const totp = await enrolTotp(access_token, 'My phone');
      const session = await confirm(access_token, totp);
      auth.clock.advance(30_000);
      return { session, totp };
    },
  };
}
