import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shippedPath } from '#server/core/shipped-path.ts';
import { messages } from '#shared/messages/en/practice/file-pages.ts';
import { addFile, fileRow, newCase, pdfOf, searchCase } from '#test/fixtures/case-files.ts';
import {
  characterErrorRate,
  drawHand,
  drawPage,
  drawScrawl,
  type Language,
  middleOfDrawn,
  SENTENCES,
} from '#test/fixtures/drawn-pages.ts';
import { middleOfFound } from '#test/fixtures/found-in-pdf.ts';
import { readPdf } from '#test/fixtures/read-pdf.ts';
import { added, done } from '#test/fixtures/sharing.ts';
import { wornPage } from '#test/fixtures/worn-pages.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { FileReader } from './reader.ts';
import { searchableText } from './searchable-text.ts';

// Each page takes a second or more of a whole core, so there are few and they are small.
const PATIENCE = 600_000;
const NARROW = { width: 1600 };
const WHY = 'may be handwriting, a picture, too faint, or in a script other than English, Hindi and Tamil.';

let it: TestApp;
let asha: Lawyer;
let reader: FileReader;
let caseId: string;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  reader = new FileReader(it.services);
  caseId = await newCase(asha);
});
afterAll(async () => {
  reader.close();
  await it.close();
});

async function readAll(): Promise<void> {
  while (await reader.readNext('texts'));
  while (await reader.readNext('pictures'));
}
const pages = (fileId: string) =>
  it.db.sql<{ page: number; text: string; source: string; confidence: number | null }>(
    'select page, text, source, confidence from public.case_file_pages where file_id = $1 order by page',
    [fileId],
  );

