import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadLanguages } from '#server/core/language.ts';
import { streamEvents } from '#shared/contracts/assistant/answers.ts';
import { ASSISTANT } from '#shared/contracts/assistant/chats.ts';
import { documentInsightsAnswer } from '#shared/contracts/assistant/document-insights.ts';
import { AI_PREFERENCE_DEFAULTS } from '#shared/contracts/profiles.ts';
import { messages } from '#shared/messages/en/practice/assistant.ts';
import { t } from '#shared/messages/translate.ts';
import {
  answerOf,
  assistantApp,
  caseWithPages,
  complete,
  eventsIn,
  newThread,
  STREAM,
  say,
} from '#test/fixtures/assistant.ts';
import { added, done, keepMails, share } from '#test/fixtures/sharing.ts';
import type { Lawyer, TestApp } from '#test/support/app.ts';

// Answers without a model, over the bundled sample library and the pages of a case, with the real index and database.

const PRESUMPTION = 'Authority that the presumption under section 139 includes a legally enforceable debt';
const KARNATAKA = 'sample-12-karnataka-cheque-presumption';

let it: TestApp;
let asha: Lawyer;
let caseId: string;
let files: Record<string, string>;
beforeAll(async () => {
  await loadLanguages();
  it = await assistantApp();
  asha = await it.lawyer();
  ({ caseId, files } = await caseWithPages(it, asha, {
    'Demand notice.pdf': [
      'Our client Kaveri Traders received from you the cheque No. 004512 for Rs. 4,85,000 drawn on Canara Bank, Erode.',
      'This demand notice was posted by registered post on 20 February 2026. The postman returned on the next day.',
    ],
    'Reply.pdf': ['The cheque was handed over as security for yarn that was never supplied.'],
  }));
});
afterAll(() => it.close());

const inCase = () => ({ caseId });

