import { hashSync, verifySync } from '@node-rs/argon2';
import { serveWork } from '#server/core/threads/serve-work.ts';
import { ARGON2, createPasswords } from './passwords.ts';

export const passwordWork = serveWork({ ...createPasswords(ARGON2, { hash: hashSync, verify: verifySync }) });
