/** A number from 0 to below 1, the same sequence for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Disturbance = readonly [
  name: string,
  disturb: (citation: string, random: () => number) => string,
];

/** A gap between the words of a citation, chosen by chance. */
function atGap(citation: string, random: () => number, put: string): string {
  const gaps = [...citation.matchAll(/ /gu)].map(({ index }) => index);
  const at = gaps[Math.floor(random() * gaps.length)];
  return at === undefined ? citation : citation.slice(0, at) + put + citation.slice(at + 1);
}

/** Changes that the text of a PDF makes to a citation printed across the end of a line or page. */
export const DISTURBANCES: readonly Disturbance[] = [
  ['as printed', (citation) => citation],
  ['a line break', (citation, random) => atGap(citation, random, '\n')],
  ['a line break and indentation', (citation, random) => atGap(citation, random, ' \n      ')],
  ['a page number', (citation, random) => atGap(citation, random, '\n\n- 12 -\n\n')],
  ['a page number of pages', (citation, random) => atGap(citation, random, '\nPage 12 of 40\n')],
  [
    'a running title with a page number',
    (citation, random) => atGap(citation, random, '\nCrl.A. No. 1175/2018 Page 12 of 40\n'),
  ],
  [
    'a stamp of a download',
    (citation, random) => atGap(citation, random, '\n::: Downloaded on - 12/03/2021 10:11:12 :::\n'),
  ],
  [
    'points in the reporter',
    (citation) => citation.replace(/\b(?:AIR|SCC|SCR|SC|JT)\b/gu, (token) => `${[...token].join('.')}.`),
  ],
  ['a hyphen in the reporter', (citation) => citation.replace(/\b([A-Z])([A-Z]{1,3})\b/u, '$1-\n$2')],
  ['a soft hyphen', (citation) => citation.replace(/\b([A-Z])([A-Z]{1,3})\b/u, '$1\u00ad\n$2')],
  ['hard blanks', (citation) => citation.replaceAll(' ', '\u00a0')],
  ['two blanks', (citation) => citation.replaceAll(' ', '  ')],
];
