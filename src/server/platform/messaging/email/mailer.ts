import path from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Env } from '#server/core/env.ts';
import type { AfterResponse } from '#server/platform/http/after-response.ts';
import { countSend } from '#server/platform/monitoring/counters.ts';
import { type Mail, messageFrom } from './mail-message.ts';
import { writeToOutbox } from './outbox.ts';

/** SMTP, or the local outbox (`.eml` files under `$MUNSHI_DATA/outbox/`). Errors: rejects with the transport's cause. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Composes and sends a mail after the response (`AfterResponse`). `undefined` sends nothing. */
  post(compose: () => Promise<Mail | undefined>): void;
  /** The folder, when mails are written to files instead of being sent. */
  readonly outbox?: string;
}

const CONNECT_MS = 10_000;

/** Opens SMTP when `SMTP_URL` is set, else the outbox under `MUNSHI_DATA`. Connects and writes nothing yet. */
export function openMailer(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'MUNSHI_DATA'>,
  afterResponse: AfterResponse,
): Mailer {
  if (env.SMTP_URL) return withBackgroundSend(smtp(env.SMTP_URL, env.MAIL_FROM), afterResponse);
  const outbox = path.join(env.MUNSHI_DATA, 'outbox');
  return {
    ...withBackgroundSend((mail) => writeToOutbox(outbox, env.MAIL_FROM, mail), afterResponse),
    outbox,
  };
}

/** Connects to a mail server and signs in; sends nothing. Errors: the transport's, whose `code` says what is wrong. */
export async function checkMailServer(url: string, withinMs: number): Promise<void> {
  const limits = { connectionTimeout: withinMs, greetingTimeout: withinMs, socketTimeout: withinMs };
  const transport = createTransport({ url, ...limits });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function smtp(url: string, from: string): Mailer['send'] {
  const transport: Transporter = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: 2 * CONNECT_MS,
  });
  return async (mail) => {
    await transport.sendMail(messageFrom(from, mail));
  };
}

/** Adds `post` to a transport. */
export function withBackgroundSend(
  send: Mailer['send'],
  afterResponse: AfterResponse,
): Pick<Mailer, 'send' | 'post'> {
  const counted: Mailer['send'] = (mail) => countSend('mail', send(mail));
  return {
    send: counted,
    post: (compose) =>
      afterResponse.run('a mail', async () => {
        const mail = await compose();
        if (mail) await counted(mail);
      }),
  };
}
