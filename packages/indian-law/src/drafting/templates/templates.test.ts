import { expect, test } from 'vitest';
import { addMonth, isDay } from '../../limitation/days.ts';
import { checkDraft } from '../check/check-draft.ts';
import { readDocument } from '../document/read.ts';
import { textOfDocument } from '../document/text.ts';
import { detectKind } from '../kinds.ts';
import { TEMPLATES, templateOf } from './all-templates.ts';
import { notesOfTemplate } from './paper-of-template.ts';
import { foundFacts, readFacts } from './read-facts.ts';
import { askedFacts } from './read-template.ts';
import { inIndianWords, printedRupees } from './rupees.ts';
import type { Template } from './template.ts';
import { writeTemplate } from './write-template.ts';

const DATES = [{ day: '2026-01-05', title: 'Notice\nserved' }];

function newIds(): () => string {
  let ids = 0;
  return () => {
    ids += 1;
    return `b${ids}`;
  };
}
const written = (template: Template, facts: Record<string, string> = {}, dates = DATES) =>
  writeTemplate(template, facts, { dates }, newIds());
const wordsOf = (template: Template, facts?: Record<string, string>) =>
  textOfDocument(written(template, facts));

const VALUES = {
  line: (name: string) => `Value of ${name}`,
  text: (name: string) => `That this states ${name}.\nThat this states more of ${name}.`,
  date: () => '2026-03-14',
  number: () => '42',
  money: () => '150000',
};
/** Days of a case that agree with each other; other days are that of the paper. */
const DAYS: Record<string, string> = {
  chequeDate: '2026-01-05',
  presentedOn: '2026-01-09',
  returnedOn: '2026-01-12',
  returnInformed: '2026-01-13',
  noticeDate: '2026-01-27',
  noticeServed: '2026-01-30',
  firDate: '2026-01-15',
  arrestDate: '2026-01-17',
  remandDate: '2026-01-18',
  orderDate: '2026-01-06',
  copyApplied: '2026-01-09',
  copyReceived: '2026-01-21',
  lastDay: '2026-03-01',
  marriageDate: '2015-05-05',
  separatedOn: '2024-05-05',
};

/** Facts of one paper that must fit each other; an empty one is left out. */
const FITTING: Record<string, Record<string, string>> = {
  default_bail: { paperDate: '2026-06-20' },
  condonation_of_delay: { filedOn: '2026-05-20', paperDate: '2026-05-20' },
  regular_bail: { bailSection: '483' },
  cheque_complaint: { companyPersons: '', companyRole: '' },
};

/** A value for each fact of a template. */
function allFacts(template: Template): Record<string, string> {
  return Object.fromEntries(
    askedFacts(template).map(({ name, type, choices = [] }) => [
      name,
      type === 'choice' ? (choices[0] ?? '') : (DAYS[name] ?? VALUES[type](name)),
    ]),
  );
}
const CASE = {
  court: 'High Court of Madras',
  caseNumber: 'W.P. 4411/2026',
  petitioner: 'Kaveri Mills',
  respondent: 'Union of India',
  place: 'Chennai',
};

test('there is one template of each name, and its facts and sources are there', () => {
  expect(new Set(TEMPLATES.map(({ id }) => id)).size).toBe(TEMPLATES.length);
  expect(TEMPLATES.length).toBeGreaterThanOrEqual(17);
  for (const template of TEMPLATES) {
    const asked = askedFacts(template);
    expect(asked.length, template.id).toBeGreaterThan(3);
    for (const { label: words, type, choices } of asked) {
      const [label, hindi, tamil] = words;
      // The checks find a blank of at most 160 characters.
      expect(label, template.id).toMatch(/^[A-Z].{0,159}$/u);
      expect([hindi, tamil], label).toEqual([
        expect.stringMatching(/\p{Script=Devanagari}/u),
        expect.stringMatching(/\p{Script=Tamil}/u),
      ]);
      expect((choices ?? []).length > 0, label).toBe(type === 'choice');
    }
    if (template.id !== 'list_of_dates') expect(template.sources.length, template.id).toBeGreaterThan(0);
  }
});

test.each(TEMPLATES.map((template) => [template.id, template] as const))(
  '%s is a document of its kind, with blanks for what is not known',
  (_, template: Template) => {
    const document = written(template);
    expect(readDocument(document, newIds())).toEqual({ document });
    const text = textOfDocument(document);
    if (template.kind !== 'other') expect(detectKind(text)).toBe(template.kind);
    // Each fact that is not optional is seen as a blank, and nothing of a marker is left.
    for (const { label, optional } of askedFacts(template))
      if (!optional) expect(text, template.id).toContain(`[${label[0]}]`);
    expect(text).not.toMatch(/[{}|]|^\[!?\w+\] |^@/mu);
  },
);

