import type { z } from 'zod';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';

/** What the operator should give instead, for a rule of a setting that has no sentence of its own. */
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
