import type { Span } from './text.ts';

/*
 * Stamps that registries, signing software and legal sites leave in a text. Each is known by its whole form, so it needs
 * no page break as proof. A line that only begins like one ('Reason: the claimant failed …') is text.
 */

export type StampKind = 'download_stamp' | 'signature_stamp' | 'site_navigation';

const LONGEST = 200;

/** Blanks and marks before or behind the words of a stamp. */
const MARKS = `[-\\s*~"'.,;|]{0,6}`;

/** Lines that no text of a court contains: Bombay and Himachal Pradesh, Delhi, Gujarat, Rajasthan, Madras. */
const DOWNLOAD = new RegExp(
  `^${MARKS}(?:${[
    ':::[^:]{0,8}(?:up|down)loaded\\s+on\\b.{4,120}',
    'this is a digitally signed (?:order|judge?ment)\\.?',
    'the authenticity of the (?:order|judge?ment) can be re-?verified from delhi high court order portal.{0,60}',
    'the (?:order|judge?ment) is downloaded from the dhc server on \\d.{6,24}',
    'downloaded on\\s?:\\s?[a-z]{3} [a-z]{3} \\d{1,2} \\d\\d:\\d\\d:\\d\\d ist \\d{4}',
    'uploaded by [^()]{3,60}\\(hc\\d{3,8}\\) on .{8,40}',
    '\\(?(?:up|down)loaded on \\d\\d[/-]\\d\\d[/-]\\d{4} at \\d\\d:\\d\\d:\\d\\d [ap]m\\)?',
    'https?://(?:www\\.)?mhc\\.tn\\.gov\\.in/judis/?(?:\\s.{0,40})?',
  ].join('|')})${MARKS}$`,
  'i',
);

/** The lines that open the stamp of a digital signature. */
const SIGNED =
  /^[^\p{L}\p{N}]{0,6}(?:signature\s(?:not\s|is\s)?verified|signature\svalid|digitally\ssigned(?:\sby\b.{0,60})?)[^\p{L}\p{N}]{0,6}$/iu;
/** The lines that follow one. */
const SIGNED_MORE =
  /^(?:digitally\ssigned.{0,70}|signed\s?by\s?:.{1,60}|signing\s?(?:date|time)\b.{0,40}|designation\s?:.{1,60}|date\s?:\s?.{6,40}|reason\s?:.{0,60}|location\s?:.{0,60}|dn\s?:.{0,160}|\d{1,4}[./-](?:\d{1,2}|[a-z]{3})[./-]\d{2,4}(?:,?\s\d\d:\d\d(?::\d\d)?)?(?:\sist|\s?[+-]\d\d'?:?\d\d'?)?|\d\d:\d\d(?::\d\d)?(?:\s?ist|\s?[+-]\d\d'?:?\d\d'?)?|[+-]\d\d'?:?\d\d'?)\W{0,4}$/iu;
/** Words that only software writes: a time of signing, or who signed. */
const SIGNED_PROOF =
  /^(?:signed\s?by\s?:|signing\s?(?:date|time)|date\s?:\s?\d|\d{4}[./-]\d|\d{1,2}[./-](?:\d|[a-z]{3})|digitally\ssigned\s?by)/iu;
const NAME = /^\p{Lu}[\p{L}.]{0,24}(?:[ ,]{1,2}\p{Lu}[\p{L}.]{0,24}){0,5}[ ,.]?$/u;
/** 'I attest to the accuracy and authenticity of this document': Punjab and Haryana, Jammu. */
const ATTESTED =
  /^i\sattest\sto\sthe\saccuracy\sand(?:\s(?:authenticity|integrity)\sof\sthis\s(?:document|order|judge?ment)(?:\/(?:order|judge?ment))?)?\W*$/iu;
const ATTESTED_MORE =
  /^(?:authenticity|integrity)\sof\sthis\s(?:document|order|judge?ment)(?:\/(?:order|judge?ment))?\W*$/iu;
