-- The sentence in text_problem is English. Beside it: the key of its message and the values, so that a screen can show the
-- sentence in the language of its reader. Null in rows of before; their sentence is shown as it is.
alter table public.case_files add column text_problem_message jsonb
  check (jsonb_typeof(text_problem_message -> 'key') = 'string' and jsonb_typeof(text_problem_message -> 'params') = 'object');
grant update (text_problem_message) on public.case_files to munshi_worker;

-- Screens show a file without words differently, so its rows get the key. The owner of the table may change them now.
alter table public.case_files no force row level security;
update public.case_files set text_problem_message = '{"key": "file-pages.noWords", "params": {}}'
  where text_problem = 'No words were found in this.';
alter table public.case_files force row level security;
