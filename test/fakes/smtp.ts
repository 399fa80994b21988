import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as the server received it: the envelope, and the message as it came over the wire. */
interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
}

export interface SmtpServer {
  url: string;
  received: ReceivedMail[];
  /** Answers the next recipient with this refusal instead of taking it. */
  refuseNext(code: number, words: string): void;
  /** Runs `work` when the next mail has come in whole, before its sender hears that it was taken. */
  beforeNextAnswer(work: () => Promise<unknown>): void;
  close(): Promise<void>;
}

/** A mail server on loopback that speaks SMTP with AUTH and keeps what it is sent. */
export async function startSmtp(login = { user: 'munshi', password: 'secret' }): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const refusals: Error[] = [];
  const delays: (() => Promise<unknown>)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, answer) {
      if (username === login.user && password === login.password) answer(null, { user: username });
      else answer(new Error('Wrong user or password'));
    },
    onRcptTo(_address, _session, answer) {
      answer(refusals.shift() ?? null);
    },
    onData(stream, { envelope }, answer) {
      void buffer(stream).then(async (bytes) => {
        received.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: bytes.toString('utf8'),
        });
        await delays.shift()?.();
        answer();
        // A mail of which a part came is none.
      }, answer);
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${login.user}:${login.password}@127.0.0.1:${port}`,
    received,
    refuseNext: (responseCode, words) => {
      refusals.push(Object.assign(new Error(words), { responseCode }));
    },
    beforeNextAnswer: (work) => {
      delays.push(work);
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
