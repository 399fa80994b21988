import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApp, accountsApp, ORIGIN, PASSWORD } from '#test/accounts-app.ts';
import { appCode, wrongCode } from '#test/second-factor.ts';
import { type Expected, SecondFactorModel } from '#test/second-factor-model.ts';

// The factors and sessions of one user, moved about at random: after every step the server must answer what the model
// says, and every session there ever was must be exactly as alive, and see exactly as much, as the model knows.

let auth: AccountsApp;
beforeAll(async () => {
  auth = await accountsApp();
});
afterAll(() => auth.db.close());

/** The server's side: what stands at the same place in the lists of the model. */
class Real {
  app: AccountsApp = auth;
  readonly email: string;
  cookies: string[] = [];
  factors: string[] = [];
  challenges: string[] = [];
  codes: string[] = [];

  constructor(email: string) {
    this.email = email;
  }

  async call(method: string, path: string, session: number, body?: object) {
    const headers = { origin: ORIGIN, cookie: this.cookies[session] ?? '' };
    const answer = await this.app.call(method, path, body, { headers });
    const text = await answer.text();
    const json = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    return { answer, json, outcome: answer.ok ? 'ok' : json.error_code };
  }

  keepCookie(answer: Response): void {
    this.cookies.push(answer.headers.get('set-cookie')?.split(';')[0] ?? '');
  }

  async signIn(): Promise<void> {
    const body = { email: this.email, password: PASSWORD };
    const answer = await this.app.call('POST', '/token?grant_type=password', body, {
      headers: { origin: ORIGIN },
    });
    expect(answer.status).toBe(200);
    this.keepCookie(answer);
  }

  /** What a session sees: through the handlers, and through row-level security alone. */
  async access(cookie: string): Promise<'dead' | 'closed' | 'open'> {
    const headers = { origin: ORIGIN, cookie };
    const { status } = await this.app.call('PUT', '/user', { data: {} }, { headers });
    const { services, db } = this.app;
    const found = await services.sessions.authenticate(new Request(`${ORIGIN}/`, { headers }));
    if (!found) {
      expect(status).toBe(401);
      return 'dead';
    }
    const { rows } = await db.withUser(found.session, (tx) => tx.execute(sql`select 1 from profiles`));
    const open = rows.length > 0;
    expect(status).toBe(open ? 200 : 403);
    return open ? 'open' : 'closed';
  }
}

type Step = fc.AsyncCommand<SecondFactorModel, Real>;

/** Counted from the newest, so that what was just made is used most. */
type Pick = number;
const at = <T>(list: readonly T[], pick: Pick): number => list.length - 1 - (pick % list.length);

/** The newest living session for 0, the one before it for 1; for 2 any that is dead, when there is one. */
function sessionAt({ sessions }: SecondFactorModel, pick: Pick): number {
  const indices = sessions.map((_, index) => index).filter((i) => (sessions[i]?.alive ?? false) === pick < 2);
  return indices.at(-1 - (pick % Math.max(1, indices.length))) ?? sessions.length - 1;
}

const seen = new Map<string, number>();

async function compareSessions(
  model: SecondFactorModel,
  real: Real,
  skipped: (index: number) => boolean = () => false,
): Promise<void> {
  const indices = model.sessions.map((_, index) => index).filter((index) => !skipped(index));
  const found = await Promise.all(indices.map((index) => real.access(real.cookies[index] ?? '')));
  expect(found).toEqual(indices.map((index) => model.access(model.sessions[index]!)));
}

function step(
  name: string,
  run: (model: SecondFactorModel, real: Real) => Promise<void>,
  check: (model: SecondFactorModel) => boolean = () => true,
): Step {
  return {
    check,
    async run(model, real) {
      const before = model.sessions.map((session) => model.access(session));
      await run(model, real);
      // Those that were dead before stay so; they are looked at when all is over.
      const dead = (index: number) => before[index] === 'dead';
      await compareSessions(model, real, dead);
      const { rows } = await real.app.db.withAccounts((tx) =>
        tx.execute<{ friendly_name: string; status: string }>(
          sql`select f.friendly_name, f.status from auth.mfa_factors f join auth.users u on u.id = f.user_id where u.email = ${real.email} order by 1`,
        ),
      );
      const kept = model
        .enrolled()
        .map((factor) => [factor.name, factor.verified ? 'verified' : 'unverified']);
      expect(rows.map((row) => [row.friendly_name, row.status])).toEqual(kept.sort());
    },
    toString: () => name,
  };
}