/** The PDF of a draft with one file of the case behind it. */
async function boundBehindDraft(file: string): Promise<Uint8Array> {
  const content = [{ type: 'paragraph', attrs: { id: 'p1' }, content: [{ type: 'text', text: 'Petition' }] }];
  const document = { type: 'doc', content };
  const draft = await added(asha, 'case_drafts', { case_id: caseId, title: 'Petition', document });
  const files = [{ file, mark: 'P-1', particulars: 'Order', included: true }];
  const choice = { draftId: draft.id, files, trueCopy: false };
  await done(asha.call('PUT', '/functions/v1/draft-annexures', choice));
  const order = { draftId: draft.id, format: 'pdf' };
  const answer = await asha.call('POST', '/functions/v1/export-draft', order);
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Points that a sheet of `pdfOf` with 595 points has for a dot of a page that is 1600 wide, behind a draft. */
const SCALE = ((595 / 1600) * (595.28 - 2 * 24)) / 595;

/** Position of words on a page of 1600 dots behind a draft, after a turn around its middle, in points. */
function expectedPlace(
  [language, words]: [Language, string],
  text: string,
  degrees: number,
): [number, number] {
  const [x, y] = middleOfDrawn(language, text, words, NARROW.width);
  const [cosine, sine] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const drawn = drawPage(language, text, NARROW);
  const [width, height] = [drawn.readUInt32BE(16), drawn.readUInt32BE(20)];
  const [across, down] = Math.abs(cosine) > Math.abs(sine) ? [width, height] : [height, width];
  return [24 + SCALE * (across / 2 + x * cosine - y * sine), 46 + SCALE * (down / 2 + x * sine + y * cosine)];
}

test(
  'the words of a photo of a phone (HEIC) are recognised, and it is bound behind a draft',
  async () => {
    const bytes = await readFile(shippedPath('test/fixtures/photo.heic'));
    const file = await addFile(it, asha, caseId, { name: 'IMG_4411.HEIC', bytes });
    await readAll();
    expect(await fileRow(asha, file.id)).toMatchObject({ text_state: 'read', pages_read: 1 });
    expect((await pages(file.id))[0]).toMatchObject({ source: 'ocr' });
    expect((await pages(file.id))[0]?.text).toContain('Order dated 4 March 2026');
    const { pages: bound } = await readPdf(await boundBehindDraft(file.id));
    expect(bound.at(-1)).toContain('ANNEXURE P-1');
  },
  PATIENCE,
);

test(
  'recognises scans in three languages and any orientation; reports handwriting instead of guessing',
  async () => {
    const sheets = [
      'This page has a text layer and is taken as it stands.',
      drawPage('English', SENTENCES.English, { ...NARROW, upsideDown: true }),
      await wornPage(drawPage('Hindi', SENTENCES.Hindi.repeat(2), NARROW), { quarters: 3, degrees: 1 }),
      drawHand(1600, 400),
      drawPage('Tamil', SENTENCES.Tamil, NARROW),
    ];
    const bytes = await pdfOf(sheets, 595);
    const file = await addFile(it, asha, caseId, { name: 'Scan.pdf', bytes });
    while (await reader.readNext('texts'));
    expect(await fileRow(asha, file.id)).toMatchObject({
      text_state: 'reading',
      page_count: 5,
      pages_read: 1,
    });
    const search = async (query: string) =>
      (await searchCase(asha, caseId, query)).filter(({ file_id }) => file_id === file.id);
    expect(await search('"text layer"')).toMatchObject([{ page: 1, ocr: false }]);
    await readAll();
    expect(await fileRow(asha, file.id)).toMatchObject({
      text_state: 'read',
      text_problem: `Page 4 could not be read: it ${WHY}`,
      text_problem_message: { key: messages.pageNotRead.key, params: { page: 4 } },
      pages_read: 5,
      // The upside-down sheet. The orientation of the next one is not detected, so nothing is said of it.
      page_rotations: { 2: 180 },
    });
    const [typed, english, hindi, scrawl, tamil] = await pages(file.id);
    expect(typed).toMatchObject({ source: 'text', confidence: null });
    expect(scrawl).toMatchObject({ source: 'ocr', text: '' });
    for (const [language, page] of [
      ['English', english],
      ['Hindi', hindi],
      ['Tamil', tamil],
    ] as const) {
      const right = SENTENCES[language].repeat(language === 'Hindi' ? 2 : 1);
      const rate = characterErrorRate(searchableText(right), page?.text ?? '');
      expect(rate, `${language}: ${page?.text}`).toBeLessThanOrEqual(0.03);
    }
    expect(await search('impugned order')).toMatchObject([{ page: 2, ocr: true }]);
    expect(await search('न्यायालय')).toMatchObject([{ page: 3, ocr: true }]);
    expect(await search('நீதிமன்றம்')).toMatchObject([{ page: 5, ocr: true }]);

    // Behind a draft each word can be searched for where it is seen; the index and the draft take two pages.
    const book = await boundBehindDraft(file.id);
    for (const [page, language, words, degrees] of [
      [2, 'English', 'impugned', 180],
      [3, 'Hindi', 'प्रतिवादी', 271],
      [5, 'Tamil', 'நீதிமன்றம்', 0],
    ] as const) {
      const text = SENTENCES[language].repeat(language === 'Hindi' ? 2 : 1);
      const [x, y] = expectedPlace([language, words], text, degrees);
      const found = await middleOfFound(book, page + 2, words);
      expect(Math.abs((found?.[0] ?? 0) - x), `${words} ${found}, not ${x}`).toBeLessThan(3);
      expect(Math.abs((found?.[1] ?? 0) - y), `${words} ${found}, not ${y}`).toBeLessThan(3);
    }
  },
  PATIENCE,
);

test(
  'reads a pale photograph that lies on its side',
  async () => {
    const page = drawPage('English', SENTENCES.English, NARROW);
    const bytes = await wornPage(page, { quarters: 1, degrees: 1.5, ink: 0.3, grain: 18, quality: 40 });
    const file = await addFile(it, asha, caseId, { name: 'Side.jpg', bytes });
    await readAll();
    expect(await fileRow(asha, file.id)).toMatchObject({ text_state: 'read', text_problem: null });
    const [read] = await pages(file.id);
    expect(characterErrorRate(SENTENCES.English, read?.text ?? ''), read?.text).toBeLessThanOrEqual(0.03);
  },
  PATIENCE,
);

test(
  'handwriting, a blank sheet and a damaged picture are each reported',
  async () => {
    const [scrawl, hand, blank, damaged] = [
      await addFile(it, asha, caseId, { name: 'Scrawl.png', bytes: drawScrawl(600, 200) }),
      await addFile(it, asha, caseId, { name: 'Hand.png', bytes: drawHand(1200, 500) }),
      await addFile(it, asha, caseId, {
        name: 'Blank.jpg',
        bytes: await wornPage(drawPage('English', ''), { grain: 18 }),
      }),
      await addFile(it, asha, caseId, { name: 'Cut.jpg', bytes: 'no picture at all' }),
    ];
    await readAll();
    for (const { id } of [scrawl, hand])
      expect(await fileRow(asha, id)).toMatchObject({
        text_state: 'unreadable',
        text_problem: `This could not be read: it ${WHY}`,
      });
    expect(await fileRow(asha, blank.id)).toMatchObject({
      text_problem: 'No words were found in this.',
      text_problem_message: { key: messages.noWords.key, params: {} },
    });
    expect(await fileRow(asha, damaged.id)).toMatchObject({
      text_state: 'unreadable',
      text_problem: 'The picture is damaged, or its content does not match its name.',
    });
  },
  PATIENCE,
);

test(
  'after a kill between two pages the next server reads the rest, and no page twice',
  async () => {
    const scan = drawPage('English', 'The second page.', { width: 800 });
    const file = await addFile(it, asha, caseId, { name: 'Half.pdf', bytes: await pdfOf([scan, scan]) });
    while (await reader.readNext('texts'));
    await it.db.sql(
      `insert into public.case_file_pages (owner_id, case_id, file_id, page, text, source)
       values ($1, $2, $3, 1, 'Read before the power went.', 'ocr')`,
      [asha.userId, caseId, file.id],
    );
    const lease = (since: string) =>
      it.db.sql(
        `update public.case_files set reading_by = gen_random_uuid(), reading_since = ${since} where id = $1`,
        [file.id],
      );
    await lease('now()');
    expect(await reader.readNext('pictures'), 'as long as it may still live').toBe(false);
    await lease(`now() - interval '2 minutes'`);
    expect(await reader.readNext('pictures')).toBe(true);
    expect((await pages(file.id)).map(({ text }) => text)).toEqual([
      'Read before the power went.',
      'The second page.',
    ]);
    expect(await fileRow(asha, file.id)).toMatchObject({ text_state: 'read', pages_read: 2 });
  },
  PATIENCE,
);