describe('an answer without a model', () => {
  test('quotes the authority at its paragraph, says how it works, and is kept', async () => {
    const answer = await answerOf(asha, PRESUMPTION);
    expect(answer).toMatchObject({ role: 'assistant', status: 'complete', engine: 'extractive' });
    const source = answer.sources.find(({ id }) => id === KARNATAKA);
    expect(source).toMatchObject({
      kind: 'library',
      sample: true,
      group: 'supports',
      paragraph: expect.any(String),
    });
    const document = await it.services.library.get(KARNATAKA);
    const paragraph = document?.paragraphs[source?.index ?? -1];
    expect(paragraph?.number).toBe(source?.paragraph);
    expect(paragraph?.text.replace(/\s+/gu, ' ')).toContain(source?.quote);
    expect(source?.url).toContain(`/home/library/${KARNATAKA}?q=`);
    expect(source?.url).toContain(`&at=${source?.index}`);
    expect(answer.content).toContain(`**${t(messages.supports)}**`);
    expect(answer.content).toContain(`“${source?.quote}” [${source?.n}]`);
    expect(answer.content).toContain(t(messages.extractiveNote));
    expect(answer.sources.length).toBeLessThanOrEqual(6);
    const [row] = await done<object[]>(asha.call('GET', `/rest/v1/chat_messages?id=eq.${answer.id}`));
    expect(row).toMatchObject({ role: 'assistant', content: answer.content, sources: answer.sources });
  });

  test('gives a fact of the case with its file and page, from the files alone', async () => {
    const answer = await answerOf(asha, 'When was the demand notice posted?', inCase());
    expect(answer.sources[0]).toMatchObject({
      kind: 'file',
      id: files['Demand notice.pdf'],
      page: 2,
      quote: expect.stringContaining('posted by registered post on 20 February 2026'),
      group: 'facts',
    });
    expect(answer.sources[0]?.url).toContain(
      `/home/cases/${caseId}?tab=files&file=${files['Demand notice.pdf']}&page=2`,
    );
    expect(answer.sources.every(({ kind }) => kind === 'file')).toBe(true);
    expect(answer.content).toContain('**20 February 2026**');
  });

  test('a judgment that is saved in a case tells no facts of the case', async () => {
    const saved = await caseWithPages(it, asha, {
      'Angadi.md': ['The tenant paid the landlord a monthly rent of Rs. 4,000 until 14 November 2007.'],
    });
    await it.db.sql(
      `update case_files set storage_provider = 'library', file_path = id || '.md' where case_id = '${saved.caseId}'`,
    );
    const answer = await answerOf(asha, 'What was the monthly rent of the tenant?', { caseId: saved.caseId });
    expect(answer.sources[0]).toMatchObject({ kind: 'file', group: 'found' });
    expect(answer.content).toContain(`**${t(messages.passagesFound)}**`);
    expect(answer.content).not.toContain(t(messages.facts));
  });

  test('answers both halves of a question, each below its own words', async () => {
    const asked = 'When was the demand notice posted and what did the reply say?';
    const { content, sources } = await answerOf(asha, asked, inCase());
    const places = [
      '### When was the demand notice posted?',
      'posted by registered post on 20 February 2026',
      '### What did the reply say?',
      'handed over as security',
    ].map((words) => content.indexOf(words));
    expect(Math.min(...places)).toBe(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(sources.length).toBeLessThanOrEqual(6);
    expect(sources.map(({ n }) => n)).toEqual(sources.map((_, at) => at + 1));
  });

  test('says of a half that nothing answers it, and quotes what answers both once', async () => {
    const half = await answerOf(
      asha,
      'When was the demand notice posted and who flew the helicopter?',
      inCase(),
    );
    expect(half.content).toContain('20 February 2026');
    expect(half.content).toContain(`### Who flew the helicopter?\n\n**${t(messages.partNearest)}**`);
    const both = await answerOf(
      asha,
      'When was the demand notice posted and how was the demand notice posted?',
      inCase(),
    );
    expect(both.content.split('by registered post').length).toBe(2);
    expect(both.content).toContain(`${t(messages.quotedAbove)} [1]`);
    const none = await answerOf(asha, 'Who flew the helicopter and where did the balloon land?', inCase());
    expect(none).toMatchObject({ declined: true });
    expect(none.content).toContain(t(messages.noneDirect));
  });

  test('keeps the mark of a footnote apart from the numbers of sources', async () => {
    const { caseId: id } = await caseWithPages(it, asha, {
      'Order.pdf': ['The tenant paid the arrears of rent[1] on 7 June 2024.'],
    });
    const answer = await answerOf(asha, 'When did the tenant pay the arrears?', { caseId: id });
    expect(answer.sources[0]?.quote).toContain('rent[1] on 7 June 2024');
    expect(answer.content).toContain('rent(1) on 7 June 2024.” [1]');
    expect(answer.checks.sentences).toMatchObject([{ status: 'supported', sources: [1] }]);
  });

  test('finds a paper by its name where its words are others', async () => {
    const { caseId: id, files: own } = await caseWithPages(it, asha, {
      'Accident_report.pdf': [
        'A lorry ran into the cycle of our client at Salem.',
        'It rained.',
        'A third page.',
      ],
      'Ledger.pdf': ['Cotton yarn was sold at Erode.'],
    });
    const answer = await answerOf(asha, 'Where did the accident happen?', { caseId: id });
    expect(answer.sources).toMatchObject([{ id: own['Accident_report.pdf'], page: 1 }]);
    expect(answer.sources[0]?.quote).toContain('at Salem');
  });

  test.each([
    ['hi', /\p{Script=Devanagari}/u],
    ['ta', /\p{Script=Tamil}/u],
  ])('speaks the language of the reader around the quoted words: %s', async (language, script) => {
    const { content, sources } = await answerOf(asha, PRESUMPTION, {
      headers: { 'accept-language': language },
    });
    const streamed = await complete(asha, PRESUMPTION, {
      headers: { ...STREAM, 'accept-language': language },
    });
    expect(eventsIn(await streamed.text())[1]?.data).toMatchObject({ text: content });
    const heading = content.split('\n')[0] ?? '';
    expect(heading).toMatch(script);
    expect(content.split('\n').at(-1)).toMatch(script);
    expect(content).not.toContain(t(messages.extractiveNote));
    for (const { quote } of sources) {
      expect(quote).not.toMatch(script);
      expect(content).toContain(`“${quote}”`);
    }
  });

  test('gives the section that is asked for first', async () => {
    const answer = await answerOf(asha, 'What does section 138 of the Negotiable Instruments Act say?');
    expect(answer.sources[0]).toMatchObject({ title: expect.stringContaining('Section 138'), summary: true });
  });

  test.each([
    'What are the licensing rules for agricultural drones?',
    'How is a patent for software examined in Japan?',
  ])('says that no passage answers, and quotes the nearest: %s', async (question) => {
    const answer = await answerOf(asha, question);
    expect(answer).toMatchObject({ declined: true, engine: 'extractive' });
    expect(answer.content).toContain(`**${t(messages.noneDirect)}**`);
    expect(answer.sources.length).toBeGreaterThan(0);
    expect(answer.sources.length).toBeLessThanOrEqual(3);
    for (const { group } of answer.sources) expect(group).toBe('nearest');
  });

  test('says that a named citation is not in the library, and what the library covers', async () => {
    const { content, declined } = await answerOf(asha, '(2011) 4 SCC 77');
    expect(declined).toBe(true);
    expect(content).toMatch(/\(2011\) 4 SCC 77 is not in this library \(it covers High Court/u);
  });

  test('names the files that are still being read', async () => {
    const { caseId: id } = await caseWithPages(it, asha, {
      'Plaint.pdf': ['The suit was filed on 3 May 2021.'],
    });
    await added(asha, 'case_files', {
      case_id: id,
      file_name: 'Scan.pdf',
      file_path: `case_files/${id}/scan.pdf`,
    });
    const { content, checks } = await answerOf(asha, 'When was the suit filed?', { caseId: id });
    expect(checks.unread_files).toEqual(['Scan.pdf']);
    expect(content).toContain(t(messages.unread, { count: 1, files: 'Scan.pdf' }));
  });

  test('searches the library by words alone where the reader says so', async () => {
    const search = vi.spyOn(it.services.library, 'search');
    for (const mode of ['keyword', 'hybrid']) await answerOf(asha, PRESUMPTION, { options: { mode } });
    // The checks of an answer search for names besides.
    const asked = search.mock.calls
      .map(([request]) => request)
      .filter(({ query, filters }) => query === PRESUMPTION && filters === undefined);
    search.mockRestore();
    expect(asked.map(({ mode }) => mode)).toEqual(['keyword', 'hybrid']);
  });

  test('uses only what is ticked', async () => {
    const only = (sources: object[]) => ({ caseId, options: { sources } });
    const security = 'Was the cheque handed over as security?';
    const reply = await answerOf(asha, security, only([{ kind: 'file', id: files['Reply.pdf'] }]));
    expect(new Set(reply.sources.map(({ id }) => id))).toEqual(new Set([files['Reply.pdf']]));
    const notice = await answerOf(asha, security, only([{ kind: 'file', id: files['Demand notice.pdf'] }]));
    expect(notice.sources.map(({ id }) => id)).not.toContain(files['Reply.pdf']);
    const none = await answerOf(asha, security, only([]));
    expect(none).toMatchObject({ declined: true, sources: [] });
    const judgment = await answerOf(asha, PRESUMPTION, only([{ kind: 'library', id: KARNATAKA }]));
    expect(new Set(judgment.sources.map(({ id }) => id))).toEqual(new Set([KARNATAKA]));
  });
});

describe('insights of a document', () => {
  const insights = async (id: string) =>
    documentInsightsAnswer.parse(
      await done(asha.call('GET', `/functions/v1/document-insights?id=${encodeURIComponent(id)}`)),
    );

  test('quote its text, each at its paragraph, and say what is missing', async () => {
    const { enabled, insights: found } = await insights(KARNATAKA);
    expect(enabled).toBe(true);
    const document = await it.services.library.get(KARNATAKA);
    const points = [found?.summary, found?.holdings, found?.facts].flatMap((one) => one ?? []);
    expect(points.length).toBeGreaterThan(3);
    for (const { index, quote } of points)
      expect(document?.paragraphs[index]?.text.replace(/\s+/gu, ' ')).toContain(quote);
    expect(found?.statutes.map(({ section }) => section)).toContain('138');
    expect(found?.missing).toEqual([]);
    expect((await asha.call('GET', '/functions/v1/document-insights?id=none')).status).toBe(404);
  });

  test('are off when the profile switches document analysis off', async () => {
    const set = (document_analysis: boolean) =>
      asha.call('PATCH', `/rest/v1/profiles?id=eq.${asha.userId}`, {
        ai_preferences: { ...AI_PREFERENCE_DEFAULTS, document_analysis },
      });
    await set(false);
    expect(await insights(KARNATAKA)).toEqual({ enabled: false, insights: null, model: null });
    await set(true);
  });
});

describe('a stream', () => {
  test('has sources, text and the kept message, and ends', async () => {
    const answer = await complete(asha, PRESUMPTION, { headers: STREAM });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const events = eventsIn(await answer.text());
    expect(events.map(({ event }) => event)).toEqual(['sources', 'delta', 'done', 'end']);
    for (const { event, data } of events.slice(0, 3))
      expect(streamEvents[event as 'done'].strict().parse(data)).toEqual(data);
    const { message } = streamEvents.done.parse(events[2]?.data);
    expect(events[0]?.data).toEqual({ sources: message.sources });
    expect(events[1]?.data).toEqual({ text: message.content, sentences: message.checks.sentences });
    for (const { text, start, end, status } of message.checks.sentences ?? [])
      expect([message.content.slice(start, end), status]).toEqual([text, 'supported']);
    expect(message.checks.sentences?.length).toBe(message.sources.length);
  });

  test('is refused with a status before it begins', async () => {
    const body = { threadId: crypto.randomUUID(), caseId: null, content: 'A question' };
    const refused = await asha.call('POST', '/functions/v1/chat-completion', body, STREAM);
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ error: t(messages.threadGone) });
  });
});