function agree(name: string, outcome: unknown, expected: Expected): void {
  seen.set(`${name} ${expected}`, (seen.get(`${name} ${expected}`) ?? 0) + 1);
  expect(outcome, name).toBe(expected);
}

const signIn = step(
  'sign in',
  async (model, real) => {
    await real.signIn();
    model.signIn();
  },
  (model) => model.sessions.filter(({ alive }) => alive).length < 3,
);

const signOut = (pick: Pick, scope: 'local' | 'others' | 'global') =>
  step(`sign out ${scope} of ${pick}`, async (model, real) => {
    const session = sessionAt(model, pick);
    const { outcome } = await real.call('POST', `/logout?scope=${scope}`, session);
    agree('sign out', outcome, model.signOut(model.sessions[session]!, scope));
  });

const advance = (seconds: number) =>
  step(`${seconds} s pass`, async (model) => {
    auth.clock.advance(seconds * 1000);
    model.now += seconds * 1000;
  });

const restart = step('restart', async (_, real) => {
  real.app = auth.restart();
});

const enrol = (pick: Pick, name: string) =>
  step(`enrol ${name} in ${pick}`, async (model, real) => {
    const session = sessionAt(model, pick);
    const body = { factor_type: 'totp', friendly_name: name };
    const { json, outcome } = await real.call('POST', '/factors', session, body);
    agree('enrol', outcome, model.enrol(model.sessions[session]!, name));
    if (outcome !== 'ok') return;
    const { id, totp } = json as { id: string; totp: { secret: string } };
    real.factors.push(id);
    model.enrolledAs(name, totp.secret);
  });

const hasFactor = (model: SecondFactorModel) => model.factors.length > 0;

const challenge = (pick: Pick, of: Pick) =>
  step(
    `challenge ${of} in ${pick}`,
    async (model, real) => {
      const [session, factor] = [sessionAt(model, pick), at(model.factors, of)];
      const path = `/factors/${real.factors[factor]}/challenge`;
      const { json, outcome } = await real.call('POST', path, session, {});
      agree('challenge', outcome, model.challenge(model.sessions[session]!, model.factors[factor]!));
      if (outcome === 'ok') real.challenges.push(json.id as string);
    },
    hasFactor,
  );

const codes = {
  right: (secret: string, now: Date) => appCode(secret, now),
  late: (secret: string, now: Date) => appCode(secret, new Date(now.getTime() - 30_000)),
  'five minutes off': (secret: string, now: Date) => appCode(secret, new Date(now.getTime() + 300_000)),
  wrong: wrongCode,
};

/** The same code `times` over: all but the first are replays, or guesses. */
const verify = (pick: Pick, of: Pick, kind: keyof typeof codes, times: number) =>
  step(
    `verify ${of} in ${pick} with a ${kind} code, ${times} times`,
    async (model, real) => {
      const asked = at(model.challenges, of);
      const open = model.challenges[asked]!;
      const session = pick === 0 ? model.sessions.indexOf(open.session) : sessionAt(model, pick);
      const code = codes[kind](open.factor.secret, auth.services.now());
      const path = `/factors/${real.factors[model.factors.indexOf(open.factor)]}/verify`;
      for (let i = 0; i < times; i++) {
        const body = { challenge_id: real.challenges[asked], code };
        const { answer, outcome } = await real.call('POST', path, session, body);
        agree(`verify ${kind}`, outcome, model.verify(model.sessions[session]!, open, code));
        if (outcome === 'ok') real.keepCookie(answer);
      }
    },
    (model) => model.challenges.length > 0,
  );

