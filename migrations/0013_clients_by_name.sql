-- For whom a case is opened is chosen by name: the first page is read in this order, without every client being sorted.
create index clients_by_name on public.clients (owner_id, name, id);
