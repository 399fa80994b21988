-- The client of the sample case that a user asked for, so that it can be removed in one step. Null without one.
alter table public.profiles add column sample_client_id uuid references public.clients (id) on delete set null;
-- For the foreign key: a client that is removed is looked up here.
create index profiles_sample_client on public.profiles (sample_client_id) where sample_client_id is not null;
