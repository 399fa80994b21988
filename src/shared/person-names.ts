/**
 * Names of people, as they go into mails to addresses that somebody else may have typed: a stranger who signs up with
 * your address writes the greeting of the mail that you get.
 */

/** Bidirectional controls and characters that nobody sees; the joiners that Indian scripts need are not among them. */
const HIDDEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
const UNSEEN = new RegExp(`${HIDDEN.source}|[\\p{Cc}\\p{Cs}\\u2028\\u2029]`, 'gu');

/** Ends of host names that mail programs turn into links although no scheme comes before them. */
const TOP_LEVEL =
  'com|net|org|in|co|io|info|biz|app|dev|ai|me|us|uk|ru|cn|xyz|top|site|online|shop|club|live|link|click|page|store|pro|law|gov|edu|example';
/** A scheme, a path on another host, an e-mail address, or a host name. Initials (M.K. Rao, K.Ravi) are none. */
const LINK = new RegExp(
  `[a-z][a-z0-9+.-]{1,20}:\\S|//|\\\\\\\\|@|www\\.|[\\p{L}\\p{N}-]{2,63}[.\\u3002\\uff0e\\uff61](?:${TOP_LEVEL})(?![\\p{L}\\p{N}])`,
  'iu',
);

/** True for a name that holds no link and no hidden characters; half-width and full-width forms count alike. */
export function isPlainName(name: string): boolean {
  return !HIDDEN.test(name) && !LINK.test(name.normalize('NFKC'));
}

export const NAME_SENTENCE = 'Please enter a name without links or hidden characters';

/**
 * The name for a greeting: without hidden characters, on one line, at most 100 characters. Undefined when nothing is
 * left, or when it holds a link: a mail of ours carries no link that somebody else wrote.
 */
export function nameForGreeting(name: string | null | undefined): string | undefined {
  const visible = (name ?? '').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();
  const short = [...visible].slice(0, 100).join('').trim();
  return short !== '' && isPlainName(short) ? short : undefined;
}
