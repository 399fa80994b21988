import { defineMessages } from '#shared/messages/message.ts';

/** The sentence of each code of the table in `shared/errors.ts`, and of texts that no contract accepts. */
export const messages = defineMessages('errors', {
  unauthenticated: 'Please log in to access this page',
  confirmFactor: 'Please confirm your second factor first.',
  insufficientScope: 'This key may not do this. Its scopes do not include it.',
  foreignOrigin: 'This request came from another site and was refused.',
  forbidden: 'You can’t change this.',
  notFound: 'This does not exist, or you do not have access to it.',
  invalidRequest: 'The request could not be read. Please check what was sent.',
  notAcceptable: 'The answer does not have the requested shape.',
  conflict: 'Something with this name or number already exists.',
  preconditionFailed: 'A header of this request does not have the required value.',
  tooLarge: 'This is larger than the server accepts.',
  unsupportedFile: 'This type of file is not accepted.',
  unprocessable: 'This cannot be accepted as it is.',
  codeNotSent: 'Failed to send verification code. Please try again.',
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',
  diskFull:
    'The disk is full, so nothing was saved. What you saved before is safe. Free some space and try again.',
  databaseUnavailable:
    'The database cannot be reached. Your saved work is safe. Please try again in a moment.',
  indexUnavailable: 'The library index is not ready yet. Please try again in a moment.',
  storageUnavailable: 'The file store cannot be reached. Please try again in a moment.',
  modelUnavailable:
    'The language model cannot be used at the moment. Your saved work is safe. Please try again later.',
  answerUnsupported:
    'The answer of the model names no source that supports it, so it is not shown. Ask again, or use other words.',
  paymentRequired: 'A payment is overdue, so this account is read-only. You can read and export everything.',
  paymentsUnavailable: 'The payment provider cannot be reached. Nothing was charged. Please try again later.',
  timeout: 'This took too long and was stopped. Nothing was changed. Please try again.',
  internal: 'Something went wrong on our side. What you saved before is safe. Please try again.',

  // The sentence of the contract that a request does not meet, written already
  fromContract: '{sentence}',
  controlCharacters: 'This text contains control characters that cannot be stored. Please remove them.',
  wholeNumber: 'Must be a whole number',
});
