import type { Page } from '@playwright/test';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as shell } from '#shared/messages/en/common/shell.ts';
import { messages as access } from '#shared/messages/en/practice/case-access.ts';
import { messages as cases } from '#shared/messages/en/practice/cases.ts';
import type { LanguageCode } from '#shared/messages/languages.ts';
import { t } from '#shared/messages/translate.ts';
import { caseAction, expect } from './journey.ts';

/** Something on every page and in every dialog, as the demo chambers show it. */
export type Stop = { url: string; open?: (page: Page) => Promise<void> };

/** Presses the button that has the words of a message in its name, in the active language. */
const press = (words: () => string) => async (page: Page) => {
  await page.getByRole('button', { name: words() }).first().click();
};
const byPhone = (page: Page) => page.getByRole('tab', { name: t(common.phone) }).click();

export const PUBLIC_STOPS: readonly Stop[] = [
  { url: '/' },
  { url: '/login' },
  { url: '/login', open: byPhone },
  { url: '/login?notice=verified' },
  { url: '/login?error=access_denied&error_code=access_denied' },
  { url: '/signup' },
  { url: '/signup', open: byPhone },
  { url: '/signup/check-email' },
  { url: '/invitation?token=unknown' },
  { url: '/outbox' },
  { url: '/docs' },
  { url: '/privacy-policy' },
  { url: '/data-notice' },
  { url: '/terms' },
  { url: '/refund-policy' },
  { url: '/book-a-call' },
  { url: '/roi-calculator' },
  { url: '/subscription' },
  { url: '/nowhere' },
];

/**
 * The pages of the signed-in area. Their rows come from the chambers themselves. Each run visits the same rows: the
 * first client and PDF file by name, and the case of the memo, which has an overdue date.
 */
export async function signedInStops(page: Page): Promise<Stop[]> {
  const first = async (path: string) => {
    const [row] = (await (await page.request.get(path)).json()) as { id: string; case_id?: string }[];
    return row;
  };
  const client = await first('/rest/v1/clients?select=id&order=name,id&limit=1');
  const file = await first(
    '/rest/v1/case_files?select=id,case_id&file_type=eq.application/pdf&order=file_name,id&limit=1',
  );
  const note = await first('/rest/v1/case_files?select=id,case_id&file_name=eq.Bank+return+memo.txt');
  const ofCase = `/home/cases/${note?.case_id}`;
  return [
    { url: '/home' },
    { url: '/home', open: (page) => page.keyboard.press('?') },
    { url: '/home', open: (page) => page.keyboard.press('Control+k') },
    { url: '/home', open: press(() => t(shell.accountOf, { name: '' }).trim()) },
    { url: '/home/search' },
    { url: '/home/search?q=cheque+dishonour' },
    { url: '/home/check' },
    { url: '/home/chat' },
    { url: '/home/library/sample-12-karnataka-cheque-presumption?q=presumption' },
    { url: '/home/library/sample-06-delhi-hostel-location-app/citations' },
    { url: '/home/real-judgments' },
    { url: '/home/operator/library' },
    { url: '/home/acts' },
    { url: '/home/acts/ipc' },
    { url: '/home/acts/ipc/302' },
    { url: '/home/concordance?act=IPC&section=302&date=2024-06-30' },
    { url: '/home/clients' },
    { url: '/home/clients?view=list' },
    { url: '/home/clients?dialog=new' },
    { url: `/home/clients/${client?.id}` },
    { url: `/home/clients/${client?.id}/edit` },
    { url: '/home/cases' },
    { url: '/home/cases?view=list' },
    { url: '/home/cases?dialog=new' },
    { url: '/home/cases?q=nothing+like+it' },
    { url: ofCase },
    { url: ofCase, open: (page) => caseAction(page, t(cases.showClientInformation)) },
    { url: `${ofCase}?tab=files` },
    { url: `${ofCase}?tab=files&file=${note?.id}` },
    ...(file ? [{ url: `/home/cases/${file.case_id}?tab=files&file=${file.id}` }] : []),
    { url: `${ofCase}?tab=timeline` },
    { url: `${ofCase}?tab=timeline&dialog=event` },
    { url: `${ofCase}?tab=drafts` },
    { url: ofCase, open: (page) => caseAction(page, t(access.share)) },
    { url: '/home/cases?whose=shared' },
    { url: '/home/notes' },
    { url: '/home/court' },
    { url: '/home/day' },
    { url: '/home/fees' },
    { url: '/home/webhooks' },
    { url: '/home/bin' },
    { url: '/home/chambers' },
    { url: '/invitation?token=unknown' },
    { url: '/home/profile' },
    { url: '/home/profile?tab=persona' },
    { url: '/home/profile?tab=ai' },
    { url: '/home/profile?tab=practice' },
    { url: '/home/profile?tab=notifications' },
    { url: '/home/profile?tab=data' },
    { url: '/home/profile?tab=security' },
    { url: '/home/profile?type=recovery' },
    { url: `${ofCase}/chat` },
    { url: '/subscription/manage' },
    { url: '/subscription/payments' },
    { url: '/home/help' },
    { url: '/home/nowhere' },
  ];
}

/** Address after the sign-in page: a visitor stays there, a signed-in user goes on to the home page. */
export type Landing = '**/login*' | '**/home';

/** Chooses the language of the next pages by the address of the sign-in page, and waits until the page has led on. */
export async function chooseLanguage(page: Page, language: LanguageCode, landing: Landing): Promise<void> {
  await page.goto(`/login?lang=${language}`);
  await page.waitForURL(landing);
}

/** Opens the page, and on it what the stop opens. */
export async function stopAt(page: Page, { url, open }: Stop): Promise<void> {
  await page.goto(url);
  // A dialog hides the page behind it from roles.
  await expect(page.locator('h1').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await open?.(page);
}
