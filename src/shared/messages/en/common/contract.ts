import { defineMessages } from '#shared/messages/message.ts';

/** Sentences about a field of a request that no contract accepts; a field has its name on the wire. */
export const messages = defineMessages('contract', {
  fieldMissing: '‘{field}’ is missing.',
  fieldText: '‘{field}’ must be a text.',
  fieldNumber: '‘{field}’ must be a number.',
  fieldWhole: '‘{field}’ must be a whole number.',
  fieldYesNo: '‘{field}’ must be true or false.',
  fieldList: '‘{field}’ must be a list.',
  fieldObject: '‘{field}’ must be an object.',
  fieldOneOf: '‘{field}’ must be one of these: {values}.',
  fieldAtMost: '‘{field}’ must be at most {limit, number}.',
  fieldAtLeast: '‘{field}’ must be at least {limit, number}.',
  fieldLongest: '‘{field}’ may have at most {limit, number} characters or entries.',
  fieldShortest: '‘{field}’ must have at least {limit, number} characters or entries.',
  fieldForm: '‘{field}’ does not have the expected form.',
  fieldsUnknown: 'This is not known here: {fields}.',
  inputForm: 'The request does not have the expected form.',
});
