import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/platform/db/sql.ts';
import { type AccountsApp, accountsApp, ORIGIN, PASSWORD } from '#test/fixtures/accounts-app.ts';
import { appCode, wrongCode } from '#test/fixtures/second-factor.ts';
import { type ModelSession, SecondFactorModel } from '#test/fixtures/second-factor-model.ts';

// Random operations on the factors and sessions of one user: after every step the server must answer as the model
// predicts, and every session must be exactly as alive, and see exactly as much, as in the model.

let auth: AccountsApp;
beforeAll(async () => {
  auth = await accountsApp();
});
afterAll(() => auth.db.close());

/** The server's side: ids at the same index as in the lists of the model. */
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

  /** Access of a session: through the handlers, and through row-level security alone. */
  async access(cookie: string): Promise<'dead' | 'closed' | 'open'> {
    const headers = { origin: ORIGIN, cookie };
    const { status } = await this.app.call('PUT', '/user', { data: {} }, { headers });
    const { services, db } = this.app;
    const found = await services.sessions.authenticate(new Request(`${ORIGIN}/`, { headers }));
    if (!found) {
      expect(status).toBe(401);
      return 'dead';
    }
    const rows = await db.withUser(found.session, (tx) => tx.rows(sql`select 1 from profiles`));
    const open = rows.length > 0;
    expect(status).toBe(open ? 200 : 403);
    return open ? 'open' : 'closed';
  }
}

type Step = fc.AsyncCommand<SecondFactorModel, Real>;

/** 0 for the newest live session, 1 for the one before it, 2 for the newest ended one. */
type Pick = number;

function pickOf<T>(list: readonly T[], isThere: (item: T) => boolean, pick: Pick): T | undefined {
  const fitting = list.filter((item) => isThere(item) === pick < 2);
  return fitting.at(pick === 1 ? -2 : -1) ?? fitting.at(-1);
}
const sessionOf = (model: SecondFactorModel, pick: Pick) =>
  pickOf(model.sessions, ({ alive }) => alive, pick);
