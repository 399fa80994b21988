import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FakeRazorpay, startRazorpay } from '#test/fakes/razorpay.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

// Every declared route that does not read by GET says what it does while a payment is overdue, and does it.

const GUARDED = /^\/(?:rest|storage|functions)\/v1\//u;
const READS = new Set(['get', 'head', 'options']);

interface DeclaredRoute {
  method: string;
  path: string;
  security?: unknown[];
  'x-when-unpaid'?: unknown;
}

let razorpay: FakeRazorpay;
let it: TestApp;
let declared: DeclaredRoute[];
beforeAll(async () => {
  razorpay = await startRazorpay();
  it = await testApp({ env: razorpay.env });
  declared = it.app.openAPIRegistry.definitions
    .flatMap((one): DeclaredRoute[] => (one.type === 'route' ? [one.route] : []))
    .filter(
      ({ method, path, security }) => GUARDED.test(path) && !READS.has(method) && security?.length !== 0,
    );
});
afterAll(async () => {
  await it.close();
  await razorpay.close();
});

const shown = ({ method, path }: DeclaredRoute) => `${method.toUpperCase()} ${path}`;
const saying = (what: string) => declared.filter((route) => route['x-when-unpaid'] === what);

async function unpaidLawyer(): Promise<Lawyer> {
  const by = await it.lawyer();
  await it.db.sql(
    `insert into public.user_subscriptions (user_id, plan_id, billing_interval, status, paid_until)
     values ($1, 'solo', 'monthly', 'halted', now() - interval '20 days')`,
    [by.userId],
  );
  return by;
}

const statusOf = async (by: Lawyer, { method, path }: DeclaredRoute) => {
  const filter = path.startsWith('/rest/v1/') && method !== 'post' ? `?id=eq.${by.userId}` : '';
  const address = path.replaceAll(/\{\w+\}/gu, by.userId) + filter;
  return (await by.call(method.toUpperCase(), address, {})).status;
};

test('every route says whether it stays open', () => {
  expect(declared.length).toBeGreaterThan(60);
  const silent = declared.filter(
    (route) => !['open', 'reducing', 'refused'].includes(String(route['x-when-unpaid'])),
  );
  expect(silent.map(shown)).toEqual([]);
});

test('what only reads, pays, exports, takes away or belongs to the account stays open; every other change is refused', async () => {
  const by = await unpaidLawyer();
  const wrong: string[] = [];
  for (const route of [...saying('refused'), ...saying('reducing')])
    if ((await statusOf(by, route)) !== 402) wrong.push(`${shown(route)} is not refused`);
  for (const route of saying('open'))
    if ((await statusOf(by, route)) === 402) wrong.push(`${shown(route)} is refused`);
  expect(wrong).toEqual([]);
  expect(saying('open').map(shown).sort()).toMatchInlineSnapshot(`
    [
      "DELETE /functions/v1/api-keys/{id}",
      "DELETE /functions/v1/checks/{id}",
      "DELETE /functions/v1/client-pages/{id}",
      "DELETE /functions/v1/inbound-address",
      "DELETE /functions/v1/webhook-endpoints/{id}",
      "DELETE /rest/v1/billing_details",
      "DELETE /rest/v1/case_chambers",
      "DELETE /rest/v1/case_drafts",
      "DELETE /rest/v1/case_files",
      "DELETE /rest/v1/case_members",
      "DELETE /rest/v1/cases",
      "DELETE /rest/v1/chambers",
      "DELETE /rest/v1/chambers_fee_settings",
      "DELETE /rest/v1/chambers_members",
      "DELETE /rest/v1/chat_messages",
      "DELETE /rest/v1/chat_threads",
      "DELETE /rest/v1/clauses",
      "DELETE /rest/v1/client_message_templates",
      "DELETE /rest/v1/clients",
      "DELETE /rest/v1/court_calendars",
      "DELETE /rest/v1/draft_comments",
      "DELETE /rest/v1/fee_note_lines",
      "DELETE /rest/v1/fee_notes",
      "DELETE /rest/v1/fee_payments",
      "DELETE /rest/v1/fee_settings",
      "DELETE /rest/v1/invitations",
      "DELETE /rest/v1/office_templates",
      "DELETE /rest/v1/passage_notes",
      "DELETE /rest/v1/saved_searches",
      "DELETE /rest/v1/timeline_events",
      "DELETE /storage/v1/object/case-files",
      "DELETE /storage/v1/upload/resumable/{id}",
      "PATCH /functions/v1/breaches",
      "PATCH /functions/v1/inbound-address",
      "PATCH /rest/v1/billing_details",
      "PATCH /rest/v1/profiles",
      "POST /functions/v1/api-keys",
      "POST /functions/v1/breaches",
      "POST /functions/v1/cancel-subscription",
      "POST /functions/v1/check-draft",
      "POST /functions/v1/checks/{id}/marked-copy",
      "POST /functions/v1/client-message",
      "POST /functions/v1/correct-invoice",
      "POST /functions/v1/create-subscription",
      "POST /functions/v1/delete-for-ever",
      "POST /functions/v1/draft-index",
      "POST /functions/v1/export-chat",
      "POST /functions/v1/export-draft",
      "POST /functions/v1/library-files/known",
      "POST /functions/v1/library-files/missing",
      "POST /functions/v1/library-files/remove",
      "POST /functions/v1/library-files/stop",
      "POST /functions/v1/limitation",
      "POST /functions/v1/list-of-dates",
      "POST /functions/v1/operator-library/rebuild",
      "POST /functions/v1/prepare-filing",
      "POST /functions/v1/replay-webhook",
      "POST /functions/v1/request-refund",
      "POST /functions/v1/resume-subscription",
      "POST /functions/v1/tracked-changes",
      "POST /functions/v1/unlock-pdf",
      "POST /functions/v1/verify-subscription",
      "POST /functions/v1/webhook-endpoints/{id}/rotate",
      "POST /rest/v1/billing_details",
      "POST /rest/v1/profiles",
      "POST /rest/v1/rpc/calendar_feed",
      "POST /rest/v1/rpc/case_file_text",
      "POST /rest/v1/rpc/case_offer",
      "POST /rest/v1/rpc/check_conflicts",
      "POST /rest/v1/rpc/client_of_case",
      "POST /rest/v1/rpc/deleted_with",
      "POST /rest/v1/rpc/end_case_offer",
      "POST /rest/v1/rpc/list_courts",
      "POST /rest/v1/rpc/people_of_case",
      "POST /rest/v1/rpc/people_of_chambers",
      "POST /rest/v1/rpc/read_invitation",
      "POST /rest/v1/rpc/revoke_calendar_feed",
      "POST /rest/v1/rpc/search_case_pages",
      "POST /rest/v1/rpc/search_chats",
      "POST /storage/v1/object/list/case-files",
      "POST /storage/v1/object/sign/case-files",
      "POST /storage/v1/object/sign/case-files/{path}",
      "PUT /functions/v1/library-files",
      "PUT /functions/v1/library-files/act-corrections/{key}",
      "PUT /functions/v1/operator-library/embeddings",
    ]
  `);
});
