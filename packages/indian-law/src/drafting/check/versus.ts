/** The line between the two sides of a cause title: 'Versus', '-Vrs-', 'V/s.', 'AND:'. */
export const VERSUS = /^\W*(?:v\/?s\.?|vrs\.?|versus|v\.|and|बनाम)\W*$/iu;