test.each(TEMPLATES.map((template) => [template.id, template] as const))(
  '%s is complete when every fact is given, and its checks find nothing to do',
  (_, template: Template) => {
    const asked = allFacts(template);
    const ofCase = Object.entries(CASE).filter(([name]) => Object.hasOwn(asked, name));
    const facts: Record<string, string> = {
      ...asked,
      ...Object.fromEntries(ofCase),
      ...FITTING[template.id],
    };
    for (const [name, value] of Object.entries(facts)) if (value === '') Reflect.deleteProperty(facts, name);
    const read = readFacts(template, facts);
    if ('problem' in read) throw new Error(read.problem.fact);
    const document = written(template, facts);
    const known = { court: CASE.court, case_number: CASE.caseNumber, petitioner: CASE.petitioner };
    const { findings } = checkDraft(document, template.kind, {
      ...known,
      respondent: CASE.respondent,
      dates: [],
    });
    const left = findings.filter(({ values }) => !/Electronic record|SHA-256/u.test(values.name ?? ''));
    expect(left.filter(({ level }) => level === 'error')).toEqual([]);
    const text = textOfDocument(document);
    for (const [name, value] of Object.entries(facts))
      if (value.startsWith('Value of')) expect(text, name).toContain(value);
  },
);

test('an unknown fact, a value that does not fit and one that is too long are named', () => {
  const notice = templateOf('cheque_notice') as Template;
  expect(readFacts(notice, { constructor: 'x' })).toEqual({
    problem: { reason: 'unknown', fact: 'constructor' },
  });
  const problemOf = (facts: Record<string, string>) => readFacts(notice, facts);
  expect(problemOf({ chequeDate: '2026-02-30' })).toEqual({
    problem: { reason: 'invalid', fact: 'chequeDate' },
  });
  expect(problemOf({ chequeAmount: '-5' })).toMatchObject({ problem: { reason: 'invalid' } });
  expect(problemOf({ drawer: 'x'.repeat(501) })).toMatchObject({ problem: { reason: 'too_long' } });
  expect(problemOf({ drawer: ' A\u0000 \n B ', chequeAmount: '1,50,000', debt: '' })).toEqual({
    facts: { drawer: 'A B', chequeAmount: '150000' },
  });
  expect(templateOf('toString')).toBeUndefined();
});

test('facts are taken from other drafts of the case, then from case, client and profile', () => {
  const bail = templateOf('anticipatory_bail') as Template;
  const known = {
    'case.court': ' High Court of Madras ',
    'case.petitioner': null,
    'profile.full_name': 'Asha Rao',
  };
  const before = {
    fir: '12/2026',
    paperDate: '2026-01-01',
    unknown: 'x',
    firDate: 'no day',
    advocate: 'B. Iyer',
  };
  expect(foundFacts(askedFacts(bail), known, before)).toEqual({
    court: 'High Court of Madras',
    fir: '12/2026',
    advocate: 'B. Iyer',
  });
});

test('each line of a text is a numbered paragraph, and the verification names the paragraphs', () => {
  const support = templateOf('affidavit_in_support') as Template;
  const { informed: _, ...all } = allFacts(support);
  const facts = { ...all, ...CASE, ownKnowledge: 'That I saw it.\n\nThat I heard it.' };
  const text = wordsOf(support, { ...facts, informant: 'Mr. K. Rao', informed: 'the gate was shut' });
  expect(text).toContain('3. That I saw it.\n\n4. That I heard it.');
  expect(text).toContain(
    'Verified at Chennai on 14.03.2026 that the contents of paragraphs 1 to 4 are true to my own knowledge',
  );
  expect(text).toMatch(/paragraph 5 are true on the basis of information received from Mr\. K\. Rao/u);
  expect(wordsOf(support, facts)).not.toContain('I am informed by');
});

test('a list of dates takes the days of the case, and has a blank without them', () => {
  const list = templateOf('list_of_dates') as Template;
  expect(wordsOf(list)).toContain('Date\tEvent\n05.01.2026\tNotice served');
  expect(textOfDocument(written(list, {}, []))).toContain('[Date]\t[What happened on that day]');
});

