import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { PasswordTask } from './password-threads.ts';
import { ARGON2, createPasswords } from './passwords.ts';

const passwords = createPasswords(ARGON2, { hash: hashSync, verify: verifySync });

parentPort?.on('message', async ({ password, ...task }: PasswordTask) => {
  const answer = 'stored' in task ? passwords.verify(task.stored, password) : passwords.hash(password);
  parentPort?.postMessage(await answer);
});
