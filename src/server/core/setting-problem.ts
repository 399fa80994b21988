import type { z } from 'zod';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { formatList } from '#shared/messages/formats.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { StartupError } from './startup-error.ts';

/** Says which value to give instead, for a rule of a setting that has no sentence of its own. */
export const settingProblem: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return t(issue.expected === 'int' ? messages.giveWholeNumber : messages.giveNumber);
    case 'too_small':
      return issue.origin === 'string'
        ? t(messages.giveLonger, { least: Number(issue.minimum) })
        : t(messages.giveAtLeast, { least: String(issue.minimum) });
    case 'too_big':
      return issue.origin === 'string'
        ? t(messages.giveShorter, { most: Number(issue.maximum) })
        : t(messages.giveAtMost, { most: String(issue.maximum) });
    case 'invalid_value':
      return t(messages.giveOneOf, { values: formatList(issue.values.map(String), 'disjunction') });
    default:
      return t(messages.giveOtherForm);
  }
};

/** Settings that cannot be used, each with what to give instead, as one error. */
export function unusable(problems: readonly (readonly [name: string, problem: string])[]): StartupError {
  const lines = problems.map(([name, problem]) => `  ${t(messages.setting, { name, problem })}`);
  return new StartupError(sentenceOf(messages.settingsInvalid, { lines: lines.join('\n') }));
}

/** Settings that have no effect without each other; a folder of embeddings alone is a model that operators can choose. */
const GROUPS = [
  ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'],
  ['MODEL_URL', 'MODEL_NAME'],
  ['WEB_SEARCH', 'WEB_SEARCH_URL'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
  ['OPENSEARCH_USER', 'OPENSEARCH_PASSWORD'],
  ['EMBEDDINGS_URL', 'EMBEDDINGS_MODEL'],
  ['INBOUND_MAIL_DOMAIN', 'INBOUND_MAIL_SECRET'],
  ['GRIEVANCE_OFFICER', 'GRIEVANCE_EMAIL'],
];

/** Errors: `StartupError` that names the settings missing beside those given. */
export function requireWholeGroups(given: Record<string, string | undefined>): void {
  const groups = [...GROUPS];
  if (given.SEARCH_ENGINE === 'opensearch') groups.push(['SEARCH_ENGINE', 'OPENSEARCH_URL']);
  const used = groups.filter((group) => group.some((name) => given[name] !== undefined));
  const problems = used.flatMap((group) =>
    group
      .filter((name) => given[name] === undefined)
      .map((name): [string, string] => {
        const others = formatList(group.filter((other) => other !== name));
        return [name, t(messages.settingMissing, { others })];
      }),
  );
  if (problems.length > 0) throw unusable(problems);
}
