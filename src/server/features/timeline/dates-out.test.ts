import { inflateRawSync } from 'node:zlib';
import { atStrength } from '@munshi/test-support/load.ts';
import mammoth from 'mammoth';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { pdfPages } from '#server/platform/sandbox/pdf-text.ts';
import { addEvent, newCase } from '#test/fixtures/timeline.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { CALENDAR_READS } from './routes.ts';

let it: TestApp;
let asha: Lawyer;
let ravi: Lawyer;

beforeAll(async () => {
  it = await testApp();
  [asha, ravi] = await Promise.all([it.lawyer(), it.lawyer()]);
});
afterAll(() => it.close());

async function listOfDates(of: string): Promise<Buffer> {
  const answer = await asha.call('POST', '/functions/v1/list-of-dates', { case_id: of });
  expect(answer.headers.get('content-disposition')).toContain('list-of-dates.docx');
  return Buffer.from(await answer.arrayBuffer());
}

const pdfOf = (of: string) =>
  asha.call('POST', '/functions/v1/list-of-dates', { case_id: of, format: 'pdf' });

const linesOf = async (buffer: Buffer) =>
  (await mammoth.extractRawText({ buffer })).value.split(/\n+/u).filter(Boolean);

/** The text of one part of a Word document, which is a zip: found in the central directory and inflated. */
function partOf(zip: Buffer, name: string): string {
  const entry = zip.lastIndexOf(name) - 46;
  expect(zip.readUInt32LE(entry)).toBe(0x02014b50);
  const local = zip.readUInt32LE(entry + 42);
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
  return inflateRawSync(zip.subarray(from, from + zip.readUInt32LE(entry + 20))).toString();
}

test('the list of dates is a chronological Word document, for the user’s own cases only', async () => {
  const sides = { petitioner: 'M. Perumal', respondent: 'Union of India' };
  const of = await newCase(asha, 'Perumal v. Union', sides);
  await addEvent(asha, of, {
    title: 'Judgment',
    event_date: '2026-03-04',
    event_type: 'document',
    description: 'Reserved.\r\n\r\nPronounced.',
  });
  await addEvent(asha, of, {
    title: 'Hearing',
    event_date: '2026-02-03T05:00:00Z',
    event_type: 'hearing',
    all_day: false,
    place: 'Court 4',
  });
  await addEvent(asha, of, { title: 'Deed of gift', event_date: '1892-05-04', event_type: 'document' });
  expect(await linesOf(await listOfDates(of))).toEqual([
    ...[
      'HIGH COURT OF MADRAS',
      'W.P. 1/2026',
      'M. Perumal',
      'Versus',
      'Union of India',
      'LIST OF DATES AND EVENTS',
    ],
    ...['Sl. No.', 'Date', 'Particulars'],
    ...['1.', '04.05.1892', 'Deed of gift'],
    ...['2.', '03.02.2026', '10:30 am', 'Hearing (Court 4)'],
    ...['3.', '04.03.2026', 'Judgment', 'Reserved.', 'Pronounced.'],
  ]);
  expect((await ravi.call('POST', '/functions/v1/list-of-dates', { case_id: of })).status).toBe(404);
});

