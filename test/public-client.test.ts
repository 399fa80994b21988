import { serve } from '@hono/node-server';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Lawyer, type TestApp, testApp } from './support/app.ts';
import { ok } from './support/ok.ts';

// The calls of the specification's sections 7 that exist so far, made by the unmodified public client over real HTTP.

let it: TestApp;
let asha: Lawyer;
let client: SupabaseClient;
let server: ReturnType<typeof serve>;

beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
  const port = await new Promise<number>((resolve) => {
    server = serve({ fetch: it.app.fetch, port: 0, hostname: '127.0.0.1' }, (info) => resolve(info.port));
  });
  client = createClient(`http://127.0.0.1:${port}`, 'anon-key', {
    accessToken: async () => asha.token,
    // Node 20 brings no WebSocket of its own.
    realtime: { transport: WebSocket as never },
  });
});
afterAll(async () => {
  server.close();
  await it.close();
});

test('clients: insert returning the row, list, read one, update, delete', async () => {
  const fields = {
    owner_id: asha.userId,
    name: 'K. Revathi',
    contact_person: 'R',
    business_area: 'Textiles',
    client_number: 'C-1',
    description: null,
    status: 'active',
  };
  const made = ok(await client.from('clients').insert([fields]).select().single());
  expect(made).toMatchObject(fields);
  const listed = ok(
    await client
      .from('clients')
      .select('*')
      .eq('owner_id', asha.userId)
      .order('created_at', { ascending: false }),
  );
  expect(listed[0].id).toBe(made.id);
  const changed = ok(
    await client
      .from('clients')
      .update({
        name: 'Revathi K.',
        description: 'd',
        contact_person: null,
        client_number: 'C-2',
        business_area: null,
        status: 'closed',
      })
      .eq('id', made.id)
      .select()
      .single(),
  );
  expect(changed).toMatchObject({ name: 'Revathi K.', client_number: 'C-2', status: 'closed' });
  expect((await client.from('clients').delete().eq('id', made.id)).error).toBeNull();
  const gone = await client.from('clients').select('*').eq('id', made.id).single();
  expect(gone.error).toMatchObject({ code: 'PGRST116' });
  expect((await client.from('clients').select('*').eq('id', made.id).maybeSingle()).data).toBeNull();
});

test('cases: insert, the three reads, update after reading client_id', async () => {
  const owner = ok(
    await client
      .from('clients')
      .insert({ owner_id: asha.userId, name: 'For cases', status: 'exploration' })
      .select('id')
      .single(),
  );
  const insert = await client.from('cases').insert({
    owner_id: asha.userId,
    client_id: owner.id,
    title: 'T',
    description: null,
    client_name: 'For cases',
    case_number: null,
    practice_area: null,
    status: 'active',
  });
  expect(insert.error).toBeNull();
  const brief = ok(
    await client
      .from('cases')
      .select('id, title, description, created_at')
      .eq('owner_id', asha.userId)
      .order('created_at', { ascending: false }),
  );
  expect(Object.keys(brief[0] ?? {}).sort()).toEqual(['created_at', 'description', 'id', 'title']);
  const id = brief[0]?.id;
  expect(ok(await client.from('cases').select('client_id').eq('id', id).single())).toEqual({
    client_id: owner.id,
  });
  const update = await client
    .from('cases')
    .update({
      title: 'T2',
      description: 'd',
      client_name: 'n',
      case_number: '1',
      practice_area: 'p',
      status: 'pending',
      updated_at: new Date().toISOString(),
    })
    .eq('id', id);
  expect(update.error).toBeNull();
  expect(
    ok(await client.from('cases').select('title, case_number, client_name').eq('id', id).single()),
  ).toEqual({ title: 'T2', case_number: '1', client_name: 'n' });
  expect(ok(await client.from('clients').select('name, cases(title)').eq('id', owner.id).single())).toEqual({
    name: 'For cases',
    cases: [{ title: 'T2' }],
  });
});

test('timeline_events: insert, read by case, newest event_date first', async () => {
  const made = ok(
    await client
      .from('cases')
      .insert({ owner_id: asha.userId, title: 'Dated', status: 'active' })
      .select('id')
      .single(),
  );
  const insert = await client.from('timeline_events').insert([
    { case_id: made.id, title: 'Notice', event_type: 'document', event_date: '2026-03-09T00:00:00+05:30' },
    { case_id: made.id, title: 'Hearing', event_type: 'hearing', event_date: '2026-12-01T10:30:00+05:30' },
  ]);
  expect(insert.error).toBeNull();
  const rows = ok(
    await client
      .from('timeline_events')
      .select('*')
      .eq('case_id', made.id)
      .order('event_date', { ascending: false }),
  );
  expect(rows.map(({ title }) => title)).toEqual(['Hearing', 'Notice']);
});

