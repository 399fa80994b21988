// The product loads this first, so that its hashes of passwords cost little: a true one takes a quarter of a second of
// processor time, and nearly every journey makes an account. `passwords.test.ts` holds what hashes cost.
const argon2 = require('@node-rs/argon2');

const { hashSync } = argon2;
argon2.hashSync = (password, options) => hashSync(password, { ...options, memoryCost: 64, timeCost: 1 });
