-- The rooms of the database.
--
-- For authors of migrations:
--   * Nothing is granted by default, neither tables nor functions: each migration grants what its tables need, by name, to
--     munshi_app (tenant tables in public, DML only), munshi_accounts (schema auth) and munshi_worker (jobs, sweepers).
--   * A table in public that holds rows of users has `owner_id uuid NOT NULL`, and
--       ALTER TABLE x ENABLE ROW LEVEL SECURITY;
--       ALTER TABLE x FORCE ROW LEVEL SECURITY;
--       CREATE POLICY x_own ON x TO munshi_app
--         USING (owner_id = (SELECT app.user_id())) WITH CHECK (owner_id = (SELECT app.user_id()));
--     `(SELECT …)` makes PostgreSQL call the function once for a query instead of once for a row.
--     FORCE holds for the owner as well: a function SECURITY DEFINER needs a policy too.
--   * A foreign key from one such table to another is composite, `(owner_id, case_id) REFERENCES cases (owner_id, id)`.
--   * A view that munshi_app may read is made WITH (security_invoker = true).
--   * A table that munshi_app may reach and that holds nobody's rows says so:
--       COMMENT ON TABLE x IS 'public: the list of courts, the same for everyone';
--   The server checks all of this when it starts and refuses to serve otherwise.
--   A file that has been applied is never edited again; the next change is the next file.

REVOKE ALL ON SCHEMA public FROM PUBLIC;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;

GRANT USAGE ON SCHEMA public TO munshi_app, munshi_worker;

CREATE SCHEMA auth;
GRANT USAGE ON SCHEMA auth TO munshi_accounts;

-- Who asks. Null when nobody is named, and null equals nothing: a policy then shows no row.
CREATE FUNCTION app.user_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.user_id', true), '')::uuid;

-- How sure we are of it: 'aal1', 'aal2', or null.
CREATE FUNCTION app.aal() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.aal', true), '');

GRANT USAGE ON SCHEMA app TO munshi_app, munshi_accounts, munshi_worker;
GRANT EXECUTE ON FUNCTION app.user_id(), app.aal() TO munshi_app, munshi_accounts, munshi_worker;
