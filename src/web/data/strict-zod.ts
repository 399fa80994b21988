import { config } from 'zod/v4/core';

// Otherwise zod tests whether `new Function` is allowed, and the Content-Security-Policy reports it.
config({ jitless: true });
