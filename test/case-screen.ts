import { listedRows } from './listed-rows.ts';
import { type Answers, TEST_USER } from './web.tsx';

export const CLIENT = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  name: 'Revathi Textiles',
  client_number: 'C-1',
  contact_person: null,
  business_area: 'Textiles',
};
/** As the panel's client has it: the number of the case is the client's too. */
export const SHARING = { ...CLIENT, client_number: 'W.P. 1/2026' };
export const CASE = {
  id: '0b1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c11',
  owner_id: TEST_USER.id,
  client_id: CLIENT.id,
  title: 'Revathi v. Union',
  description: 'x'.repeat(201),
  client_name: CLIENT.name,
  case_number: 'W.P. 1/2026',
  practice_area: 'Tax',
  status: 'pending',
  court: null,
  cnr: null,
  petitioner: null,
  respondent: null,
  archived_at: null,
  created_at: '2026-11-20T10:00:00+00:00',
  updated_at: '2026-11-20T10:00:00+00:00',
};
export const FILE = {
  id: '2c1f3c52-1b1d-4f57-8f1c-0d5f8f5b7c13',
  owner_id: TEST_USER.id,
  case_id: CASE.id,
  file_name: 'order.docx',
  file_path: `case_files/${CASE.id}/abc_1.docx`,
  file_type: null,
  file_size: 2048,
  uploaded_by: TEST_USER.id,
  storage_provider: 'default',
  uploaded_at: '2026-11-21T10:00:00+00:00',
  category: null,
  category_chosen: false,
  document_id: null,
  text_state: 'none',
  text_problem: null,
  page_count: null,
  pages_read: 0,
};
/** A pretended server with one case, its client and a file; `answers` change or add. */
export function server(answers: Answers = {}): Answers {
  return {
    'GET /auth/v1/user': () => TEST_USER,
    'GET /rest/v1/cases': ({ query }) =>
      query.has('id') ? { ...CASE, client: CLIENT } : listedRows([CASE], query),
    'GET /rest/v1/clients': () => [{ id: CLIENT.id, name: CLIENT.name, client_number: null }],
    'GET /rest/v1/case_files': () => [FILE],
    ...answers,
  };
}

/** The address of the case's screen. */
export const casePage = (search = '') => `/home/cases/${CASE.id}${search}`;