const factorOf = (model: SecondFactorModel, pick: Pick) =>
  pickOf(model.factors, ({ removed }) => !removed, pick);

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
      // Sessions that had ended before stay ended; they are checked once at the end.
      const dead = (index: number) => before[index] === 'dead';
      await compareSessions(model, real, dead);
      const rows = await real.app.db.withAccounts((tx) =>
        tx.rows<{ friendly_name: string; status: string }>(
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

/** A step of one session; skipped when no session fits. */
function stepIn(
  pick: Pick,
  name: string,
  run: (model: SecondFactorModel, real: Real, session: ModelSession, index: number) => Promise<void>,
  check: (model: SecondFactorModel) => boolean = () => true,
): Step {
  return step(
    `${name} in ${pick}`,
    async (model, real) => {
      const session = sessionOf(model, pick)!;
      await run(model, real, session, model.sessions.indexOf(session));
    },
    (model) => sessionOf(model, pick) !== undefined && check(model),
  );
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
  stepIn(pick, `sign out ${scope}`, async (model, real, session, index) => {
    const { outcome } = await real.call('POST', `/logout?scope=${scope}`, index);
    expect(outcome).toBe(model.signOut(session, scope));
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
  stepIn(pick, `enrol ${name}`, async (model, real, session, index) => {
    const body = { factor_type: 'totp', friendly_name: name };
    const { json, outcome } = await real.call('POST', '/factors', index, body);
    expect(outcome).toBe(model.enrol(session, name));
    if (outcome !== 'ok') return;
    const { id, totp } = json as { id: string; totp: { secret: string } };
    real.factors.push(id);
    model.enrolledAs(name, totp.secret);
  });

const challenge = (pick: Pick, of: Pick) =>
  stepIn(
    pick,
    `challenge ${of}`,
    async (model, real, session, index) => {
      const factor = factorOf(model, of)!;
      const path = `/factors/${real.factors[model.factors.indexOf(factor)]}/challenge`;
      const { json, outcome } = await real.call('POST', path, index, {});
      expect(outcome).toBe(model.challenge(session, factor));
      if (outcome === 'ok') real.challenges.push(json.id as string);
    },
    (model) => factorOf(model, of) !== undefined,
  );

const codes = {
  right: (secret: string, now: Date) => appCode(secret, now),
  late: (secret: string, now: Date) => appCode(secret, new Date(now.getTime() - 30_000)),
  'five minutes off': (secret: string, now: Date) => appCode(secret, new Date(now.getTime() + 300_000)),
  wrong: wrongCode,
};

/** The challenge's own session is 0, else any other; the same code `times` times: replays, or guesses. */
const verify = (pick: Pick, kind: keyof typeof codes, times: number) =>
  step(
    `verify in ${pick} with a ${kind} code, ${times} times`,
    async (model, real) => {
      const asked = model.challenges.at(-1)!;
      const session = pick === 0 ? asked.session : sessionOf(model, pick)!;
      const code = codes[kind](asked.factor.secret, auth.services.now());
      const path = `/factors/${real.factors[model.factors.indexOf(asked.factor)]}/verify`;
      for (let i = 0; i < times; i++) {
        const body = { challenge_id: real.challenges.at(-1), code };
        const { answer, outcome } = await real.call('POST', path, model.sessions.indexOf(session), body);
        expect(outcome).toBe(model.verify(session, asked, code));
        if (outcome === 'ok') real.keepCookie(answer);
      }
    },
    (model) => {
      const asked = model.challenges.at(-1);
      return asked !== undefined && (pick === 0 ? asked.session.alive : sessionOf(model, pick) !== undefined);
    },
  );

const remove = (pick: Pick, of: Pick) =>
  stepIn(
    pick,
    `remove ${of}`,
    async (model, real, session, index) => {
      const factor = factorOf(model, of)!;
      const path = `/factors/${real.factors[model.factors.indexOf(factor)]}`;
      const { outcome } = await real.call('DELETE', path, index);
      expect(outcome).toBe(model.remove(session, factor));
    },
    (model) => factorOf(model, of) !== undefined,
  );

const makeCodes = (pick: Pick) =>
  stepIn(pick, 'make recovery codes', async (model, real, session, index) => {
    const { json, outcome } = await real.call('POST', '/recovery-codes', index);
    expect(outcome).toBe(model.makeCodes(session));
    if (outcome === 'ok') real.codes = json.codes as string[];
  });

/** `which` above nine is a code that was never issued. */
const spendCode = (pick: Pick, which: number, times: number) =>
  stepIn(pick, `use recovery code ${which}, ${times} times`, async (model, real, session, index) => {
    for (let i = 0; i < times; i++) {
      const body = { code: real.codes[which] ?? 'AAAA-BBBB-CCCC' };
      const { answer, outcome } = await real.call('POST', '/recovery-codes/verify', index, body);
      expect(outcome).toBe(model.spendCode(session, model.codes[which]));
      if (outcome === 'ok') real.keepCookie(answer);
    }
  });

/** Steps that only make sense in sequence, which random order would seldom produce. */
const inTurn = (name: string, ...parts: Step[]): Step => ({
  check: (model) => parts[0]?.check(model) ?? false,
  async run(model, real) {
    for (const part of parts) if (part.check(model)) await part.run(model, real);
  },
  toString: () => name,
});
const confirm = (pick: Pick, of: Pick) =>
  inTurn(`confirm ${of} in ${pick}`, challenge(pick, of), advance(31), verify(0, 'right', 1));
const guess = (pick: Pick) => inTurn(`guess in ${pick}`, challenge(pick, 0), verify(0, 'wrong', 6));
const protect = inTurn('protect', enrol(0, 'Watch'), confirm(0, 0), makeCodes(0));
const SCENES = [
  inTurn('replay', confirm(0, 0), challenge(0, 0), verify(0, 'right', 2)),
  inTurn('guess until it is locked', guess(0), guess(0), guess(0), confirm(0, 0)),
  inTurn('a second device', signIn, confirm(0, 0)),
  inTurn('plant a factor', enrol(0, 'Desk'), signIn, confirm(0, 0)),
  inTurn('start again', signIn, confirm(0, 0), remove(0, 0), enrol(0, 'Ring'), confirm(0, 0)),
  inTurn('a code twice', spendCode(0, 0, 1), signIn, spendCode(0, 0, 1)),
  inTurn('all the codes one may try', spendCode(0, 99, 6), spendCode(0, 99, 6), spendCode(0, 1, 1)),
];

const session = fc.constantFrom(0, 0, 0, 0, 1, 1, 1, 2);
const factor = fc.constantFrom(0, 0, 0, 0, 1, 1, 2);
const often = <T>(times: number, made: T): T[] => Array.from({ length: times }, () => made);
const steps = [
  ...often(3, fc.constant(signIn)),
  fc.constant(restart),
  fc.tuple(session, fc.constantFrom('local', 'others', 'global' as const)).map((of) => signOut(...of)),
  ...often(2, fc.constantFrom(5, 31, 31, 360, 660, 900, 3700).map(advance)),
  fc.tuple(session, fc.constantFrom('Pixel', 'PIXEL', 'Tablet', 'Desk')).map((of) => enrol(...of)),
  ...often(
    3,
    fc.tuple(session, factor).map((of) => confirm(...of)),
  ),
  fc.tuple(session, factor).map((of) => challenge(...of)),
  fc
    .tuple(
      session,
      fc.constantFrom('right', 'late', 'wrong', 'five minutes off' as const),
      fc.constantFrom(1, 2),
    )
    .map((of) => verify(...of)),
  session.map(guess),
  ...often(4, fc.constantFrom(...SCENES)),
  ...often(
    2,
    fc.tuple(session, factor).map((of) => remove(...of)),
  ),
  session.map(makeCodes),
  fc.tuple(session, fc.constantFrom(0, 1, 99), fc.constantFrom(1, 2, 6)).map((of) => spendCode(...of)),
];

test('factors and sessions behave as in the contract', async () => {
  let count = 0;
  const run = fc.asyncProperty(
    fc.boolean(),
    fc.commands(steps, { maxCommands: 40, size: 'max' }),
    async (isProtected, commands) => {
      const real = new Real(`model${++count}@chambers.example`);
      // Sign-ups are limited by the hour.
      auth.clock.advance(3_600_000);
      await auth.member(real.email);
      await auth.db.sql('update auth.sessions set ended_at = now()');
      const model = new SecondFactorModel(auth.services.now().getTime());
      await signIn.run(model, real);
      if (isProtected) await protect.run(model, real);
      await signIn.run(model, real);
      await fc.asyncModelRun(() => ({ model, real }), commands);
      await compareSessions(model, real);
    },
  );
  // However busy the machine is: a property that ends early passes without them.
  await fc.assert(run, { numRuns: atStrength(20, 6) });
}, 600_000);
