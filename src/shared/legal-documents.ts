/** The days (`yyyy-mm-dd`) on which the legal documents were last changed, as their pages print them. */
export const LEGAL_DOCUMENTS = {
  terms: '2025-04-14',
  privacy: '2025-04-15',
  refund: '2025-04-15',
} as const;