test('days of delay are counted, and amounts are printed in words', () => {
  const late = templateOf('condonation_of_delay') as Template;
  expect(wordsOf(late, { lastDay: '2026-02-27', filedOn: '2026-03-02' })).toContain('a delay of 3 days');
  // Article 116(b): thirty days, without the six days for the copy.
  const counted = {
    lateProceeding: 'first appeal to another court (thirty days, article 116(b))',
    ...{
      orderDate: '2026-01-18',
      copyApplied: '2026-01-20',
      copyReceived: '2026-01-25',
      filedOn: '2026-03-02',
    },
  };
  expect(wordsOf(late, counted)).toContain(
    'ended on 23.02.2026, and the paper is filed on 02.03.2026: a delay of 7 days',
  );
  expect(readFacts(late, { delayDays: '3' })).toEqual({ problem: { reason: 'unknown', fact: 'delayDays' } });
  expect(printedRupees('150000')).toBe('Rs. 1,50,000/- (Rupees one lakh fifty thousand only)');
  expect(printedRupees('1200.5')).toBe('Rs. 1,200.50 (Rupees one thousand two hundred and fifty paise only)');
  expect(inIndianWords(123_456_789)).toBe(
    'twelve crore thirty-four lakh fifty-six thousand seven hundred eighty-nine',
  );
  expect([isDay('2024-02-29'), isDay('2023-02-29'), isDay('12.02.2024')]).toEqual([true, false, false]);
  expect([addMonth('2026-01-31'), addMonth('2026-12-15')]).toEqual(['2026-02-28', '2027-01-15']);
});

test('the form, the message after a draft and the check say the same of the days of a paper', () => {
  const notes = (id: string, facts: Record<string, string>) =>
    notesOfTemplate(templateOf(id) as Template, facts).map(({ note }) => note);
  const notice = { returnInformed: '2026-03-01', noticeDate: '2026-03-31' };
  expect(notes('cheque_notice', notice)).toEqual([]);
  expect(notes('cheque_notice', { ...notice, noticeDate: '2026-04-01' })).toEqual(['cheque_notice_late']);
  expect(notes('cheque_notice', { returnInformed: '2026-03-01' })).toEqual(['cheque_notice_by']);
  // Saketh India: received on 29.9.1995, complaint of 15.11.1995 in time.
  const served = { noticeServed: '1995-09-29' };
  expect(notes('cheque_complaint', { ...served, paperDate: '1995-10-14' })).toEqual([
    'cheque_complaint_early',
  ]);
  expect(notes('cheque_complaint', { ...served, paperDate: '1995-11-15' })).toEqual([]);
  expect(notes('cheque_complaint', { ...served, paperDate: '1995-11-16' })).toEqual([
    'cheque_complaint_late',
  ]);
  expect(notes('civil_revision', { orderDate: '2026-01-01', filedOn: '2026-04-02' })).toEqual([
    'revision_late',
  ]);
  expect(notes('civil_revision', { orderDate: '2026-01-01', filedOn: '2026-04-01' })).toEqual([]);
  expect(notes('condonation_of_delay', { lastDay: '2026-01-02', filedOn: '2026-01-02' })).toEqual([
    'no_delay',
  ]);
  expect(notes('regular_bail', { firDate: '2026-02-01', arrestDate: '2026-01-30' })).toEqual([
    'days_disordered',
  ]);
});

test('the text of a template cites only provisions of its sources', () => {
  for (const template of TEMPLATES as readonly Template[]) {
    const rules = template.sources.map(({ provision, rule }) => `${provision} ${rule}`).join(' ');
    for (const [, number] of template.text.matchAll(/\b(?:section|article|order)s? (\d+[A-Z]?)/giu))
      expect(rules, `${template.id}: ${number}`).toContain(number);
  }
});

test('a special leave petition names the order of the rules for its jurisdiction', () => {
  const petition = (slpKind: string) =>
    wordsOf(templateOf('special_leave_petition') as Template, { slpKind });
  expect(petition('CRIMINAL APPELLATE JURISDICTION')).toContain('Order XXII Rule 2(1)');
  expect(petition('CRIMINAL APPELLATE JURISDICTION')).not.toMatch(/Order XXI\b|RULE 3\(2\)/u);
  expect(petition('CIVIL APPELLATE JURISDICTION')).toContain('Order XXI Rule 3(1)(a)');
});

test('an affidavit has the case number of its paper', () => {
  for (const template of TEMPLATES) {
    const text = wordsOf(template, { caseNumber: '4411/2026' });
    const numbers = [...text.matchAll(/^.* No\. 4411\/2026$/gmu)].map(([line]) => line);
    expect(new Set(numbers).size, template.id).toBeLessThanOrEqual(1);
    if (template.text.includes('@affidavit')) expect(numbers.length, template.id).toBeGreaterThan(1);
  }
});

test('the full stop of a fact and that of the paper are one', () => {
  const template = templateOf('regular_bail') as Template;
  const wordsWith = (allegations: string) => wordsOf(template, { allegations });
  expect(wordsWith('Money was not paid back.')).toContain('in short: Money was not paid back.\n');
  expect(wordsWith('Money was not paid to Kaveri Ltd.')).toContain('paid to Kaveri Ltd.\n');
  expect(wordsWith('Money was not paid back')).toContain('Money was not paid back.\n');
  const interim = templateOf('arbitration_interim') as Template;
  expect(wordsOf(interim, { interimPrayer: 'restrain the sale.' })).toContain('restrain the sale; and');
});
