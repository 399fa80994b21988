import type { Span } from './text.ts';

/*
 * Stamps that registries, signing software and legal sites leave in a text. Each is known by its whole form, so it needs
 * no page break as proof. A line that only begins like one ('Reason: the claimant failed …') is text.
 */

export type StampKind = 'download_stamp' | 'signature_stamp' | 'site_navigation';

const LONGEST = 200;

/** Lines that no text of a court contains. */
const DOWNLOAD = new RegExp(
  [
    /** '::: Downloaded on - 12/08/2023 20:31:14 :::' (Bombay, Himachal Pradesh) */
    ':::[^:]{0,8}(?:up|down)loaded\\s+on\\b.{4,120}',
    /** Delhi */
    'this is a digitally signed (?:order|judge?ment)\\.?',
    'the authenticity of the (?:order|judge?ment) can be re-?verified from delhi high court order portal.{0,60}',
    'the (?:order|judge?ment) is downloaded from the dhc server on \\d.{6,24}',
    /** Gujarat */
    'downloaded on\\s?:\\s?[a-z]{3} [a-z]{3} \\d{1,2} \\d\\d:\\d\\d:\\d\\d ist \\d{4}',
    'uploaded by [^()]{3,60}\\(hc\\d{3,8}\\) on .{8,40}',
    /** Rajasthan */
    '\\(?(?:up|down)loaded on \\d\\d[/-]\\d\\d[/-]\\d{4} at \\d\\d:\\d\\d:\\d\\d [ap]m\\)?',
    /** Madras */
    'https?://(?:www\\.)?mhc\\.tn\\.gov\\.in/judis/?(?:\\s.{0,40})?',
  ]
    .map((form) => `^[^\\p{L}\\p{M}\\p{N}:(]{0,6}(?:${form})[^\\p{L}\\p{M}\\p{N}]{0,6}$`)
    .join('|'),
  'iu',
);
const DOWNLOAD_MARK =
  /:::|digitally signed (?:order|judg)|dhc server|order portal|loaded (?:on|by)|mhc\.tn\.gov/iu;

/** The lines that open the stamp of a digital signature. */
const SIGNED =
  /^[^\p{L}\p{N}]{0,6}(?:signature\s(?:not\s|is\s)?verified|signature\svalid|digitally\ssigned(?:\sby\b.{0,60})?)[^\p{L}\p{N}]{0,6}$/iu;
/** The lines that follow one. */
const SIGNED_MORE =
  /^(?:digitally\ssigned.{0,70}|signed\s?by\s?:.{1,60}|signing\s?(?:date|time)\b.{0,40}|designation\s?:.{1,60}|date\s?:\s?.{6,40}|reason\s?:.{0,60}|location\s?:.{0,60}|dn\s?:.{0,160}|\d{1,4}[./-](?:\d{1,2}|[a-z]{3})[./-]\d{2,4}(?:,?\s\d\d:\d\d(?::\d\d)?)?(?:\sist|\s?[+-]\d\d'?:?\d\d'?)?|\d\d:\d\d(?::\d\d)?(?:\s?ist|\s?[+-]\d\d'?:?\d\d'?)?|[+-]\d\d'?:?\d\d'?)\W{0,4}$/iu;
/** What only software writes: a time of signing, or who signed. */
const SIGNED_PROOF =
  /^(?:signed\s?by\s?:|signing\s?(?:date|time)|date\s?:\s?\d|\d{4}[./-]\d|\d{1,2}[./-](?:\d|[a-z]{3})|digitally\ssigned\s?by)/iu;
const NAME = /^(?:\p{Lu}[\p{Lu}\p{Ll}.]{0,24}[ ,.]{0,2}){1,6}$/u;
/** 'I attest to the accuracy and authenticity of this document': Punjab and Haryana, Jammu. */
const ATTESTED =
  /^i\sattest\sto\sthe\saccuracy\sand(?:\s(?:authenticity|integrity)\sof\sthis\s(?:document|order|judge?ment)(?:\/(?:order|judge?ment))?)?\W*$/iu;
const ATTESTED_MORE =
  /^(?:authenticity|integrity)\sof\sthis\s(?:document|order|judge?ment)(?:\/(?:order|judge?ment))?\W*$/iu;
const SIGNED_AT = /^\d{4}[./-]\d\d[./-]\d\d\s\d\d:\d\d$/u;

