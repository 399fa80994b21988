import path from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Env } from '#server/core/env.ts';
import type { Mail } from './mail-message.ts';
import { writeToOutbox } from './outbox.ts';

/** SMTP, or the local outbox (`.eml` files under `$MUNSHI_DATA/outbox/`). Errors: rejects with the transport's cause. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /**
   * Composes and sends a mail after the request was answered, so that the answer's time does not reveal whether one was
   * sent. `undefined` sends nothing. Failures are logged without any address, never thrown.
   */
  post(compose: () => Promise<Mail | undefined>): void;
  /** Resolves when all posted mails were sent or given up; called before the server stops. */
  drain(): Promise<void>;
  /** The folder, when mails are written to files instead of being sent. */
  readonly outbox?: string;
}

const CONNECT_MS = 10_000;

/** Opens SMTP when `SMTP_URL` is set, else the outbox under `MUNSHI_DATA`. Connects and writes nothing yet. */
export function openMailer(env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MUNSHI_DATA'>, log: Logger): Mailer {
  if (env.SMTP_URL) return withBackgroundSend(smtp(env.SMTP_URL, env.MAIL_FROM), log);
  const outbox = path.join(env.MUNSHI_DATA, 'outbox');
  return { ...withBackgroundSend((mail) => writeToOutbox(outbox, env.MAIL_FROM, mail), log), outbox };
}

function smtp(url: string, from: string): Mailer['send'] {
  const transport: Transporter = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: 2 * CONNECT_MS,
  });
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}

/** Adds `post` and `drain` to a transport. */
export function withBackgroundSend(
  send: Mailer['send'],
  log: Logger,
): Pick<Mailer, 'send' | 'post' | 'drain'> {
  const underWay = new Set<Promise<void>>();
  const run = async (compose: () => Promise<Mail | undefined>) => {
    try {
      const mail = await compose();
      if (mail) await send(mail);
    } catch (error) {
      log.error(kindOfFailure(error), 'a mail could not be sent');
    }
  };
  return {
    send,
    post(compose) {
      const task = run(compose).finally(() => underWay.delete(task));
      underWay.add(task);
    },
    async drain() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}

/** A mail server's message may contain the address, so only the kind of failure is logged. */
function kindOfFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { code, responseCode, command } = error as Error & Record<string, unknown>;
  return { kind: error.name, code, responseCode, command };
}
