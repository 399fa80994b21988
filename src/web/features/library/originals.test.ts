import { expect, test, vi } from 'vitest';
import { judgmentMetadata } from '#test/fixtures/library-hits.ts';
import { json, lastToast, pretendServer } from '#test/support/web.tsx';
import { downloadOriginal, viewOriginal } from './originals.ts';

const pdf = judgmentMetadata();

test('the original opens in a new tab, at an address asked for with its place in the library', async () => {
  const calls = pretendServer({ 'POST /presign': () => ({ url: '/library/files/x?token=t' }) });
  const open = vi.fn(() => ({ opener: 'page' }));
  vi.stubGlobal('open', open);
  await viewOriginal('asha', pdf);
  expect(open).toHaveBeenCalledWith('/library/files/x?token=t', '_blank');
  expect(calls[0]?.body).toEqual({
    s3_bucket: 'high-court-library',
    s3_file_key: 'orders/asha-devi.pdf',
    s3_folder_path: 'tests',
    document_id: 'asha',
  });
});

test.each([
  [pdf, () => json(404, { error: 'Error fetching presigned URL: 404' }), 'Failed to open the PDF file'],
  [judgmentMetadata({ s3_file_key: 'a.docx' }), () => json(500, {}), 'Failed to open document'],
  [pdf, () => ({ url: '' }), 'No document URL available'],
  [judgmentMetadata({ s3_file_key: '' }), () => ({ url: '/never' }), 'No document URL available'],
])('what stands in the way is said in the specification’s words', async (metadata, answer, words) => {
  pretendServer({ 'POST /presign': answer });
  await viewOriginal('asha', metadata);
  expect(lastToast()).toMatchObject({ title: 'Error', description: words });
});

test('a download that breaks says so', async () => {
  pretendServer({
    'POST /presign': () => ({ url: '/library/files/x' }),
    'GET /library/files/x': () => new Response(null, { status: 410 }),
  });
  await downloadOriginal('asha', pdf);
  expect(lastToast()).toMatchObject({
    title: 'Download Failed',
    description: 'There was an error downloading the file. Please try again.',
  });
});