test('case_drafts: insert, read by case, read one, update, delete; draft_chat_messages: insert, read', async () => {
  const made = ok(
    await client.from('cases').insert({ owner_id: asha.userId, title: 'Drafted' }).select('id').single(),
  );
  const title = 'Affidavit - Drafted';
  const insert = await client
    .from('case_drafts')
    .insert([{ case_id: made.id, title, content: 'AFFIDAVIT' }])
    .select()
    .single();
  const { id } = ok(insert);
  expect(insert.data).toMatchObject({ title, content: 'AFFIDAVIT', kind: 'affidavit' });
  const update = await client
    .from('case_drafts')
    .update({
      title,
      content: 'AFFIDAVIT\n\n1. That I am the petitioner.',
      updated_at: new Date().toISOString(),
    })
    .eq('id', id);
  expect(update.error).toBeNull();
  const listed = ok(
    await client
      .from('case_drafts')
      .select('*')
      .eq('case_id', made.id)
      .order('updated_at', { ascending: false }),
  );
  expect(listed).toMatchObject([{ id, content: 'AFFIDAVIT\n\n1. That I am the petitioner.' }]);
  expect(ok(await client.from('case_drafts').select('*').eq('id', id).single())).toMatchObject({ id });
  const said = { draft_id: id, case_id: made.id, role: 'user', content: 'Is it complete?' };
  expect((await client.from('draft_chat_messages').insert([said])).error).toBeNull();
  const messages = client.from('draft_chat_messages').select('*').eq('draft_id', id);
  expect(ok(await messages.order('created_at', { ascending: true }))).toMatchObject([said]);
  expect((await client.from('case_drafts').delete().eq('id', id)).error).toBeNull();
  expect(ok(await client.from('case_drafts').select('id').eq('case_id', made.id))).toEqual([]);
});

test('profiles: read by id, update', async () => {
  expect(ok(await client.from('profiles').select('*').eq('id', asha.userId).single())).toMatchObject({
    full_name: 'Test Lawyer',
    ai_preferences: null,
  });
  const ai_preferences = {
    research_assistance: true,
    case_summaries: false,
    document_analysis: true,
    custom_prompt: 'Be brief.',
  };
  const update = await client
    .from('profiles')
    .update({
      full_name: 'Asha Rao',
      phone_number: '9876543210',
      location: 'Chennai',
      persona: 'Law Firm',
      ai_preferences,
      updated_at: new Date().toISOString(),
    })
    .eq('id', asha.userId);
  expect(update.error).toBeNull();
  expect(
    ok(await client.from('profiles').select('full_name, ai_preferences').eq('id', asha.userId).single()),
  ).toEqual({ full_name: 'Asha Rao', ai_preferences });
});

test('files: upload, the row, list, signed URL of 3600 s, download, remove', async () => {
  const made = ok(
    await client.from('cases').insert({ owner_id: asha.userId, title: 'Files' }).select('id').single(),
  );
  const path = `case_files/${made.id}/k3x9_1763690000000.txt`;
  const bucket = client.storage.from('case-files');
  ok(await bucket.upload(path, new Blob(['A statement.'], { type: 'text/plain' })));
  expect((await bucket.upload(path, new Blob(['Another.']))).error).toMatchObject({
    message: 'The resource already exists',
  });
  const row = {
    case_id: made.id,
    file_name: 'statement.txt',
    file_path: path,
    file_type: 'text/plain',
    file_size: 12,
    uploaded_by: asha.userId,
  };
  expect((await client.from('case_files').insert(row)).error).toBeNull();
  const rows = ok(
    await client
      .from('case_files')
      .select('*')
      .eq('case_id', made.id)
      .order('uploaded_at', { ascending: false }),
  );
  expect(rows).toMatchObject([{ ...row, storage_provider: 'default' }]);
  expect(ok(await bucket.list(`case_files/${made.id}`)).map((entry) => entry.name)).toEqual([
    'k3x9_1763690000000.txt',
  ]);
  const { signedUrl } = ok(await bucket.createSignedUrl(path, 3600));
  expect(await (await fetch(signedUrl)).text()).toBe('A statement.');
  expect(await ok(await bucket.download(path)).text()).toBe('A statement.');
  ok(await bucket.remove([path]));
  expect((await bucket.download(path)).error).not.toBeNull();
});

test('functions of several tables', async () => {
  const made = ok(
    await client.rpc('create_client_with_case', { name: 'By function', status: 'exploration' }),
  );
  expect(Object.keys(made).sort()).toEqual(['case_id', 'client_id']);
});
