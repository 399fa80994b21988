import { PROVIDER_TIMEOUT_MS, requestProvider, unavailable } from './request-provider.ts';
import type { SmsSender } from './sms.ts';

/** The most characters of a variable in a DLT-approved template. */
const VARIABLE = 30;

export interface Msg91Settings {
  authKey: string;
  /** The flow of a DLT-approved template; its variables are `OTP` and `MINUTES`. */
  templateId: string;
  /** The flow for notices, with the variable `WHAT`; without it no notices are sent. */
  noticeTemplateId?: string | undefined;
  /**
   * The flow for invitations; without it none is sent. Its text has the address of the invitation page, because DLT lets
   * only registered addresses through. It ends with `TOKEN1` and `TOKEN2`: a variable holds at most 30 characters.
   */
  invitationTemplateId?: string | undefined;
  /** The flow for clients of users, with the variables `CASE` and `DATE`; without it none is sent. */
  clientTemplateId?: string | undefined;
  url: string;
}

/**
 * MSG91's flow API, version 5. The code is in the body, so that it appears in no access log. MSG91 also answers 200 to
 * refused messages: only `type: "success"` counts.
 */
export function openMsg91(
  { authKey, templateId, noticeTemplateId, invitationTemplateId, clientTemplateId, url }: Msg91Settings,
  { withinMs = PROVIDER_TIMEOUT_MS } = {},
): SmsSender {
  const hand = async (template_id: string, to: string, variables: Record<string, string>) => {
    const recipient = { mobiles: to.replace(/^\+/, ''), ...variables };
    const { status, body } = await requestProvider(
      'MSG91',
      new URL('/api/v5/flow', url).href,
      {
        headers: { authkey: authKey, accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({ template_id, short_url: '0', recipients: [recipient] }),
      },
      withinMs,
    );
    if (status !== 200 || body?.type !== 'success') throw unavailable('MSG91', refusal(status, body));
  };
  const sender: SmsSender = {
    provider: 'msg91',
    send: ({ to, code, minutes }) => hand(templateId, to, { OTP: code, MINUTES: String(minutes) }),
  };
  if (noticeTemplateId) sender.notify = ({ to, what }) => hand(noticeTemplateId, to, { WHAT: what });
  if (invitationTemplateId)
    sender.invite = ({ to, link }) => {
      const token = new URL(link).searchParams.get('token') ?? '';
      const [TOKEN1, TOKEN2] = [token.slice(0, VARIABLE), token.slice(VARIABLE)];
      return hand(invitationTemplateId, to, { TOKEN1, TOKEN2 });
    };
  if (clientTemplateId)
    sender.client = ({ to, title, when }) => hand(clientTemplateId, to, { CASE: title, DATE: when });
  return sender;
}

/** MSG91's error number, if there is one; its message may quote the recipient. */
function refusal(status: number, body: Record<string, unknown> | undefined): string {
  const code = body?.code ?? body?.apiError;
  return /^\d{1,6}$/.test(String(code)) ? `refused (${status}, code ${String(code)})` : `refused (${status})`;
}