describe('what is filed is chosen', () => {
  const choose = (of: string, events: object[], by = asha) =>
    by.call('POST', '/functions/v1/list-of-dates', { case_id: of, events });
  const particularsIn = async (answer: Response) =>
    (await linesOf(Buffer.from(await answer.arrayBuffer())))
      .slice(7)
      .filter((line) => !/^[\d.]+$/u.test(line));

  /** A case with an event of each kind, some in the future; their ids by title. */
  async function everyKind() {
    const of = await newCase(asha, 'Rao v. Rao');
    const events = [
      ['note', 'Client admits the debt', '2011-03-01'],
      ['meeting', 'Conference with the client', '2012-03-01'],
      ['deadline', 'Last day for the reply of the other side', '2013-03-01'],
      ['hearing', 'Notice issued', '2014-03-01'],
      ['document', 'Sale deed', '2015-03-01'],
      ['other', 'Possession given', '2016-03-01'],
      ['hearing', 'Final arguments', '2198-03-01'],
      ['document', 'Award expected', '2199-03-01'],
    ] as const;
    const ids = new Map<string, string>();
    for (const [event_type, title, event_date] of events) {
      const made = await addEvent(asha, of, { event_type, title, event_date });
      ids.set(title, made.id);
    }
    return { of, id: (title: string) => ids.get(title) ?? '' };
  }

  test('without a choice it has facts of the past and nothing private', async () => {
    const { of } = await everyKind();
    const answer = await asha.call('POST', '/functions/v1/list-of-dates', { case_id: of });
    expect(await particularsIn(answer)).toEqual(['Notice issued', 'Sale deed', 'Possession given']);
  });

  test('a choice is followed, in its own words, and kept for the case; the timeline keeps its text', async () => {
    const { of, id } = await everyKind();
    const choice = [
      { id: id('Client admits the debt'), filed: false },
      { id: id('Sale deed'), filed: true, filed_as: 'Sale deed registered as No. 12 of 2026.' },
      { id: id('Notice issued'), filed: false, filed_as: 'Words for later' },
      { id: id('Final arguments'), filed: true },
    ];
    const sale = 'Sale deed registered as No. 12 of 2026.';
    expect(await particularsIn(await choose(of, choice))).toEqual([sale, 'Final arguments']);
    const kept = await asha.call('POST', '/functions/v1/list-of-dates', { case_id: of });
    expect(await particularsIn(kept)).toEqual([sale, 'Possession given', 'Final arguments']);
    const rows = await asha.call('GET', `/rest/v1/timeline_events?id=eq.${id('Sale deed')}`);
    expect(await rows.json()).toMatchObject([{ title: 'Sale deed', filed: true, filed_as: sale }]);
  });

  test('a draft from the template of a list has the same dates', async () => {
    const { of } = await everyKind();
    const body = { caseId: of, template: 'list_of_dates', facts: {} };
    const made = await asha.call('POST', '/functions/v1/draft-from-template', body);
    expect(made.status, await made.clone().text()).toBe(200);
    const { id } = (await made.json()) as { id: string };
    const [draft] = (await (await asha.call('GET', `/rest/v1/case_drafts?id=eq.${id}`)).json()) as {
      content: string;
    }[];
    for (const fact of ['Notice issued', 'Sale deed', 'Possession given'])
      expect(draft?.content).toContain(fact);
    for (const own of ['admits', 'Conference', 'Last day', 'Final arguments', 'expected'])
      expect(draft?.content).not.toContain(own);
  });

  test('of a hearing the order is filed, and nothing that was noted for it, in the list and in a draft from its template', async () => {
    const of = await newCase(asha, 'Rao v. Rao');
    const hearing = await addEvent(asha, of, {
      event_type: 'hearing',
      title: 'Evidence',
      event_date: '2014-03-01',
      description: 'Our witness is nervous',
    });
    const entered = await asha.call('POST', '/functions/v1/day-result', {
      event_id: hearing.id,
      outcome: 'adjourned',
      adjourned_by: 'us',
      order: 'Costs of the day',
      attended: ['Asha Rao'],
    });
    expect(entered.status).toBe(200);
    const answer = await asha.call('POST', '/functions/v1/list-of-dates', { case_id: of });
    expect(await particularsIn(answer)).toEqual(['Evidence', 'Costs of the day']);
    const body = { caseId: of, template: 'list_of_dates', facts: {} };
    const made = await asha.call('POST', '/functions/v1/draft-from-template', body);
    const { id } = (await made.json()) as { id: string };
    const draft = await (await asha.call('GET', `/rest/v1/case_drafts?id=eq.${id}`)).text();
    expect(draft).toContain('Costs of the day');
    for (const own of ['nervous', 'Adjourned', 'Attended']) expect(draft).not.toContain(own);
  });

  test('a list without a date is refused with the reason', async () => {
    const { of, id } = await everyKind();
    const answer = await choose(of, [{ id: id('Sale deed'), filed: false }]);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Tick at least one');
  });

  test('a choice changes and lists no event of another case', async () => {
    const { of } = await everyKind();
    const other = await everyKind();
    const foreign = other.id('Sale deed');
    expect((await choose(of, [{ id: foreign, filed: true, filed_as: 'x' }])).status).toBe(422);
    expect((await choose(other.of, [{ id: foreign, filed: true, filed_as: 'x' }], ravi)).status).toBe(404);
    const rows = await asha.call('GET', `/rest/v1/timeline_events?id=eq.${foreign}`);
    expect(await rows.json()).toMatchObject([{ filed: null, filed_as: null }]);
  });
});

