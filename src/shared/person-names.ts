/**
 * Names of people in mails. Somebody else may sign up with your address; the name that they type must not put a link
 * or hidden text into the mail that you get.
 */

/** Bidirectional controls and invisible characters, without the joiners that Indian scripts need. */
const HIDDEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
const UNSEEN = new RegExp(`${HIDDEN.source}|[\\p{Cc}\\p{Cs}\\u2028\\u2029]`, 'gu');

/** Top-level domains that mail programs turn into links even without a scheme. */
const TOP_LEVEL =
  'com|net|org|in|co|io|info|biz|app|dev|ai|me|us|uk|ru|cn|xyz|top|site|online|shop|club|live|link|click|page|store|pro|law|gov|edu|example';
/** A scheme, a path on another host, an email address, or a host name. Initials (M.K. Rao, K.Ravi) do not match. */
const LINK = new RegExp(
  `[a-z][a-z0-9+.-]{1,20}:\\S|//|\\\\\\\\|@|www\\.|[\\p{L}\\p{N}-]{2,63}[.\\u3002\\uff0e\\uff61](?:${TOP_LEVEL})(?![\\p{L}\\p{N}])`,
  'iu',
);

/** True for a name without links and hidden characters; half-width and full-width forms are treated alike. */
export function isPlainName(name: string): boolean {
  return !HIDDEN.test(name) && !LINK.test(name.normalize('NFKC'));
}

/**
 * The name for a greeting: without hidden characters, on one line, at most 100 characters. Undefined when it is empty
 * or contains a link, because our mails must not carry a link that somebody else wrote.
 */
export function nameForGreeting(name: string | null | undefined): string | undefined {
  const visible = (name ?? '').replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();
  const short = [...visible].slice(0, 100).join('').trim();
  return short !== '' && isPlainName(short) ? short : undefined;
}
