import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from './work.ts';

/** The part of an answer that a server kept may be written just after its stream has ended. */
const PATIENCE_MS = 10_000;
const QUESTION = 'What does section 138 say about notice?';

export interface StreamsOutcome {
  /** Answers that were read to their end, and those of them that were asked for after an answer of this window was ended. */
  whole: number;
  again: number;
  /** Answers that their server ended because it stopped, and said so. */
  stopped: number;
  /** Answers whose connection broke without a word. */
  cut: string[];
  /** Requests for an answer that were refused before its first word; they are sent again. */
  refused: string[];
  /** Answers that were ended and whose sentences are not in the chat. */
  lost: number;
}

interface Asker {
  token: () => Promise<string>;
  call: Call;
}

interface Streamed {
  text: string;
  /** The reason of the last event; undefined when the stream broke off. */
  end: string | undefined;
}

class Refused extends Error {}

/** Reads an answer while it is written. Errors: `Refused`, and a connection that breaks. */
async function readAnswer(origin: string, token: string, body: object): Promise<Streamed> {
  const answer = await fetch(`${origin}/functions/v1/chat-completion`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
  });
  if (answer.status !== 200 || !answer.body)
    throw new Refused(`${answer.status} ${(await answer.text()).slice(0, 200)}`);
  const streamed: Streamed = { text: '', end: undefined };
  let waiting = '';
  for await (const piece of answer.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (waiting + piece).split('\n\n');
    waiting = blocks.pop() ?? '';
    for (const block of blocks) take(streamed, block);
  }
  return streamed;
}

function take(streamed: Streamed, block: string): void {
  const [, event = '', data = '{}'] = /^event: (\w+)\ndata: (.*)/mu.exec(block) ?? [];
  const { text, reason, error } = JSON.parse(data) as { text?: string; reason?: string; error?: string };
  if (event === 'delta') streamed.text += text ?? '';
  if (event === 'end') streamed.end = reason;
  if (event === 'error') streamed.end = error ?? 'error';
}

/** A chat of a member that asks for one answer after another. */
class Chat {
  readonly #origin: string;
  readonly #member: Asker;
  readonly #outcome: StreamsOutcome;
  /** The last answer was ended by a server that stopped. */
  #wasStopped = false;

  constructor(origin: string, member: Asker, outcome: StreamsOutcome) {
    this.#origin = origin;
    this.#member = member;
    this.#outcome = outcome;
  }

  async start(isOn: () => boolean): Promise<void> {
    const { token, call } = this.#member;
    const made = await call('POST', '/rest/v1/chat_threads?select=id', { title: 'Notice' });
    const threadId = (JSON.parse(made.text) as { id: string }[])[0]?.id ?? '';
    for (let at = 1; isOn(); at += 1) {
      const content = `${QUESTION} (${at})`;
      try {
        await this.#take(threadId, await readAnswer(this.#origin, await token(), { threadId, content }));
      } catch (error) {
        this.#outcome[error instanceof Refused ? 'refused' : 'cut'].push(String(error));
        await sleep(500);
      }
    }
  }

  async #take(threadId: string, { text, end }: Streamed): Promise<void> {
    const outcome = this.#outcome;
    if (end === 'done') {
      outcome.whole += 1;
      if (this.#wasStopped) outcome.again += 1;
    } else if (end === 'stopping') {
      outcome.stopped += 1;
      if (text !== '' && !(await this.#isKept(threadId, text))) outcome.lost += 1;
    } else outcome.cut.push(end ?? 'broke off');
    this.#wasStopped = end === 'stopping';
  }

  async #isKept(threadId: string, text: string): Promise<boolean> {
    const path = `/rest/v1/chat_messages?select=content&role=eq.assistant&thread_id=eq.${threadId}&order=created_at.desc&limit=5`;
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await sleep(100)) {
      const { status, text: rows } = await this.#member.call('GET', path);
      const kept = status === 200 ? (JSON.parse(rows) as { content: string }[]) : [];
      if (kept.some(({ content }) => content.startsWith(text.trimEnd()))) return true;
    }
    return false;
  }
}

/** Chats of members, until `stop`. */
export function openStreams(origin: string, members: readonly Asker[]): { stop(): Promise<StreamsOutcome> } {
  const outcome: StreamsOutcome = { whole: 0, again: 0, stopped: 0, cut: [], refused: [], lost: 0 };
  let on = true;
  const running = members.map((member) => new Chat(origin, member, outcome).start(() => on));
  return {
    stop: async () => {
      on = false;
      await Promise.all(running);
      return outcome;
    },
  };
}
