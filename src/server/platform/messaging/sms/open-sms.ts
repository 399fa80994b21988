import path from 'node:path';
import type { Env } from '#server/core/env.ts';
import { countSend } from '#server/platform/monitoring/counters.ts';
import { openMsg91 } from './msg91.ts';
import { openSmsOutbox } from './outbox.ts';
import type { SmsSender } from './sms.ts';
import { openTwilio } from './twilio.ts';

/** MSG91 if it is set up, else Twilio, else the outbox under `MUNSHI_DATA`. Connects and writes nothing yet. */
export function openSms(env: Env): SmsSender {
  const sms = providerOf(env);
  return { ...sms, send: (message) => countSend('sms', sms.send(message)) };
}

function providerOf(env: Env): SmsSender {
  if (env.MSG91_AUTH_KEY && env.MSG91_TEMPLATE_ID)
    return openMsg91({
      authKey: env.MSG91_AUTH_KEY,
      templateId: env.MSG91_TEMPLATE_ID,
      noticeTemplateId: env.MSG91_NOTICE_TEMPLATE_ID,
      invitationTemplateId: env.MSG91_INVITATION_TEMPLATE_ID,
      clientTemplateId: env.MSG91_CLIENT_TEMPLATE_ID,
      url: env.MSG91_URL,
    });
  if (env.TWILIO_ACCOUNT_SID && env.TWILIO_AUTH_TOKEN && env.TWILIO_FROM) {
    return openTwilio({
      accountSid: env.TWILIO_ACCOUNT_SID,
      authToken: env.TWILIO_AUTH_TOKEN,
      from: env.TWILIO_FROM,
      url: env.TWILIO_URL,
    });
  }
  return openSmsOutbox(path.join(env.MUNSHI_DATA, 'outbox'));
}
