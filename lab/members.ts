/** The accounts of `server.ts`, for benches that sign in. */
export const MEMBERS = 40;
export const PASSWORD = 'Vakalatnama#1';
export const emailOf = (at: number) => `member${at}@chambers.example`;
