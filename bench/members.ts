/** The accounts that the server of this bench is given and its run signs in to. */
export const MEMBERS = 8;
export const PASSWORD = 'Vakalatnama#1';
export const emailOf = (at: number) => `member${at}@chambers.example`;