test('the list opens in spite of long texts and characters that Word refuses', async () => {
  const of = await newCase(asha, 'A & B <v.> “C”', { court: null, case_number: null });
  await it.db.sql('update cases set title = $2 where id = $1', [of, 'A & B <v.> “C”\u0007']);
  const scanned = await addEvent(asha, of, {
    title: 'Read in a scan',
    event_date: '2026-03-04',
    event_type: 'document',
    description: `${'A long recital. '.repeat(600)}\n\u000c\nவிசாரணை सुनवाई`,
  });
  // The API refuses such characters; older rows may contain some.
  await it.db.sql('update timeline_events set title = $2 where id = $1', [
    scanned.id,
    'Read\u000b in\u0001 a scan',
  ]);
  await addEvent(asha, of, { title: 'Short', event_date: '2026-03-05', event_type: 'other' });
  const buffer = await listOfDates(of);
  const xml = partOf(buffer, 'word/document.xml');
  expect(xml).not.toMatch(/[^\P{Cc}\t\n\r]/u);
  expect(xml.match(/<w:tr[ >]/gu)).toHaveLength(3);
  // A row that is longer than a page must be allowed to break.
  expect(xml.match(/<w:cantSplit\/>/gu)).toHaveLength(2);
  expect(await linesOf(buffer)).toEqual([
    ...['A & B <v.> “C”', 'LIST OF DATES AND EVENTS', 'Sl. No.', 'Date', 'Particulars'],
    ...['1.', '04.03.2026', 'Read in a scan', 'A long recital. '.repeat(600).trim(), 'விசாரணை सुनवाई'],
    ...['2.', '05.03.2026', 'Short'],
  ]);
});

test('the longest list of dates succeeds, and one date more is refused with the reason', async () => {
  const of = await newCase(asha, 'A long matter');
  const fill = (from: number, to: number, notes: string) =>
    it.db.sql(
      `insert into public.timeline_events (owner_id, case_id, event_type, title, description, event_date)
       select $1, $2, 'hearing', 'Hearing ' || i, $5, '2006-01-01'::timestamptz + make_interval(hours => i)
       from generate_series($3::int, $4::int) i`,
      [asha.userId, of, from, to, notes],
    );
  const call = () => asha.call('POST', '/functions/v1/list-of-dates', { case_id: of });
  await fill(1, 200, 'x'.repeat(10_000));
  expect((await call()).status).toBe(200);
  expect((await pdfOf(of)).status).toBe(200);
  await fill(201, 201, 'x');
  const refused = await call();
  expect(refused.status).toBe(413);
  expect(await refused.text()).toContain('Shorten the notes');
  await it.db.sql('delete from public.timeline_events where case_id = $1', [of]);
  await fill(1, 2001, '');
  expect((await call()).status).toBe(413);
}, 120_000);

