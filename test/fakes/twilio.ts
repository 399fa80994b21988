import { randomBytes } from 'node:crypto';
import { type Answer, type HttpService, startHttpService } from './http-service.ts';

export interface FakeTwilio extends HttpService {
  sent: { to: string; from: string; text: string }[];
}

const refused = (status: number, code: number, message: string): Answer => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
  ...(status === 401 ? { headers: { 'www-authenticate': 'Basic realm="Twilio API"' } } : {}),
});

/** The answer to a message that the account may not send. */
function refusalOf(form: URLSearchParams, { to, text, from }: FakeTwilio['sent'][number], senders: string[]) {
  if (!/^\+[1-9]\d{7,14}$/.test(to))
    return refused(400, 21211, `The 'To' number ${to} is not a valid phone number.`);
  if (text === '') return refused(400, 21602, 'Message body is required.');
  if (!senders.includes(from) || form.has('From') === from.startsWith('MG'))
    return refused(400, 21606, `The 'From' phone number ${from} is not a valid, SMS-capable inbound number.`);
  return undefined;
}

/** Twilio's Messages resource of 2010-04-01: HTTP basic with SID and token, a form in, JSON out. */
export async function startTwilio({
  accountSid,
  authToken,
  senders,
}: {
  accountSid: string;
  authToken: string;
  /** Numbers and messaging services of the account. */
  senders: string[];
}): Promise<FakeTwilio> {
  const sent: FakeTwilio['sent'] = [];
  const login = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const service = await startHttpService((request, body) => {
    if (request.headers.authorization !== login) return refused(401, 20003, 'Authenticate');
    if (request.url !== `/2010-04-01/Accounts/${accountSid}/Messages.json` || request.method !== 'POST')
      return refused(404, 20404, `The requested resource ${request.url} was not found`);
    if (request.headers['content-type'] !== 'application/x-www-form-urlencoded')
      return refused(400, 21604, "A 'To' phone number is required.");
    const form = new URLSearchParams(body);
    const [to, text] = [form.get('To') ?? '', form.get('Body') ?? ''];
    const from = form.get('From') ?? form.get('MessagingServiceSid') ?? '';
    const refusal = refusalOf(form, { to, text, from }, senders);
    if (refusal) return refusal;
    sent.push({ to, from, text });
    return {
      status: 201,
      body: {
        sid: `SM${randomBytes(16).toString('hex')}`,
        account_sid: accountSid,
        to,
        from: form.get('From'),
        messaging_service_sid: form.get('MessagingServiceSid'),
        body: text,
        status: from.startsWith('MG') ? 'accepted' : 'queued',
        error_code: null,
        error_message: null,
        direction: 'outbound-api',
        api_version: '2010-04-01',
      },
    };
  });
  return { ...service, sent };
}