describe('bad input', () => {
  test('empty and oversized messages, and a case that is not the thread’s, are refused with a sentence', async () => {
    const threadId = await newThread(asha);
    const refusal = async (body: object) => {
      const answer = await asha.call('POST', '/functions/v1/chat-completion', {
        threadId,
        caseId: null,
        ...body,
      });
      return [answer.status, ((await answer.json()) as { error: string }).error];
    };
    expect(await refusal({ content: '  ' })).toEqual([400, t(messages.contentRequired)]);
    const tooLong = t(messages.contentTooLong, { max: ASSISTANT.content });
    expect(await refusal({ content: 'x'.repeat(100_000) })).toEqual([400, tooLong]);
    expect(await refusal({ content: 'A question', caseId })).toEqual([400, t(messages.otherCase)]);
  });

  test('the same message asked twice at once has one answer', async () => {
    const threadId = await newThread(asha, caseId);
    await say(asha, threadId, caseId, PRESUMPTION);
    const ask = () =>
      asha.call('POST', '/functions/v1/chat-completion', { threadId, caseId, content: PRESUMPTION });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect(await first.json()).toEqual(await second.json());
    const rows = await done<{ role: string }[]>(
      asha.call('GET', `/rest/v1/chat_messages?thread_id=eq.${threadId}&select=role`),
    );
    expect(rows.map(({ role }) => role).sort()).toEqual(['assistant', 'user']);
  });

  test('another lawyer gets no answer from a thread, and a viewer none either', async () => {
    const threadId = await newThread(asha, caseId);
    await say(asha, threadId, caseId, PRESUMPTION);
    const body = { threadId, caseId, content: PRESUMPTION };
    const [stranger, viewer] = await Promise.all([it.lawyer(), it.lawyer()]);
    expect((await stranger.call('POST', '/functions/v1/chat-completion', body)).status).toBe(404);
    await share(it, keepMails(it), { owner: asha, caseId, member: viewer, role: 'viewer' });
    expect((await viewer.call('POST', '/functions/v1/chat-completion', body)).status).toBe(403);
  });
});

