-- A case that is restored from the bin has its next date at once. Its dates may have passed while it was in the bin, where
-- the worker does not look. The functions of the bin show its events, which are restored after their case.
create function app.date_restored_case() returns trigger language plpgsql set search_path = '' as $$
begin
  perform app.set_next_dates(array[new.id], now());
  return null;
end
$$;
create trigger date_restored_case after update of bin_id on public.cases
  for each row when (old.bin_id is not null and new.bin_id is null) execute function app.date_restored_case();
