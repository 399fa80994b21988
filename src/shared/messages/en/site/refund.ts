import { defineMessages } from '#shared/messages/message.ts';

/** The refund policy. */
export const messages = defineMessages('refund', {
  title: 'Refund Policy',
  lead: 'When we give money back, and how to ask for it.',
  firstTitle: 'First purchase',
  first:
    'You get a full refund when you ask for it within {days, number} days of the first purchase of a new subscription.',
  outageTitle: 'When the service is unavailable',
  outage:
    'When the service is unavailable for more than {hours, number} consecutive hours, you get a prorated refund for that time.',
  noneTitle: 'No refund',
  none: 'There is no refund for renewals, partial months, unused portions, or an account that was closed because it broke our terms.',
  renewTitle: 'Renewal and cancellation',
  renew:
    'Subscriptions renew automatically unless you cancel before the renewal. You can cancel at any time in your account settings and keep access until the end of the period.',
  askTitle: 'How to ask',
  ask: 'Use the button in your payments, or write to <support>{email}</support> with the address of your account. We review requests in {review} business days.',
  paidTitle: 'How we pay',
  paid: 'An approved refund reaches the original payment method in {paid} business days.',
  more: 'See also our <privacy>Privacy Policy</privacy> and <terms>Terms of Service</terms>.',
});
