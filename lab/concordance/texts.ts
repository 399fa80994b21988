import { readFileSync } from 'node:fs';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { actSections } from '#law/acts/act-json.ts';
import { type SectionRef, sectionNumber } from '#law/acts/concordance/provision-ref.ts';

const FILES = {
  ipc: 'indian_penal_code.json',
  crpc: 'criminal_procedure_code.json',
  iea: 'indian_evidence_act.json',
  bns: 'bhartiya_nyay_sanhita.json',
  bnss: 'bharatiya_nagarik_suraksha_sanhita.json',
  bsa: 'bharatiya_sakshya_adhiniyam.json',
} as const;

/**
 * Faults of the shared texts, so that a figure of the other text is no change: glued to or in the place of another
 * section, older than the last amendment, or cut after the first paragraph. Found by comparing with other public copies.
 */
export const FAULTY_TEXTS: ReadonlyMap<string, string> = new Map([
  ...['bnss:58', 'bnss:236', 'bnss:237', 'bns:218', 'bns:219'].map(
    (key) => [key, 'has the text of another section'] as const,
  ),
  ...['crpc:57', 'crpc:127', 'crpc:260', 'crpc:358', 'crpc:173', 'crpc:198'].map(
    (key) => [key, 'is older than the last amendment, or misprinted'] as const,
  ),
  ...(
    '40 53 55a 83 115 116 118 119 120 142 150 157 158 171h 174 175 176 177 182 183 188 201 211 212 213 214 216 221 222 225 ' +
    '225a 228a 235 294a 304 304b 314 376 451 454 457 474 486 505 506'
  )
    .split(' ')
    .map((section) => [`ipc:${section}`, 'is cut after a paragraph'] as const),
  ...['41', '154', '167'].map((section) => [`crpc:${section}`, 'is cut after a paragraph'] as const),
]);

/** The text of every section of the six codes by `provisionKey`; undefined where the shared data is absent. */
export function readCodes(): ReadonlyMap<string, string> | undefined {
  if (sharedData('statutes') === undefined) return undefined;
  const texts = new Map<string, string>();
  for (const [act, file] of Object.entries(FILES)) {
    const path = sharedData('statutes', file);
    if (path === undefined) return undefined;
    for (const { number, text } of actSections(JSON.parse(readFileSync(path, 'utf8')), file))
      if (text !== '') texts.set(`${act}:${number.toLowerCase()}`, text);
  }
  return texts;
}

/** From the mark '(2)' to the next mark of the same kind, else to the end; undefined where the text has no such mark. */
function partOf(text: string, mark: string): string | undefined {
  const start = text.search(new RegExp(`(?:^|\\n|\\.\\s|;\\s|--?\\s?|—\\s?)\\(${mark}\\)`, 'u'));
  if (start < 0) return undefined;
  const next = /^\d+$/u.test(mark)
    ? String(Number(mark) + 1)
    : String.fromCharCode((mark.codePointAt(0) ?? 0) + 1);
  const rest = text.slice(start + mark.length + 2);
  const end = rest.search(new RegExp(`(?:\\n|\\.\\s|;\\s|or\\s)\\({1,2}${next}\\)`, 'u'));
  return end < 0 ? rest : rest.slice(0, end + 1);
}

export interface ProvisionText {
  text: string;
  /** False where the source prints the section without the mark of the part, and the text is that of the whole section. */
  exact: boolean;
}

/** The text of a provision or of a part of it. */
export function textOf(
  texts: ReadonlyMap<string, string>,
  { act, section }: SectionRef,
): ProvisionText | undefined {
  const number = sectionNumber(section);
  let text = texts.get(`${act}:${number.toLowerCase()}`);
  let exact = true;
  for (const [, mark = ''] of section.slice(number.length).matchAll(/\((\w+)\)/gu)) {
    if (text === undefined) return undefined;
    const part = partOf(text, mark);
    if (part === undefined) exact = false;
    text = part ?? text;
  }
  return text === undefined ? undefined : { text, exact };
}
