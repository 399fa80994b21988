import { PROVIDER_TIMEOUT_MS, requestProvider, unavailable } from './request-provider.ts';
import { invitationText, noticeText, type SmsSender, smsText } from './sms.ts';

export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  /** A number, a sender name, or the SID of a messaging service (`MG…`). */
  from: string;
  url: string;
}

/** Twilio's Messages resource of 2010-04-01: HTTP basic, a form, 201 when the message was accepted. */
export function openTwilio(
  { accountSid, authToken, from, url }: TwilioSettings,
  { withinMs = PROVIDER_TIMEOUT_MS } = {},
): SmsSender {
  const login = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const sender = /^MG\w{32}$/.test(from) ? 'MessagingServiceSid' : 'From';
  const hand = async (to: string, text: string) => {
    const form = new URLSearchParams({ To: to, [sender]: from, Body: text });
    const { status, body } = await requestProvider(
      'Twilio',
      new URL(`/2010-04-01/Accounts/${accountSid}/Messages.json`, url).href,
      {
        headers: {
          authorization: `Basic ${login}`,
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: form.toString(),
      },
      withinMs,
    );
    const failed = body?.status === 'failed' || body?.status === 'undelivered';
    if (status !== 201 || body === undefined || failed)
      throw unavailable('Twilio', refusal(status, body?.code ?? body?.error_code));
  };
  return {
    provider: 'twilio',
    send: (message) => hand(message.to, smsText(message)),
    notify: (notice) => hand(notice.to, noticeText(notice)),
    invite: (invitation) => hand(invitation.to, invitationText(invitation)),
  };
}

/** Twilio's error number; its message may quote the recipient. */
function refusal(status: number, code: unknown): string {
  return typeof code === 'number' ? `refused (${status}, error ${code})` : `refused (${status})`;
}
