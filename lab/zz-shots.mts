import { chromium } from '@playwright/test';
import { openDemo } from './demo-session.ts';

// usage: tsx lab/zz-shots.mts name=path ... ; env W, H, THEME, BASE, DATA
const base = process.env.BASE ?? 'http://127.0.0.1:3100';
const cookie = await openDemo(base, process.env.DATA ?? '/tmp/walk');
const [name, value] = cookie.split(/=(.*)/s) as [string, string];
const widths = (process.env.W ?? '1440,360').split(',').map(Number);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' });
for (const w of widths) {
  const ctx = await browser.newContext({
    viewport: { width: w, height: w < 500 ? 780 : 900 },
    colorScheme: (process.env.THEME as 'dark') ?? 'light',
  });
  await ctx.addCookies([{ name, value, url: base }]);
  const page = await ctx.newPage();
  for (const arg of process.argv.slice(2)) {
    const [n, p] = arg.split(/=(.*)/s) as [string, string];
    await page.goto(base + p, { waitUntil: 'load' });
    await page.waitForTimeout(2500);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.screenshot({ path: `/tmp/shot-${n}-${w}.png`, fullPage: process.env.FULL === '1' });
    console.log(n, w, page.url(), over > 0 ? `OVERFLOW ${over}` : '');
  }
}
await browser.close();
