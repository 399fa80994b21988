import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Member } from '../signed-in.ts';

/** A token is renewed after this time; it lives longer. */
const RENEW_MS = 4 * 60_000;
const PATIENCE_MS = 30_000;
const WORDS = ['anticipatory bail', 'specific performance', 'natural justice', 'section 138', 'default bail'];

export interface Answer {
  /** 0: no answer. */
  status: number;
  text: string;
}

/** Times in milliseconds by kind of request, and each answer that no user should get. */
export interface Outcome {
  taken: { read: number[]; write: number[] };
  failed: string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

/** Sends one request and reads its answer to the end. */
export function send(
  url: string,
  { method, body, headers }: { method: string; body?: string | Buffer; headers: Record<string, string> },
): Promise<Answer> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, text: '' });
    const asked = request(url, { method, agent, headers, timeout: PATIENCE_MS }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
      );
      answer.on('error', none);
    });
    asked.on('error', none);
    asked.on('timeout', () => asked.destroy());
    asked.end(body);
  });
}

export type Call = (method: string, path: string, body?: object | Buffer) => Promise<Answer>;

/** Requests of one member. A member's token is renewed as a client renews it. */
export function callsOf(member: Member, origin: string): Call {
  let token = { value: '', until: 0 };
  return async (method, path, body) => {
    if (performance.now() > token.until)
      token = { value: await member.token(), until: performance.now() + RENEW_MS };
    const raw = Buffer.isBuffer(body);
    return send(origin + path, {
      method,
      body: raw || body === undefined ? body : JSON.stringify(body),
      headers: {
        authorization: `Bearer ${token.value}`,
        'content-type': raw ? 'text/plain' : 'application/json',
        prefer: 'return=representation',
      },
    });
  };
}

const idOf = ({ status, text }: Answer): string => {
  if (status !== 201) throw new Error(`a row was not made: ${status} ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { id: string }[])[0]?.id ?? '';
};

/** A client and twenty cases with a date each, so that lists and boards have something to show. */
export async function seed(call: Call): Promise<string> {
  idOf(await call('POST', '/rest/v1/clients?select=id', { name: 'Kaveri Mills' }));
  const cases = Array.from({ length: 20 }, (_, at) => ({
    title: `Kaveri Mills v. State No. ${at}`,
    court: 'High Court of Madras',
  }));
  const made = await call('POST', '/rest/v1/cases?select=id', cases);
  const first = idOf(made);
  const events = (JSON.parse(made.text) as { id: string }[]).map(({ id }, at) => ({
    case_id: id,
    title: 'Arguments',
    event_type: 'hearing',
    event_date: new Date(Date.now() + at * 86_400_000).toISOString(),
  }));
  idOf(await call('POST', '/rest/v1/timeline_events?select=id', events));
  return first;
}

/** The day of a lawyer, in turn: ten requests that read and five that write. */
function stepsOf(
  call: Call,
  caseId: string,
  name: string,
): ['read' | 'write', (at: number) => Promise<Answer[]>][] {
  const one = async (answer: Promise<Answer>) => [await answer];
  const query = (at: number) => ({ query: WORDS[at % WORDS.length] ?? '', size: 10 });
  const file = async (at: number) => {
    const path = `case_files/${caseId}/${name}-${at}.txt`;
    const bytes = Buffer.from(`Notes of the ${at}th conference.\n`.repeat(200));
    const stored = await call('POST', `/storage/v1/object/case-files/${path}`, bytes);
    const row = { case_id: caseId, file_name: `${at}.txt`, file_path: path, file_size: bytes.length };
    return [stored, await call('POST', '/rest/v1/case_files?select=id', row)];
  };
  return [
    ['read', () => one(call('GET', '/rest/v1/cases?select=*&order=created_at.desc&limit=100'))],
    ['read', () => one(call('GET', `/rest/v1/cases?select=*&id=eq.${caseId}`))],
    [
      'read',
      () => one(call('GET', `/rest/v1/timeline_events?select=*&case_id=eq.${caseId}&order=event_date`)),
    ],
    ['write', (at) => one(call('PATCH', `/rest/v1/cases?id=eq.${caseId}`, { description: `Saved ${at}` }))],
    ['read', (at) => one(call('POST', '/keyword_search', query(at)))],
    ['read', (at) => one(call('POST', '/hybrid_search', query(at + 1)))],
    ['write', (at) => one(call('POST', '/rest/v1/clients?select=id', { name: `Client ${name} ${at}` }))],
    ['read', () => one(call('GET', '/rest/v1/clients?select=id,name&order=name&limit=30'))],
    ['read', () => one(call('GET', `/rest/v1/case_files?select=*&case_id=eq.${caseId}&limit=100`))],
    ['write', file],
    ['read', () => one(call('GET', '/auth/v1/user'))],
    ['read', () => one(call('GET', '/library/coverage'))],
    [
      'write',
      (at) =>
        one(
          call('POST', '/rest/v1/timeline_events?select=id', {
            case_id: caseId,
            title: `Note ${at}`,
            event_type: 'note',
            event_date: new Date().toISOString(),
          }),
        ),
    ],
    ['read', () => one(call('GET', '/rest/v1/timeline_events?select=*&order=event_date.desc&limit=100'))],
    ['write', (at) => one(call('PATCH', `/rest/v1/cases?id=eq.${caseId}`, { description: `Again ${at}` }))],
  ];
}

const isFailure = ({ status }: Answer) => status === 0 || status >= 400;

/**
 * Members who work beside each other, each with `thinkMs` on average between two requests, until `stop`.
 */
export function startWork(
  members: readonly { call: Call; caseId: string }[],
  thinkMs: number,
): { outcome: Outcome; stop(): Promise<Outcome> } {
  const outcome: Outcome = { taken: { read: [], write: [] }, failed: [] };
  let on = true;
  const work = async ({ call, caseId }: { call: Call; caseId: string }, who: number) => {
    const steps = stepsOf(call, caseId, `${who}-${Date.now()}`);
    for (let at = who; on; at += 1) {
      const step = steps[at % steps.length];
      if (step === undefined) return;
      const startedAt = performance.now();
      const answers = await step[1](at);
      outcome.taken[step[0]].push((performance.now() - startedAt) / answers.length);
      outcome.failed.push(
        ...answers.filter(isFailure).map(({ status, text }) => `${status} ${text.slice(0, 200)}`),
      );
      if (thinkMs > 0) await sleep(thinkMs * (0.5 + Math.random()));
    }
  };
  const running = Promise.all(members.map(work));
  return {
    outcome,
    stop: async () => {
      on = false;
      await running;
      return outcome;
    },
  };
}