test('the list of dates is a PDF too, with Hindi and Tamil that can be copied', async () => {
  const of = await newCase(asha, 'Perumal v. Union', { petitioner: 'M. Perumal', respondent: 'محمد خان' });
  await addEvent(asha, of, {
    title: 'सुनवाई और तर्क',
    event_date: '2026-03-04',
    event_type: 'document',
    description: 'விசாரணை முடிந்தது.',
    place: 'Court 4',
  });
  const answer = await pdfOf(of);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="list-of-dates.pdf"');
  const pages = await pdfPages(new Uint8Array(await answer.arrayBuffer()));
  expect(pages).toHaveLength(1);
  for (const text of ['HIGH COURT OF MADRAS', 'M. Perumal', 'Versus', 'محمد', 'LIST OF DATES AND EVENTS'])
    expect(pages[0]).toContain(text);
  for (const text of ['04.03.2026', 'सुनवाई और तर्क (Court 4)', 'விசாரணை முடிந்தது.'])
    expect(pages[0]).toContain(text);
  const body = { case_id: of, format: 'pdf' };
  expect((await ravi.call('POST', '/functions/v1/list-of-dates', body)).status).toBe(404);
  const unknown = { case_id: of, format: 'rtf' };
  expect((await asha.call('POST', '/functions/v1/list-of-dates', unknown)).status).toBe(400);
});

const MANY = atStrength(2000, 500);
test(`a PDF of ${5 * MANY} paragraphs is made while other requests are answered`, async () => {
  const of = await newCase(asha, 'A long matter');
  await it.db.fill(
    `insert into public.timeline_events (owner_id, case_id, event_type, title, description, event_date)
     select $1, $2, 'document', 'Order ' || i, E'One.\nTwo.\nThree.\nतर्क ' || i, '2006-01-01'::timestamptz + make_interval(hours => i)
     from generate_series(1, $3::int) i`,
    [asha.userId, of, MANY],
  );
  let made = false;
  const answer = pdfOf(of).finally(() => {
    made = true;
  });
  let meanwhile = 0;
  while (!made) {
    expect((await ravi.call('GET', '/rest/v1/cases?limit=1')).status).toBe(200);
    meanwhile += 1;
  }
  expect(meanwhile).toBeGreaterThan(5);
  const pages = await pdfPages(new Uint8Array(await (await answer).arrayBuffer()));
  expect(pages.join('\n').match(/Three\./gu)).toHaveLength(MANY);
  expect(pages.at(-1)).toContain(`तर्क ${MANY}`);
}, 120_000);

interface Component {
  name: string;
  properties: { name: string; parameters: string; value: string }[];
}

/** A strict parser for RFC 5545 (3.1, 3.3.11): it throws at any violation. */
function readCalendar(text: string): Component[] {
  expect(text.endsWith('\r\n')).toBe(true);
  const physical = text.slice(0, -2).split('\r\n');
  for (const line of physical) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[^\P{Cc}\t]|\ufffd/u);
  }
  const open: Component[] = [];
  const closed: Component[] = [];
  for (const line of physical
    .join('\n')
    .replace(/\n[ \t]/gu, '')
    .split('\n')) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^;:",]*))*):(.*)$/u.exec(line) ??
      expect.fail(`no content line: ${line}`);
    if (name === 'BEGIN') open.push({ name: value, properties: [] });
    else if (name === 'END') {
      const component = open.pop();
      expect(component?.name).toBe(value);
      if (component) closed.push(component);
    } else open.at(-1)?.properties.push({ name, parameters, value });
  }
  expect(open).toEqual([]);
  return closed;
}

/** Unescapes a TEXT value; throws for a bare comma or semicolon, or an unknown escape. */
function textOf(value: string): string {
  expect(value).toMatch(/^(?:[^\\;,]|\\[\\;,nN])*$/u);
  return value.replace(/\\([\\;,nN])/gu, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));
}

const get = (event: Component | undefined, name: string) =>
  event?.properties.find((property) => property.name === name);

async function feed(of = asha): Promise<string> {
  const made = await of.call('POST', '/rest/v1/rpc/make_calendar_feed', {});
  return ((await made.json()) as { path: string }).path;
}

async function eventsOf(path: string): Promise<Component[]> {
  const answer = await it.app.request(path);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const components = readCalendar(await answer.text());
  expect(get(components.at(-1), 'VERSION')?.value).toBe('2.0');
  return components.filter(({ name }) => name === 'VEVENT');
}

