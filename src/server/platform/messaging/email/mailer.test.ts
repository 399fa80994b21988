import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AfterResponse } from '#server/platform/http/after-response.ts';
import { type SmtpServer, startSmtp } from '#test/fakes/smtp.ts';
import { openMailer } from './mailer.ts';
import { readOutbox } from './outbox.ts';

const MAIL = {
  to: 'asha@chambers.example',
  subject: 'पुष्टि: confirm your address — “now”',
  text: `Dear Asha,\n\n${'long '.repeat(40)}\n\nConfirm:\nhttps://munshi.example/auth/v1/verify?token=${'x'.repeat(43)}&type=signup&redirect_to=https%3A%2F%2Fmunshi.example%2Flogin\n\nMunshi`,
  html: '<p>Dear Asha</p>',
};

let logs: string[];
const log = pino({ level: 'debug' }, { write: (line: string) => logs.push(line) });
const afterResponse = new AfterResponse(log);
beforeEach(() => {
  logs = [];
});

describe('with a mail server', () => {
  let server: SmtpServer;
  beforeEach(async () => {
    server = await startSmtp();
  });
  afterEach(() => server.close());
  const mailer = (url = server.url) =>
    openMailer(
      { SMTP_URL: url, MAIL_FROM: 'Munshi <munshi@firm.example>', MUNSHI_DATA: '/nonexistent' },
      afterResponse,
      [0, 0],
    );

  test('a mail arrives over SMTP as it was composed', async () => {
    const ours = mailer();
    expect(ours.outbox).toBeUndefined();
    await ours.send(MAIL);
    expect(server.received).toHaveLength(1);
    const [received] = server.received;
    expect(received).toMatchObject({ from: 'munshi@firm.example', to: [MAIL.to] });
    const parsed = await PostalMime.parse(received!.raw);
    expect(parsed.subject).toBe(MAIL.subject);
    expect(parsed.from).toMatchObject({ name: 'Munshi', address: 'munshi@firm.example' });
    expect(parsed.text?.trim()).toBe(MAIL.text);
    expect(parsed.html?.trim()).toBe(MAIL.html);
  });

  test('a mail program learns where one POST stops mails like this one', async () => {
    const stopLink = 'https://munshi.example/alerts/stop?search=1&token=2';
    await mailer().send({ ...MAIL, stopLink });
    const { headers } = await PostalMime.parse(server.received[0]!.raw);
    const listed = headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]);
    expect(Object.fromEntries(listed)).toEqual({
      'list-unsubscribe': `<${stopLink}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
  });

  test('a line break in an address or a subject adds no recipient and no header', async () => {
    await mailer().send({ ...MAIL, subject: 'Hello\r\nBcc: evil@evil.example' });
    expect(server.received[0]?.to).toEqual([MAIL.to]);
    expect(server.received[0]?.raw).not.toMatch(/^Bcc:/im);
  });

  test('a mail that its server does not take for now is posted again, three times at most', async () => {
    server.refuseNext(451, 'Greylisted, come back later');
    server.refuseNext(421, 'Shutting down');
    mailer().post(async () => MAIL);
    await expect.poll(() => server.received.length).toBe(1);
    for (let at = 0; at < 3; at += 1) server.refuseNext(451, 'Greylisted, come back later');
    mailer().post(async () => MAIL);
    await expect.poll(() => logs.join('')).toContain('451');
    await afterResponse.drain();
    expect(server.received).toHaveLength(1);
  });

  test('a stop of ours waits for no pause of a mail whose server is away', async () => {
    const hourMs = 3_600_000;
    const options = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Munshi <m@firm.example>',
      MUNSHI_DATA: '/nonexistent',
    };
    openMailer(options, afterResponse, [hourMs]).post(async () => MAIL);
    await afterResponse.drain();
    expect(logs.join('')).toContain('ESOCKET');
  });

  test('a refusal rejects `send`; `post` logs its kind, never the address', async () => {
    server.refuseNext(550, `No such user ${MAIL.to}`);
    await expect(mailer().send(MAIL)).rejects.toThrow();
    server.refuseNext(550, `No such user ${MAIL.to}`);
    const ours = mailer();
    ours.post(async () => MAIL);
    await afterResponse.drain();
    expect(logs).toHaveLength(1);
    expect(logs[0]).toContain('550');
    expect(logs[0]).not.toContain('asha');
    expect(server.received).toEqual([]);
  });

  test('a wrong password rejects', async () => {
    await expect(mailer(server.url.replace('secret', 'wrong')).send(MAIL)).rejects.toMatchObject({
      code: 'EAUTH',
    });
  });

  test('a mail is composed and sent after the response; what composes nothing sends nothing', async () => {
    const ours = mailer();
    let compose = (): void => undefined;
    ours.post(
      () =>
        new Promise((resolve) => {
          compose = () => resolve(MAIL);
        }),
    );
    ours.post(async () => undefined);
    ours.post(async () => {
      throw new Error(`the database said ${MAIL.to}`);
    });
    const drained = afterResponse.drain();
    compose();
    await drained;
    expect(server.received).toHaveLength(1);
    expect(logs.join('')).not.toContain('asha');
  });
});

describe('without a mail server', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'munshi-outbox-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const mailer = () =>
    openMailer(
      { SMTP_URL: undefined, MAIL_FROM: 'Munshi <munshi@localhost>', MUNSHI_DATA: folder },
      afterResponse,
    );

  test('mail is written to a private folder and read back, newest first, with its links', async () => {
    const ours = mailer();
    expect(ours.outbox).toBe(path.join(folder, 'outbox'));
    expect(await readOutbox(ours.outbox!)).toEqual([]);
    await ours.send(MAIL);
    await ours.send({ to: 'ravi@chambers.example', subject: 'Second', text: 'No link here.' });
    const mails = await readOutbox(ours.outbox!);
    expect(mails.map(({ subject }) => subject).sort()).toEqual(['Second', MAIL.subject].sort());
    expect(mails.map(({ file }) => file)).toEqual(
      mails
        .map(({ file }) => file)
        .sort()
        .reverse(),
    );
    const first = mails.find(({ to }) => to === MAIL.to)!;
    expect(first.text).toBe(MAIL.text);
    expect(first.links).toEqual([/https:\S+/.exec(MAIL.text)![0]]);
    expect(Number.isNaN(Date.parse(first.date))).toBe(false);
  });

  test('folder and files are the owner’s alone, and no draft is left', async () => {
    const ours = mailer();
    await ours.send(MAIL);
    const names = await readdir(ours.outbox!);
    expect(names).toHaveLength(1);
    expect(names[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-[0-9a-f]{8}\.eml$/);
    expect((await stat(ours.outbox!)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(ours.outbox!, names[0]!))).mode & 0o777).toBe(0o600);
    expect(await readFile(path.join(ours.outbox!, names[0]!), 'utf8')).toContain('\r\n');
  });

  test('other files in the folder are ignored, and a broken email does not hide the others', async () => {
    const ours = mailer();
    await ours.send(MAIL);
    await writeFile(path.join(ours.outbox!, '.draft.eml.tmp'), 'half');
    await writeFile(path.join(ours.outbox!, '9.sms.txt'), '+919876543210\ncode');
    await writeFile(path.join(ours.outbox!, '0.eml'), Buffer.from([0, 255, 254, 10, 13]));
    expect((await readOutbox(ours.outbox!)).map(({ to }) => to)).toEqual([MAIL.to, '']);
  });

  test('only the newest are read', async () => {
    const ours = mailer();
    for (let i = 0; i < 4; i++) await ours.send(MAIL);
    expect(await readOutbox(ours.outbox!, 3)).toHaveLength(3);
  });
});
