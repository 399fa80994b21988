-- A list may print a member of the chambers by enrolment number, or another advocate of the same name.
create function app.enrolments_of_chambers(of_chambers uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select f.practice ->> 'enrolment_number'
  from public.chambers_members m join public.profiles f on f.id = m.user_id
  where m.chambers_id = of_chambers and f.practice ->> 'enrolment_number' <> ''
    and exists (select from app.my_chambers() c where c.chambers_id = of_chambers)
  limit 300
$$;
comment on function app.enrolments_of_chambers(uuid) is
  'The enrolment numbers of the members of a chambers, for a member of it; empty for anybody else.';
revoke execute on function app.enrolments_of_chambers(uuid) from public;
grant execute on function app.enrolments_of_chambers(uuid) to munshi_app;
