-- The pages of a scan that were read after a rotation, so that they are shown as they were read: the number of the page
-- and the degrees clockwise (90, 180 or 270). Null for a file without such a page.
alter table public.case_files add column page_rotations jsonb;
-- The library document is one of the fictional samples.
alter table public.case_files add column document_sample boolean not null default false;
grant select (page_rotations, document_sample), update (page_rotations, document_sample) on public.case_files to munshi_worker;

-- When the user left the tour, which is then not shown again.
alter table public.profiles add column tour_left_at timestamptz;
