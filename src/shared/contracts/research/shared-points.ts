import { z } from 'zod';

/** Points by which a similar judgment is like what was asked for. */
export const sharedPoints = z.object({
  degree: z
    .enum(['close', 'some', 'little'])
    .describe('little: it shares nothing named and is far from the best'),
  sections: z.array(z.string()).describe('Such as IPC 302'),
  authorities: z.array(z.string()).describe('Judgments that both cite, or of which one cites the other'),
  facts: z.array(z.string()).default([]).describe('Subjects that the facts of both are about'),
  keywords: z.array(z.string()).describe('Other subjects of both: what they decide'),
});
export type SharedPoints = z.infer<typeof sharedPoints>;
