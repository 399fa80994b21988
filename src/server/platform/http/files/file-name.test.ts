import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachment, safeFileName } from './file-name.ts';

test.each([
  ['Vakalatnama.pdf', 'Vakalatnama.pdf'],
  ['शपथ पत्र (अंतिम).docx', 'शपथ पत्र (अंतिम).docx'],
  ['வழக்கு எண் 42.pdf', 'வழக்கு எண் 42.pdf'],
  ['क्\u200dष.txt', 'क्\u200dष.txt'],
  ['../../etc/passwd', '_.._etc_passwd'],
  ['C:\\Users\\x\\order.pdf', 'C__Users_x_order.pdf'],
  ['order\u0000.pdf.exe', 'order.pdf.exe'],
  ['order\u202efdp.exe', 'orderfdp.exe'],
  ['one\r\nSet-Cookie: a=b.pdf', 'oneSet-Cookie_ a=b.pdf'],
  ['a"; filename="b.exe', 'a_; filename=_b.exe'],
  ['CON.pdf', '_CON.pdf'],
  ['lpt1', '_lpt1'],
  ['Contract.pdf', 'Contract.pdf'],
  ['.htaccess', 'htaccess'],
  ['order.pdf. . ', 'order.pdf'],
  ['a\ud800b.pdf', 'a_b.pdf'],
  ['\u202e', 'file'],
  ['', 'file'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(176)}.pdf`],
])('%j is saved as %j', (name, safe) => {
  expect(safeFileName(name)).toBe(safe);
});

test('for every file name the header is one ASCII line with a safe name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      const header = attachment(name);
      expect(header).toMatch(/^attachment; filename="[ !#-~]+"; filename\*=UTF-8''[\w.%!#$&+^`|~-]+$/);
      const said = decodeURIComponent(header.split("UTF-8''")[1] ?? '');
      expect(said).toBe(safeFileName(name));
      expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header);
    }),
  );
});
