import { defineMessages } from '#shared/messages/message.ts';

/** Sentences about the language model for users and operators. */
export const messages = defineMessages('models', {
  // Reasons why a request failed
  unreachable: 'The language model cannot be reached. Nothing was lost. Please try again later.',
  timeout: 'The language model did not answer in time. Nothing was lost. Please try again.',
  refused:
    'The language model refused the request. Nothing was lost. Please tell the person who runs this server.',
  busy: 'The language model has too many requests. Nothing was lost. Please try again in a minute.',
  failed: 'The language model reported an error. Nothing was lost. Please try again later.',
  unusable: 'The language model gave no usable answer. Nothing was lost. Please try again.',

  // Budgets
  userTokensUsed:
    'You have used most of your {limit, number} tokens of the language model for today, and this needs more than are left. New ones are available after midnight, Indian time.',
  monthTokensUsed:
    'You have used the AI tokens of your plan for this month. What you use is shown under Subscription. A larger plan, or the first of the next month, gives new ones.',
  allTokensUsed:
    'The users of this server have used most of the {limit, number} tokens of the language model for today, and this needs more than are left. New ones are available after midnight, Indian time.',
});