const remove = (pick: Pick, of: Pick) =>
  step(
    `remove ${of} in ${pick}`,
    async (model, real) => {
      const [session, factor] = [sessionAt(model, pick), at(model.factors, of)];
      const { outcome } = await real.call('DELETE', `/factors/${real.factors[factor]}`, session);
      agree('remove', outcome, model.remove(model.sessions[session]!, model.factors[factor]!));
    },
    hasFactor,
  );

const makeCodes = (pick: Pick) =>
  step(`make recovery codes in ${pick}`, async (model, real) => {
    const session = sessionAt(model, pick);
    const { json, outcome } = await real.call('POST', '/recovery-codes', session);
    agree('make codes', outcome, model.makeCodes(model.sessions[session]!));
    if (outcome === 'ok') real.codes = json.codes as string[];
  });

/** `which` beyond the ten is a code that nobody was given. */
const spendCode = (pick: Pick, which: number, times: number) =>
  step(`use recovery code ${which} in ${pick}, ${times} times`, async (model, real) => {
    const session = sessionAt(model, pick);
    for (let i = 0; i < times; i++) {
      const body = { code: real.codes[which] ?? 'AAAA-BBBB-CCCC' };
      const { answer, outcome } = await real.call('POST', '/recovery-codes/verify', session, body);
      agree('use code', outcome, model.spendCode(model.sessions[session]!, model.codes[which]));
      if (outcome === 'ok') real.keepCookie(answer);
    }
  });

const session = fc.constantFrom(0, 0, 0, 0, 1, 1, 2);
const newest = fc.constantFrom(0, 0, 0, 1);
const steps = [
  fc.constant(signIn),
  fc.constant(restart),
  fc
    .tuple(newest, fc.constantFrom('local', 'others', 'global'))
    .map(([pick, scope]) => signOut(pick, scope as 'local')),
  fc.constantFrom(5, 31, 31, 31, 360, 660, 900, 3700).map(advance),
  fc
    .tuple(newest, fc.constantFrom('Pixel', 'PIXEL', 'Tablet', 'Desk'))
    .map(([pick, name]) => enrol(pick, name)),
  ...Array.from({ length: 2 }, () => fc.tuple(session, newest).map(([pick, of]) => challenge(pick, of))),
  ...Array.from({ length: 2 }, () =>
    fc
      .tuple(session, newest, fc.constantFrom('right', 'late'), fc.constantFrom(1, 1, 2))
      .map(([pick, of, kind, times]) => verify(pick, of, kind as 'right', times)),
  ),
  fc
    .tuple(session, newest, fc.constantFrom('wrong', 'five minutes off'), fc.constantFrom(1, 5, 6))
    .map(([pick, of, kind, times]) => verify(pick, of, kind as 'wrong', times)),
  fc.tuple(session, newest).map(([pick, of]) => remove(pick, of)),
  session.map(makeCodes),
  fc.tuple(session, fc.constantFrom(0, 1, 99), fc.constantFrom(1, 2, 6)).map((of) => spendCode(...of)),
];

/** Half of the runs begin where most of an account's life is spent. */
async function protect(model: SecondFactorModel, real: Real): Promise<void> {
  for (const begin of [enrol(0, 'Watch'), challenge(0, 0), verify(0, 0, 'right', 1), makeCodes(0)])
    await begin.run(model, real);
}

test('factors and sessions move as the contract says', async () => {
  let count = 0;
  const run = fc.asyncProperty(
    fc.boolean(),
    fc.commands(steps, { maxCommands: 30, size: 'max' }),
    async (isProtected, commands) => {
      const real = new Real(`model${++count}@chambers.example`);
      // Sign-ups are counted by the hour.
      auth.clock.advance(3_600_000);
      await auth.member(real.email);
      await auth.db.sql('update auth.sessions set ended_at = now()');
      const model = new SecondFactorModel(auth.services.now().getTime());
      await signIn.run(model, real);
      if (isProtected) await protect(model, real);
      await fc.asyncModelRun(() => ({ model, real }), commands);
      await compareSessions(model, real);
    },
  );
  await fc.assert(run, { numRuns: 12 });
}, 120_000);