/** This year and the next, whenever the test runs: the feed contains future dates and those of the last year. */
const YEAR = new Date().getUTCFullYear() + 1;

test('a hearing that moves gets a higher sequence number, so that a calendar program moves it too', async () => {
  const nila = await it.lawyer();
  const date = { title: 'Orders', event_type: 'hearing', event_date: `${YEAR}-11-02` };
  const { id } = await addEvent(nila, await newCase(nila, 'Nila v. State'), date);
  const path = await feed(nila);
  const sequence = async () => Number(get((await eventsOf(path))[0], 'SEQUENCE')?.value);
  expect(await sequence()).toBe(0);
  await nila.call('PATCH', `/rest/v1/timeline_events?id=eq.${id}`, { event_date: `${YEAR}-11-09` });
  expect(await sequence()).toBeGreaterThan(0);
});

test('a calendar program reads every date: the hour in UTC, a whole day as a day, texts of any script and length', async () => {
  // Of a lawyer of her own, so that no other test adds dates.
  const meera = await it.lawyer();
  const title = `சுந்தரம், ${'மிக நீண்ட வழக்கின் பெயர் '.repeat(8)}; v. “State” \\ Union\u0001 🙂`;
  const of = await newCase(meera, title.replace('\u0001', ''));
  await it.db.sql('update cases set title = $2 where id = $1', [of, title]);
  const hearing = await addEvent(meera, of, {
    title: 'Arguments,\nfirst day',
    event_type: 'hearing',
    event_date: `${YEAR}-12-01T10:30:00+05:30`,
    all_day: false,
    place: 'Court 4; item 12',
    description: 'Bring:\r\n- the file, all of it\n- C:\\papers',
  });
  const deadline = { title: 'Reply due', event_type: 'deadline', event_date: `${YEAR}-12-02` };
  const day = await addEvent(meera, of, deadline);
  await addEvent(meera, of, {
    title: 'A note is nobody’s date',
    event_type: 'note',
    event_date: `${YEAR}-12-03`,
  });
  const path = await feed(meera);
  const events = await eventsOf(path);
  const uid = (event: Component) => get(event, 'UID')?.value;
  expect(events.map(uid).sort()).toEqual([`${hearing.id}@munshi`, `${day.id}@munshi`].sort());
  const timed = events.find((event) => uid(event) === `${hearing.id}@munshi`);
  expect(get(timed, 'DTSTART')).toMatchObject({ parameters: '', value: `${YEAR}1201T050000Z` });
  expect(get(timed, 'DTEND')).toMatchObject({ parameters: '', value: `${YEAR}1201T060000Z` });
  expect(get(timed, 'DTSTAMP')?.value).toMatch(/^\d{8}T\d{6}Z$/u);
  expect(textOf(get(timed, 'SUMMARY')?.value ?? '')).toBe(
    `Hearing: ${title.replace('\u0001', '').replace(/\s+/gu, ' ')} – Arguments, first day`,
  );
  expect(textOf(get(timed, 'LOCATION')?.value ?? '')).toBe('Court 4; item 12, High Court of Madras');
  expect(textOf(get(timed, 'DESCRIPTION')?.value ?? '')).toBe(
    'W.P. 1/2026\nBring:\n- the file, all of it\n- C:\\papers',
  );
  expect(get(timed, 'URL')?.value).toBe(`https://munshi.example/home/cases/${of}?tab=timeline`);
  const whole = events.find((event) => uid(event) === `${day.id}@munshi`);
  expect(get(whole, 'DTSTART')).toMatchObject({ parameters: ';VALUE=DATE', value: `${YEAR}1202` });
  expect(get(whole, 'DTEND')).toBeUndefined();

  await meera.call('PATCH', `/rest/v1/timeline_events?id=eq.${day.id}`, { event_date: `${YEAR}-12-09` });
  const moved = (await eventsOf(path)).find((event) => uid(event) === `${day.id}@munshi`);
  expect(get(moved, 'DTSTART')?.value).toBe(`${YEAR}1209`);

  const summary = () => textOf(get(moved, 'SUMMARY')?.value ?? '');
  expect(summary()).not.toContain('Done');
  await meera.call('PATCH', `/rest/v1/timeline_events?id=eq.${day.id}`, {
    done_at: `${YEAR}-12-09T12:00:00Z`,
  });
  const done = (await eventsOf(path)).find((event) => uid(event) === `${day.id}@munshi`);
  expect(textOf(get(done, 'SUMMARY')?.value ?? '')).toBe(`Done: ${summary()}`);
});

