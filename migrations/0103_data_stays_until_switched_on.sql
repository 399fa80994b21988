-- Data leaves the server only where the user switched that on: consent is given, never presumed (DPDP Act 2023, s. 6(1)).
CREATE OR REPLACE FUNCTION app.is_switched_on(preferences jsonb, name text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
RETURN (COALESCE((preferences -> name), CASE name WHEN 'data_may_leave' THEN 'false'::jsonb ELSE 'true'::jsonb END) <> 'false'::jsonb);
comment on function app.is_switched_on(jsonb,text) is 'A setting that was never saved is on, but data may not leave until that is switched on.';
