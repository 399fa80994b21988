import { z } from 'zod';

/** Points by which a similar judgment is like what was asked for. */
export const sharedPoints = z.object({
  degree: z
    .enum(['close', 'some', 'little'])
    .describe('little: it shares nothing named and is far from the best'),
  sections: z.array(z.string()).describe('Such as IPC 302'),
  authorities: z.array(z.string()).describe('Judgments that both cite, or of which one cites the other'),
  keywords: z.array(z.string()),
});
export type SharedPoints = z.infer<typeof sharedPoints>;
