import { defineMessages } from '#shared/messages/message.ts';

/** Errors of the data API for developers. The wording is that of PostgreSQL and PostgREST where they have one. */
export const messages = defineMessages('dataApi', {
  // Explains the syntax of a query to a developer, in English only
  queryInvalid: '{explanation}',
  columnUnknown: 'column {column} does not exist',
  notOffered: '{operation} is not offered for "{table}"',
  tooManyChanges: 'The change touches more rows than max-affected allows',
  notOneRow: 'JSON object requested, multiple (or no) rows returned',
  filterRequired: '{operation} requires a WHERE clause',
  bodyNotJson: 'the body is not valid JSON',
  uuidInvalid: 'Invalid UUID',
  tableUnknown: "Could not find the table ''public.{table}''",
  functionUnknown: "Could not find the function ''public.{name}''",
  keysDiffer: 'All object keys must match',
  rowChanged: 'The row has changed since it was read, so nothing was saved.',
  rowDiffers: 'A row with this id exists and differs in a column that cannot change.',
  rowOfAnother: 'new row violates row-level security policy for table "{table}"',
  columnNotWritable: "Could not find the ''{column}'' column of ''{table}'' among those that may be written",
  tooManyRows: 'The answer would have more than {rows, number} rows, so nothing was sent or changed.',
  tooManyEmbeddedRows:
    'The answer would have more than {rows, number} embedded rows, so nothing was sent or changed.',
  answerTooLarge: 'The answer would have more than {megabytes, number} MB, so nothing was sent or changed.',
});
