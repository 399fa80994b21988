import { z } from 'zod';

/** Clients of this API send the time of their change; it is accepted, and the server's own clock is what is stored. */
export const touched = { updated_at: z.iso.datetime({ offset: true }).optional() };
