import { defineMessages } from '../message.ts';

export const messages = defineMessages('reference', {
  atLeastMinlengthCharacters: 'at least {minLength} characters',
  atMostMaxlengthCharacters: 'at most {maxLength} characters',
  body: 'Body',
  groupsOfCalls: 'Groups of calls',
  hideFieldsOfName: 'Hide fields of {name}',
  loadingTheReference: 'Loading the reference',
  optional: 'optional',
  parameters: 'Parameters',
  showFieldsOfName: 'Show fields of {name}',
  theReferenceCouldNotBe: 'The reference could not be read',
});