/** Lines of the pages of a legal site around its judgments. */
const SITE = new RegExp(
  `^\\W{0,4}(?:${[
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
  ].join('|')})\\W{0,4}$`,
  'iu',
);
/** Words of that navigation that a text may contain too: left out only beside lines that are certain. */
const SITE_BESIDE =
  /^\W{0,4}(?:search|premium|pricing|login|translation|about|disclaimer|privacy policy|terms|blog|\[?view all\]?|free for one month.{0,60})\W{0,4}$/iu;
const SITE_MARK =
  /kanoon|skip to main|search indian|navigation|features|prism|document|print it|court copy|judgment|cite|notes as|alerts|premium|tags|queries|translation|removal|share url|mobile view|doc gen/iu;

/** The kind of a stamp that one line is, whatever its neighbours are. */
export function stampOf(line: string): StampKind | undefined {
  if (line.length > LONGEST) return undefined;
  const text = line.trim();
  if (text === '') return undefined;
  if (DOWNLOAD_MARK.test(text) && DOWNLOAD.test(text)) return 'download_stamp';
  return SITE_MARK.test(text) && SITE.test(text) ? 'site_navigation' : undefined;
}

/** Whether a line may belong to the navigation of a site that a neighbour of it certainly belongs to. */
export function besideSite(line: string): boolean {
  return line.length < LONGEST && SITE_BESIDE.test(line.trim());
}

const MOST_LINES = 10;

/**
 * The lines of a signature's stamp that begins at a line: from there to the index returned, which is no part of it.
 * Undefined where none begins.
 */
export function signatureEnd(lines: readonly { text: string }[], first: number): number | undefined {
  const opener = (lines[first]?.text ?? '').trim();
  if (opener.length > 90) return undefined;
  if (ATTESTED.test(opener)) {
    const next = (lines[first + 1]?.text ?? '').trim();
    return ATTESTED_MORE.test(next) ? first + 2 : first + 1;
  }
  return SIGNED.test(opener) ? signedEnd(lines, first, opener) : attestedAfter(lines, first, opener);
}

const NOT_VERIFIED = /^\W*signature\s(?:not\s)?verified\W*$/iu;
const BY = /^digitally\ssigned(?:\sby)?\W*$|\bby\W*$/iu;

function signedEnd(lines: readonly { text: string }[], first: number, opener: string): number | undefined {
  let proved = NOT_VERIFIED.test(opener);
  let named = BY.test(opener);
  let end = first + 1;
  for (let i = first + 1; i < Math.min(lines.length, first + MOST_LINES); i += 1) {
    const text = (lines[i]?.text ?? '').trim();
    if (text === '') continue;
    const more = SIGNED_MORE.test(text);
    const name = named && text.length < 50 && NAME.test(text);
    if (!more && !name) break;
    proved ||= more && SIGNED_PROOF.test(text);
    named = BY.test(text) || (name && !text.includes(' '));
    end = i + 1;
  }
  return proved ? end : undefined;
}

/** 'NAME | 2024.05.03 12:10 | I attest to the accuracy and …'. */
function attestedAfter(
  lines: readonly { text: string }[],
  first: number,
  opener: string,
): number | undefined {
  const at = SIGNED_AT.test(opener) ? first : first + 1;
  if (at > first && !(NAME.test(opener) && SIGNED_AT.test((lines[at]?.text ?? '').trim()))) return undefined;
  if (!ATTESTED.test((lines[at + 1]?.text ?? '').trim())) return undefined;
  return signatureEnd(lines, at + 1);
}

/** A stamp in the middle of a printed line. */
export interface StampSpan extends Span {
  kind: StampKind;
}

const INSIDE: readonly { mark: string; kind: StampKind; pattern: RegExp }[] = [
  {
    mark: ':::',
    kind: 'download_stamp',
    pattern:
      /(?:\d{1,4}\sof\s\d{1,4}\s{1,20})?:::[^:\n]{0,8}(?:Up|Down)loaded\son[^:\n]{0,40}(?::\d\d){0,2}[^:\n]{0,8}:::(?:CIS)?/gu,
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
      /Skip to main content Indian Kanoon - Search engine for Indian Law [^\n]{0,600}?(?:\[ ?Cites \d+ ?, ?Cited by \d+ ?\]|Print it!)(?: \[ Constitution \])?/gu,
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
