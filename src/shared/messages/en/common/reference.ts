import { defineMessages } from '#shared/messages/message.ts';

/** The API reference. */
export const messages = defineMessages('reference', {
  loading: 'Loading the reference',
  notLoaded: 'The reference could not be read',
  groups: 'Groups of endpoints',
  otherGroup: 'other',

  // An endpoint
  parameters: 'Parameters',
  body: 'Body',
  response: 'Response <status></status> <description></description>',
  optional: 'optional',

  // A parameter, by where it is sent
  inQuery: '{type}, in the query',
  inPath: '{type}, in the path',
  inHeader: '{type}, in the header',
  inCookie: '{type}, in the cookie',

  // The type of a value, and its limits
  text: 'text',
  anyValue: 'any value',
  listOf: 'list of {type}',
  typeWithFormat: '{type} ({format})',
  minLength: 'at least {count, plural, one {# character} other {# characters}}',
  maxLength: 'at most {count, plural, one {# character} other {# characters}}',
  minimum: 'from {value, number}',
  maximum: 'up to {value, number}',
  showFields: 'Show fields of {name}',
  hideFields: 'Hide fields of {name}',
});
