/** The accounts that the server of this bench is given; the first two sign in. */
export const MEMBERS = 40;
export const PASSWORD = 'Vakalatnama#1';
export const emailOf = (at: number) => `member${at}@chambers.example`;