test('the calendar opens with its secret only, until it is replaced or revoked', async () => {
  const of = await newCase(asha, 'Archived v. Union');
  await addEvent(asha, of, { title: 'Arguments', event_type: 'hearing', event_date: `${YEAR}-12-01` });
  const status = async () =>
    (await (await asha.call('POST', '/rest/v1/rpc/calendar_feed', {})).json()) as object;
  await asha.call('POST', '/rest/v1/rpc/revoke_calendar_feed', {});
  expect(await status()).toEqual({ created_at: null, last_read_at: null });
  const path = await feed();
  expect(await (await it.app.request(path)).text()).toContain('Archived v. Union');
  expect(await status()).toEqual({ created_at: expect.any(String), last_read_at: expect.any(String) });
  const next = await feed();
  expect((await it.app.request(path)).status).toBe(404);
  expect((await it.app.request(next)).status).toBe(200);
  await asha.call('PATCH', `/rest/v1/cases?id=eq.${of}`, { archived_at: '2026-11-21T00:00:00Z' });
  expect(await (await it.app.request(next)).text()).not.toContain('Archived v. Union');
  await asha.call('POST', '/rest/v1/rpc/revoke_calendar_feed', {});
  expect((await it.app.request(next)).status).toBe(404);
  expect((await it.app.request('/calendar/guess.ics')).status).toBe(404);
});

test('the log has the kind of a request and never the secret in its path', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const path = await feed();
  expect((await createApp({ ...it.services, log }).request(path)).status).toBe(200);
  const logged = lines.map((line) => JSON.parse(line) as object);
  expect(logged).toContainEqual(
    expect.objectContaining({ method: 'GET', route: '/calendar/:file', status: 200 }),
  );
  const secret = path.slice('/calendar/'.length, -'.ics'.length);
  expect(lines.join('')).not.toContain(secret);
});

describe('a calendar is read by programs without a session, so', () => {
  /** An app of its own, whose clock stands still and which believes a proxy. */
  const appAt = (at: Date) =>
    createApp({ ...it.services, now: () => at, env: { ...it.services.env, TRUSTED_PROXIES: ['local'] } });
  const readFrom = (app: TestApp['app'], path: string, address: string) =>
    app.request(path, { headers: { 'x-forwarded-for': address } });

  test('one address asks for so many a minute, whatever it asks for', async () => {
    const app = appAt(new Date());
    const guess = (n: number) => `/calendar/${String(n).padStart(43, 'x')}.ics`;
    const read = async (n: number, address = '203.0.113.7') =>
      (await readFrom(app, guess(n), address)).status;
    for (let n = 0; n < CALENDAR_READS.ofAddress.calls; n++) expect(await read(n)).toBe(404);
    const refused = await readFrom(app, await feed(), '203.0.113.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(await read(1000, '203.0.113.8')).toBe(404);
  });

  test('one calendar has a limit for all who ask together, and other calendars stay open', async () => {
    const app = appAt(new Date());
    const path = await feed();
    for (let n = 0; n < CALENDAR_READS.ofCalendar.calls; n++)
      expect((await readFrom(app, path, `203.0.113.${n}`)).status).toBe(200);
    const refused = await readFrom(app, path, '203.0.113.200');
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
    expect((await readFrom(app, await feed(ravi), '203.0.113.200')).status).toBe(200);
  });
});
