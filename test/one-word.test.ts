import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Message } from '#shared/messages/message.ts';

// One word for one thing: sign in, email, add a client, judgment. The specification's own labels and messages stay as
// it spells them.

const root = path.resolve(import.meta.dirname, '../src/shared/messages/en');
/** Anything but a mail server, and a tag. */
const MAIL = /(?<![</])\bmail(?:s|ed)?\b(?! servers?\b)(?!>)/iu;
const OTHER_WORDS = [
  /\blog(?:ged|ging|s)?[ -]?(?:in|out|on|off)\b/iu,
  /\be-mails?\b|\bmail (?:address|id)\b/iu,
  MAIL,
  /\bjudgements?\b/iu,
  /\b(?:create|register|make) (?:an? )?(?:new )?clients?\b|\b(?:add a )?new client\b(?! and initial)/iu,
] as const;
const SPECIFIED = new Set([
  'Login',
  'Login Restricted',
  'Login Required',
  'Failed to log in',
  'Invalid login credentials',
  'You have been logged in successfully',
  'Please log in to access this page',
  'Please login to subscribe to a plan',
  'Too many login attempts. Please try again in {minutes, number} minute(s).',
  'An account with this email already exists. Please log in instead.',
  "Please check your email to verify your account before logging in. If you don't see the email, check your spam folder.",
  'Judgements',
  'New Client',
  'Add New Client',
  'Create Client',
  'You must be signed in to create a client',
]);
/** A client who is not in the practice yet, which is no other word for adding one. */
const NEW_TO_THE_PRACTICE =
  /^(?:For a|Save as a|What you typed was saved as a|.*save it as a) new client\b/iu;

test('every catalogue uses one word for one thing', async () => {
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const wrong: string[] = [];
  for (const file of files) {
    const { messages } = (await import(path.join(root, file))) as { messages: Record<string, Message> };
    for (const { key, source } of Object.values(messages)) {
      const text = typeof source === 'string' ? source : JSON.stringify(source);
      // A longer message may begin with a specified sentence.
      const [sentence = ''] = text.split('. ');
      const allowed = SPECIFIED.has(text) || SPECIFIED.has(sentence) || NEW_TO_THE_PRACTICE.test(text);
      // Those of commands speak to operators, of mail as the internet has it.
      const words = file.startsWith('operations') ? OTHER_WORDS.filter((word) => word !== MAIL) : OTHER_WORDS;
      if (!allowed && words.some((word) => word.test(text))) wrong.push(`${key}: ${text}`);
    }
  }
  expect(files.length).toBeGreaterThan(10);
  expect(wrong).toEqual([]);
});
