-- A page in a script whose data is not on the server was among the pages that could not be read, and nothing said why.
alter table public.case_file_pages add column unread_script text
  check (unread_script in ('ben', 'guj', 'kan', 'mal', 'ori', 'pan', 'tel', 'urd'));
comment on column public.case_file_pages.unread_script is 'The script that an unread scan seems to have, by its first language, where its data was not on this server.';