const SIGNED_AT = /^\d{4}[./-]\d\d[./-]\d\d\s\d\d:\d\d$/u;

/** Lines of the pages of a legal site around its judgments. */
const SITE = new RegExp(
  `^${MARKS}(?:${[
    'skip to main content',
    'indian kanoon - search engine for indian law',
    'search indian laws and judgments',
    'main navigation',
    'mobile navigation',
    'free features',
    'premium features',
    'prism ai',
    'legal document view',
    'tools for analyzing structure and cite text of judgments',
    'document options',
    'get (?:this document )?in pdf',
    'print it!?(?: on a file\\/printer)?',
    'download court copy',
    'view the actual judgment from court',
    '\\[?\\s?cites \\d+\\s?,\\s?cited by \\d+\\s?\\]',
    'cites \\d+ docs?',
    'cited by \\d+ docs?',
    'take notes as you read a judgment.{0,80}',
    'get email alerts with.{0,40}',
    'try out our premium member services.{0,160}',
    'related ai tags, queries and research notes',
    'top ai tags',
    'related user queries',
    'warning on translation',
    'case removal',
    'share url',
    'mobile view',
    'know your kanoon',
    'doc gen hub',
    'indian kanoon - https?:\\/\\/\\S{8,60}(?:\\s\\d{1,4})?',
  ].join('|')})${MARKS}$`,
  'i',
);
/** Words of that navigation that a text may contain too: left out only beside lines that are certain. */
const SITE_BESIDE =
  /^\W{0,4}(?:search|premium|pricing|login|translation|about|disclaimer|privacy policy|terms|blog|\[?view all\]?|free for one month.{0,60})\W{0,4}$/iu;

/** The kind of a stamp that one line is, whatever its neighbours are. */
export function stampOf(line: string): StampKind | undefined {
  if (line.length > LONGEST) return undefined;
  if (DOWNLOAD.test(line)) return 'download_stamp';
  return SITE.test(line) ? 'site_navigation' : undefined;
}

/** True where a line may belong to the navigation of a site that a neighbour of it certainly belongs to. */
export function besideSite(line: string): boolean {
  return line.length < LONGEST && SITE_BESIDE.test(line.trim());
}

const MOST_LINES = 10;

/** Lines of a stamp, the last one excluded. */
interface LineRange {
  from: number;
  to: number;
}

type PrintedLines = readonly { text: string }[];
const OPENS = /^[^a-z0-9\u0900-\uffff]{0,6}(?:sig|dig|i\satt)/i;

/**
 * The lines of the stamp of a signature that a line opens, or, where the stamp ends with the words of attestation, that
 * end with it. Undefined where there is none.
 */
export function signatureAt(lines: PrintedLines, at: number): LineRange | undefined {
  const line = lines[at]?.text ?? '';
  if (line.length > 100 || !OPENS.test(line)) return undefined;
  const opener = line.trim();
  if (ATTESTED.test(opener)) return attestedAround(lines, at);
  return SIGNED.test(opener) ? signedFrom(lines, at, opener) : undefined;
}

/** 'NAME | 2024.05.03 12:10 | I attest to the accuracy and | authenticity of this document'. */
function attestedAround(lines: PrintedLines, at: number): LineRange {
  const more = ATTESTED_MORE.test((lines[at + 1]?.text ?? '').trim());
  const signed = SIGNED_AT.test((lines[at - 1]?.text ?? '').trim());
  const named = signed && NAME.test((lines[at - 2]?.text ?? '').trim());
  return { from: at - (signed ? 1 : 0) - (named ? 1 : 0), to: at + (more ? 2 : 1) };
}

const NOT_VERIFIED = /^\W*signature\s(?:not\s)?verified\W*$/iu;

