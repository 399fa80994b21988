import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Answer, type HttpService, startHttpService } from './http-service.ts';

export interface FakeMsg91 extends HttpService {
  /** Messages handed to the operators: the number in MSG91's form (`91…`) and the words of the template. */
  sent: { mobile: string; text: string }[];
}

interface FlowBody {
  template_id?: unknown;
  recipients?: unknown;
}

/** MSG91 answers 200 to most of what it refuses; `type` tells. */
const refused = (message: string, code: number | string): Answer => ({
  status: 200,
  body: { message, type: 'error', code },
});

/** The answer to a request that is refused before its body is read. */
function refusalOf(request: IncomingMessage, authKey: string) {
  const { pathname } = new URL(request.url ?? '/', 'http://msg91');
  if (!/^\/api\/v5\/flow\/?$/.test(pathname)) return { status: 404, body: 'Not Found' };
  if (request.method !== 'POST') return { status: 405, body: 'Method Not Allowed' };
  if (request.headers.authkey !== authKey) return refused('AuthenticationFailure', '207');
  if (!request.headers['content-type']?.startsWith('application/json'))
    return refused('Invalid request', 400);
  return undefined;
}

function refusalOfFlow(flow: FlowBody, recipients: readonly unknown[], templateId: string) {
  if (flow.template_id === undefined) return refused('template id missing', 400);
  if (flow.template_id !== templateId) return refused('template id invalid', 400);
  return recipients.length === 0 ? refused('recipients missing', 400) : undefined;
}

/** MSG91's flow API, version 5: `authkey` header, JSON, one template whose variables are written `##NAME##`. */
export async function startMsg91({
  authKey,
  templateId,
  template,
}: {
  authKey: string;
  templateId: string;
  template: string;
}): Promise<FakeMsg91> {
  const sent: FakeMsg91['sent'] = [];
  const service = await startHttpService((request, body) => {
    const refusal = refusalOf(request, authKey);
    if (refusal) return refusal;
    const flow = parsed(body);
    const recipients = Array.isArray(flow.recipients) ? (flow.recipients as Record<string, unknown>[]) : [];
    const incomplete = refusalOfFlow(flow, recipients, templateId);
    if (incomplete) return incomplete;
    for (const { mobiles, ...variables } of recipients) {
      if (typeof mobiles !== 'string' || !/^91[6-9]\d{9}$/.test(mobiles))
        return refused('Invalid mobile number', 202);
      const text = template.replace(/##(\w+)##/g, (_, name: string) => String(variables[name] ?? ''));
      sent.push({ mobile: mobiles, text });
    }
    return { status: 200, body: { message: randomBytes(12).toString('hex'), type: 'success' } };
  });
  return { ...service, sent };
}

function parsed(body: string): FlowBody {
  try {
    return JSON.parse(body) as FlowBody;
  } catch {
    return {};
  }
}
