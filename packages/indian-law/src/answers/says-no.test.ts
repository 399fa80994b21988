import { expect, test } from 'vitest';
import { saysNoAnswer } from './says-no.ts';

test.each([
  'NO ANSWER IN THE SOURCES',
  'The provided sources do not contain any information about this.',
  'I could not find the answer in the documents.',
  'Based on the context, it is not possible to determine who signed.',
  'There is no mention of a renewal.',
  "I'm sorry, but the passages don't say.",
  'I do not know.',
  'Not mentioned in the given documents.',
  'Not stated.',
  'दिए गए स्रोतों में यह जानकारी नहीं है।',
  'ஆதாரங்களில் இதற்கு பதில் இல்லை.',
])('%s is no answer', (text) => expect(saysNoAnswer(text)).toBe(true));

test.each([
  'The deed does not mention a renewal clause [1].',
  'The tenant did not pay the rent for March.',
  'The rent is Rs. 45,000.',
  '',
])('%s says something', (text) => expect(saysNoAnswer(text)).toBe(false));
