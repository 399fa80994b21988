import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI = '(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test.each([
  [CHROME, 'Chrome on Windows', false],
  [`${CHROME} Edg/140.0`, 'Microsoft Edge on Windows', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'Firefox on Linux', false],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 ${SAFARI}`,
    'Safari on iPhone',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    'Samsung Internet for Android on Android',
    true,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari on macOS',
    false,
  ],
  ['python-httpx/0.28', 'The program python-httpx', false],
  ['supabase', 'The program supabase', false],
  ['<script>', 'An unknown device', false],
  ['', 'An unknown device', false],
  [null, 'An unknown device', false],
])('%s is %s', (userAgent, name, handheld) => {
  expect(describeDevice(userAgent)).toEqual({ name, handheld });
});