function signedFrom(lines: PrintedLines, first: number, opener: string): LineRange | undefined {
  let proved = NOT_VERIFIED.test(opener);
  let end = first + 1;
  for (let i = first + 1; i < Math.min(lines.length, first + MOST_LINES); i += 1) {
    const text = (lines[i]?.text ?? '').trim();
    if (text === '') continue;
    const more = SIGNED_MORE.test(text);
    if (!more && !isSigner(lines, i, text)) break;
    proved ||= more && SIGNED_PROOF.test(text);
    end = i + 1;
  }
  return proved ? { from: first, to: end } : undefined;
}

/** True where a line of a stamp is a name, or the rest of one: *signed by* is above it, and more of the stamp below. */
function isSigner(lines: PrintedLines, at: number, text: string): boolean {
  if (text.length > 50 || !NAME.test(text)) return false;
  const below = [1, 2].map((step) => (lines[at + step]?.text ?? '').trim());
  const above = [1, 2].map((step) => (lines[at - step]?.text ?? '').trim());
  return (
    above.some((line) => SIGNER.test(line)) &&
    (SIGNED_MORE.test(below[0] ?? '') || (NAME.test(below[0] ?? '') && SIGNED_MORE.test(below[1] ?? '')))
  );
}

const SIGNER = /^digitally\ssigned|\bsigned\s?by\b/iu;

/** A stamp in the middle of a printed line. */
export interface StampSpan extends Span {
  kind: StampKind;
}

const INSIDE: readonly { mark: string; kind: StampKind; pattern: RegExp }[] = [
  {
    mark: ':::',
    kind: 'download_stamp',
    pattern:
      /(?:\d{1,4}\sof\s\d{1,4}\s{1,20})?:::[^:\n]{0,8}(?:Up|Down)loaded\son[^:\n]{0,40}(?::\d\d){0,2}[^:\n]{0,8}:::(?:\s?Downloaded\son[^:\n]{0,40}(?::\d\d){0,2}[^:\n]{0,8}:::)?(?:CIS)?/gu,
  },
  {
    mark: 'mhc.tn.gov.in',
    kind: 'download_stamp',
    pattern:
      /https?:\/\/(?:www\.)?mhc\.tn\.gov\.in\/judis\/?\s{1,4}(?:Page\s\d{1,4}\sof\s\d{1,4}|\d{1,4}\/\d{1,4})/gu,
  },
  {
    mark: 'Signature Not Verified',
    kind: 'signature_stamp',
    pattern:
      /Signature Not Verified\s{1,4}Digitally [Ss]igned by\s{1,4}(?:[A-Z][A-Z.]{1,20}\s){1,4}\s{0,4}Date: \d{4}\.\d\d\.\d\d \d\d:\d\d:\d\d IST(?:\s{1,4}Reason:)?/gu,
  },
  {
    mark: 'Skip to main content',
    kind: 'site_navigation',
    pattern:
      /Skip to main content Indian Kanoon - Search engine for Indian Law [^\n]{0,600}?(?:Print it!(?: Download Court Copy)?(?: \[ ?Cites \d+ ?, ?Cited by \d+ ?\])?|\[ ?Cites \d+ ?, ?Cited by \d+ ?\])(?: \[ Constitution \])?/gu,
  },
  {
    mark: 'Related AI tags, queries and research notes',
    kind: 'site_navigation',
    pattern:
      /Related AI tags, queries and research notes\b[^\n]{0,4000}?\bAbout Disclaimer Privacy Policy Terms Case Removal Blog Share URL Mobile View/gu,
  },
];

/** Stamps inside the lines of a text whose lines were joined, in order. O(n). */
export function stampsInside(text: string): StampSpan[] {
  const found: StampSpan[] = [];
  for (const { mark, kind, pattern } of INSIDE) {
    if (!text.includes(mark)) continue;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text))
      found.push({ kind, start: match.index, end: match.index + match[0].length });
  }
  return found.sort((a, b) => a.start - b.start);
}
