import { defineMessages } from '#shared/messages/message.ts';

/** Sentences about the language model for users and operators. */
export const messages = defineMessages('models', {
  // Reasons why a request failed
  unreachable: 'The language model cannot be reached. Your saved work is safe. Please try again later.',
  timeout: 'The language model did not answer in time. Your saved work is safe. Please try again.',
  key: 'The language model does not accept the key of this server. Your saved work is safe. Please tell the person who runs it.',
  quota:
    'The account of this server with the language model has nothing left. Your saved work is safe. Please tell the person who runs it.',
  name: 'The language model that this server names does not exist. Your saved work is safe. Please tell the person who runs it.',
  address:
    'No language model answers at the address that this server names. Your saved work is safe. Please tell the person who runs it.',
  context:
    'The question and its sources are too long for the language model. Your saved work is safe. Ask about fewer files or in fewer words.',
  refused:
    'The language model refused the request. Your saved work is safe. Please tell the person who runs this server.',
  busy: 'The language model has too many requests. Your saved work is safe. Please try again in a minute.',
  failed: 'The language model reported an error. Your saved work is safe. Please try again later.',
  unusable: 'The language model gave no usable answer. Your saved work is safe. Please try again.',

  // Causes of failures, for operators
  cause:
    '{failure, select, key {It refuses the key. Check MODEL_API_KEY.} quota {The account there has nothing left. Look at its billing.} name {It has no model of this name. Check MODEL_NAME.} address {No OpenAI-compatible API answers there. Check MODEL_URL: it ends with the version path, such as /v1.} context {The prompt is longer than the model reads. Set MODEL_CONTEXT to its size in tokens, or start it with a larger one.} timeout {It gave no token in time. A larger MODEL_TIMEOUT_S gives a slow model more time.} busy {It has too many requests, or is still loading. Check its limits, or lower MODEL_AT_ONCE.} unreachable {It cannot be reached. Check MODEL_URL, and that it is running.} refused {It refuses the form of the request. npm run model:check says more.} failed {It reported an error of its own. Look at its log.} other {Its answer was empty, broke off or had another form. npm run model:check says more.}}',
  failing: 'The language model fails',
  failingText:
    'The language model {model} of Munshi failed. Until it answers, users get quotations of their sources in place of its answers.',
  failingCount: '{cause} ({count, plural, one {# request} other {# requests}} since yesterday)',
  failingSilence: 'The next email about this comes after six hours at the earliest.',
  failures: 'Language model',
  failuresNone: '{model} has not failed since yesterday.',
  failuresOf:
    '{model}: {answered, plural, one {# answer} other {# answers}} since yesterday, and these failures. Users got quotations of their sources instead.',

  // Budgets
  userTokensUsed:
    'You have used your share of the language model for today. It answers again after midnight, Indian time; searches, checks and quotations go on.',
  monthTokensUsed:
    'You have used the answers of your plan for this month. What you use is shown under Subscription. A larger plan, or the first of the next month, gives new ones.',
  allTokensUsed:
    'The users of this server have used its share of the language model for today. It answers again after midnight, Indian time; searches, checks and quotations go on.',
});
