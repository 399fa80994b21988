import type { ModelFailure } from '#shared/contracts/assistant/model-failures.ts';
import { ModelError, type RefusalFacts, type RequestPart } from './model-error.ts';

/** A body is read to this length for the class of a refusal. */
const MOST_OF_REFUSAL = 16_384;
/** Providers repeat the request in the middle: only so much of both ends is looked at. */
const ENDS = { head: 400, tail: 200 } as const;

const endsOf = (body: string): string => {
  const text = body.slice(0, MOST_OF_REFUSAL).toLowerCase();
  if (text.length <= ENDS.head + ENDS.tail) return text;
  return `${text.slice(0, ENDS.head)}\n${text.slice(-ENDS.tail)}`;
};

/** Signs in the body of a refusal, lower case. Providers name a field in `param` or in their sentence. */
const CONTEXT =
  /context (?:size|length|window)|context_length|exceed_context|maximum context|too many tokens|prompt is too long|input (?:is )?too long|reduce the length|max_model_len/u;
const SPENT =
  /insufficient_quota|insufficient (?:credits|balance|funds)|exceeded your current quota|\bquota\b|out of credits|billing|payment required/u;
const NO_MODEL =
  /model[^.]{0,80}(?:not found|does not exist|not exist|unknown|not supported|no such)|(?:unknown|invalid|no such|unsupported) model|model_not_found|deploymentnotfound/u;
const BUSY = /overloaded|rate.?limit|too many requests|loading model|model is loading|capacity/u;
const KEY = /invalid_api_key|api key|unauthori[sz]ed|authentication/u;

/** In the order in which they are looked for: `stream` is part of `stream_options`. */
const PARTS: readonly (readonly [RequestPart, RegExp])[] = [
  ['stream_options', /stream_options|include_usage/u],
  ['max_tokens', /max_tokens|max_completion_tokens/u],
  ['schema', /response_format|json_schema|structured output/u],
  ['temperature', /temperature/u],
  [
    'system',
    /system (?:role|message|prompt)|role[^.]{0,20}system|developer role|roles must alternate|only user and assistant roles/u,
  ],
  ['stream', /\bstream(?:ing)?\b/u],
];

const BY_STATUS: Readonly<Record<number, ModelFailure>> = {
  401: 'key',
  403: 'key',
  402: 'quota',
  429: 'busy',
  503: 'busy',
  529: 'busy',
  404: 'address',
  405: 'address',
};

const numberIn = (text: string, pattern: RegExp): number | undefined => {
  const [, digits] = pattern.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};

function factsOf(text: string): RefusalFacts {
  const context =
    numberIn(text, /"n_ctx"\s?:\s?(\d{3,8})/u) ??
    numberIn(text, /(?:maximum context length|context (?:size|length|window))[^\d]{0,40}(\d[\d,]{2,9})/u);
  const prompt =
    numberIn(text, /"n_prompt_tokens"\s?:\s?(\d{1,8})/u) ??
    numberIn(text, /(?:requested|resulted in|prompt contains)[^\d]{0,40}(\d[\d,]{2,9})/u);
  return {
    ...(context === undefined ? {} : { context }),
    ...(prompt === undefined ? {} : { prompt }),
  };
}

/** The failure that a status other than 2xx means, with the sign in its body where it has one. */
function failureOf(status: number, text: string): ModelFailure {
  if (status === 413 || (status < 500 && CONTEXT.test(text))) return 'context';
  if (status === 429) return SPENT.test(text) ? 'quota' : 'busy';
  if ((status === 404 || status === 400) && NO_MODEL.test(text)) return 'name';
  if (status >= 300 && status < 400) return 'address';
  if (status === 400 && KEY.test(text)) return 'key';
  return BY_STATUS[status] ?? (status >= 500 ? 'failed' : 'refused');
}

/** A refusal by its status and body. The error holds classes and numbers, and nothing of the text. */
export function refusalOf(status: number, body: string): ModelError {
  const text = endsOf(body);
  const failure = failureOf(status, text);
  if (failure === 'context') return new ModelError(failure, status, factsOf(text));
  const part = failure === 'refused' ? PARTS.find(([, sign]) => sign.test(text))?.[0] : undefined;
  return new ModelError(failure, status, part === undefined ? {} : { part });
}

/** An error that a provider reports inside an answer of status 200. */
export function reportedError(error: unknown): ModelError {
  const text = endsOf(JSON.stringify(error));
  const code = numberIn(text, /"(?:code|status)"\s?:\s?"?(\d{3})\b/u);
  if (code !== undefined) return refusalOf(code, text);
  if (CONTEXT.test(text)) return new ModelError('context', undefined, factsOf(text));
  if (SPENT.test(text)) return new ModelError('quota');
  if (KEY.test(text)) return new ModelError('key');
  return new ModelError(BUSY.test(text) ? 'busy' : 'failed');
}

/** The beginning of a refusal's body; what breaks or takes too long says nothing. */
export async function textOfRefusal({ body }: Response): Promise<string> {
  let text = '';
  if (!body) return text;
  try {
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      text += piece;
      if (text.length >= MOST_OF_REFUSAL) break;
    }
  } catch {
    // The status alone says what is known.
    return text;
  }
  return text;
}
