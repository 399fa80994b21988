/** The account of the demo chambers, on a server of one's own machine only. */
export const DEMO_EMAIL = 'demo@chambers.invalid';
