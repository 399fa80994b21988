import { z } from 'zod';
import { messages } from '#shared/messages/en/common/contract.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';

type RawIssue = z.core.$ZodRawIssue;

const OF_TYPE: Readonly<Record<string, (field: string) => string>> = {
  string: (field) => t(messages.fieldText, { field }),
  number: (field) => t(messages.fieldNumber, { field }),
  int: (field) => t(messages.fieldWhole, { field }),
  boolean: (field) => t(messages.fieldYesNo, { field }),
  array: (field) => t(messages.fieldList, { field }),
  object: (field) => t(messages.fieldObject, { field }),
  record: (field) => t(messages.fieldObject, { field }),
};
const ofForm = (field: string) => t(messages.fieldForm, { field });

/** The name of the field on the wire; an entry of a list has the name of the list. Undefined for the whole body. */
function fieldOf({ path = [] }: RawIssue): string | undefined {
  const name = path.findLast((part) => typeof part === 'string');
  return typeof name === 'string' ? name : undefined;
}

/** The sentence that the contract has for an empty text: to a user a missing one is the same. */
function saidOfEmpty({ inst }: RawIssue): string | undefined {
  if (!(inst instanceof z.ZodString) || inst.minLength === null) return undefined;
  const said = inst.safeParse('').error?.issues.find(({ code }) => code === 'too_small')?.message;
  // Our own sentence for a value without a field names nothing.
  return said === t(messages.inputForm) ? undefined : said;
}

function ofType(field: string, issue: RawIssue & { code: 'invalid_type' }): string {
  if (issue.input === undefined || issue.input === null)
    return saidOfEmpty(issue) ?? t(messages.fieldMissing, { field });
  return (OF_TYPE[issue.expected] ?? ofForm)(field);
}

function ofSize(field: string, issue: RawIssue & { code: 'too_small' | 'too_big' }): string {
  const counted = issue.origin === 'number' || issue.origin === 'int' || issue.origin === 'bigint';
  if (issue.code === 'too_big') {
    const limit = Number(issue.maximum);
    return t(counted ? messages.fieldAtMost : messages.fieldLongest, { field, limit });
  }
  const limit = Number(issue.minimum);
  return t(counted ? messages.fieldAtLeast : messages.fieldShortest, { field, limit });
}

/** A sentence for a broken rule that has none of its own in its contract, in the language of the request. */
function sentenceFor(issue: RawIssue): string {
  if (issue.code === 'unrecognized_keys')
    return t(messages.fieldsUnknown, { fields: formatList(issue.keys.slice(0, 5)) });
  const field = fieldOf(issue);
  if (field === undefined) return t(messages.inputForm);
  if (issue.code === 'invalid_type') return ofType(field, issue);
  if (issue.code === 'too_small' || issue.code === 'too_big') return ofSize(field, issue);
  if (issue.code === 'invalid_value')
    return t(messages.fieldOneOf, { field, values: issue.values.slice(0, 12).map(String).join(', ') });
  return ofForm(field);
}

/** Contracts speak in our sentences instead of those of the validator, for the rest of the process. */
export function speakPlainly(): void {
  z.config({ customError: sentenceFor });
}