describe('sources that are ticked, and other languages', () => {
  test('a ticked judgment says in a case what the court decided, from its order', async () => {
    const document = await it.services.library.get(KARNATAKA);
    const sources = [
      { kind: 'library', id: KARNATAKA },
      { kind: 'file', id: files['Reply.pdf'] ?? '' },
    ];
    const answer = await answerOf(asha, 'What did the court decide?', { caseId, options: { sources } });
    const order = answer.sources.find(({ id }) => id === KARNATAKA);
    expect(order?.index ?? 0).toBeGreaterThan((document?.paragraphs.length ?? 0) / 2);
  });

  test('an order among the files says what the court decided, and a pleading does not', async () => {
    const made = await caseWithPages(it, asha, {
      'Order.pdf': [
        'ORDER. Heard the learned counsel. The applicant says that the key was known to all. The application is allowed. The applicant shall be released on a bond of Rs. 40,000.',
      ],
      'Petition.pdf': [
        'The petitioner prays that the suit be dismissed with costs and that possession be restored.',
      ],
    });
    const answer = await answerOf(asha, 'What did the court decide?', { caseId: made.caseId });
    expect(answer.content).toContain('The application is allowed.');
    expect(answer.sources.map(({ id }) => id)).not.toContain(made.files['Petition.pdf']);
  });

  test.each([
    ['कत्ल के लिए क्या सजा है?', /murder/iu],
    ['கொலைக் குற்றத்திற்கு என்ன தண்டனை?', /murder/iu],
    ['Answer in Hindi: what is the punishment for murder?', /murder/iu],
    ['முன்பிணை யாருக்கு வழங்கப்படும்?', /bail/iu],
    ['चैक बाउंस होने पर क्या सज़ा है?', /cheque|138/iu],
  ])('%s finds English sources', async (question, says) => {
    const answer = await answerOf(asha, question);
    expect(answer.declined).toBeUndefined();
    expect(answer.sources.map(({ quote, title }) => `${title} ${quote}`).join('\n')).toMatch(says);
  });
});
