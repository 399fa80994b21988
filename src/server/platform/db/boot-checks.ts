import type pg from 'pg';
import { StartupError } from '#server/core/startup-error.ts';
import { messages } from '#shared/messages/en/operations/startup.ts';
import { formatList } from '#shared/messages/formats.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import { ROLES } from './roles.ts';

const ROLE_NAMES = Object.values(ROLES);

interface Check {
  /** A query that returns one row for every violation, in a column `bad`. */
  sql: string;
  values?: unknown[];
  says: (bad: string[]) => Sentence;
}

const SETTINGS: Check = {
  sql: `SELECT name AS bad FROM pg_settings
        WHERE name IN ('fsync', 'full_page_writes', 'data_checksums') AND setting <> 'on' ORDER BY name`,
  says: (bad) => sentenceOf(messages.durabilityOff, { settings: formatList(bad), count: bad.length }),
};

/** Tables and views that `munshi_app` can access, outside the catalogues. */
const REACHABLE = `
  SELECT c.oid, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.reloptions, n.nspname,
         format('%I.%I', n.nspname, c.relname) AS name,
         coalesce(obj_description(c.oid, 'pg_class') LIKE 'public: %', false) AS is_public,
         EXISTS (SELECT FROM pg_attribute a
                 WHERE a.attrelid = c.oid AND a.attname = 'owner_id' AND NOT a.attisdropped) AS has_owner,
         has_table_privilege('${ROLES.app}', c.oid, 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE')
           OR has_any_column_privilege('${ROLES.app}', c.oid, 'SELECT, INSERT, UPDATE') AS reachable
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname NOT IN ('pg_catalog', 'information_schema') AND n.nspname !~ '^pg_(toast|temp)'
    AND c.relkind IN ('r', 'p', 'v', 'm', 'f')`;

const CHECKS: Check[] = [
  {
    sql: 'SELECT rolname AS bad FROM pg_roles WHERE rolname = ANY ($1) AND (rolsuper OR rolbypassrls OR rolcreaterole)',
    values: [ROLE_NAMES],
    says: (bad) => sentenceOf(messages.roleTooPowerful, { roles: formatList(bad), count: bad.length }),
  },
  {
    sql: `SELECT DISTINCT format('%I.%I', n.nspname, c.relname) AS bad
          FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
          JOIN pg_roles r ON pg_has_role(r.oid, c.relowner, 'MEMBER')
          WHERE r.rolname = ANY ($1) AND n.nspname IN ('public', 'auth', 'app') AND c.relkind IN ('r', 'p', 'v', 'm', 'f')`,
    values: [ROLE_NAMES],
    says: (bad) => sentenceOf(messages.roleOwnsTables, { tables: formatList(bad) }),
  },
  {
    sql: `SELECT name AS bad FROM (${REACHABLE}) t
          WHERE relkind IN ('r', 'p') AND NOT (relrowsecurity AND relforcerowsecurity)
            AND ((nspname = 'public' AND has_owner) OR (reachable AND NOT is_public)) ORDER BY name`,
    says: (bad) => sentenceOf(messages.tableUnprotected, { tables: formatList(bad) }),
  },
  {
    sql: `SELECT name AS bad FROM (${REACHABLE}) t
          WHERE relkind IN ('r', 'p') AND reachable AND NOT is_public AND NOT EXISTS (
            SELECT FROM pg_policy p
            WHERE p.polrelid = t.oid AND NOT p.polpermissive AND p.polcmd = '*'
              AND '${ROLES.app}'::regrole = ANY (p.polroles)
              AND pg_get_expr(p.polqual, p.polrelid) LIKE '%has_second_factor%'
              AND pg_get_expr(p.polwithcheck, p.polrelid) LIKE '%has_second_factor%')
          ORDER BY name`,
    says: (bad) => sentenceOf(messages.secondFactorUnchecked, { tables: formatList(bad) }),
  },
  {
    sql: `SELECT name AS bad FROM (${REACHABLE}) t
          WHERE reachable AND NOT is_public AND (relkind IN ('m', 'f')
            OR (relkind = 'v' AND NOT coalesce(reloptions && ARRAY['security_invoker=true', 'security_invoker=on'], false)))
          ORDER BY name`,
    says: (bad) => sentenceOf(messages.viewUnprotected, { views: formatList(bad) }),
  },
  {
    sql: `SELECT format('%I of %s', k.conname, k.conrelid::regclass) AS bad FROM pg_constraint k
          JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attname = 'owner_id' AND NOT a.attisdropped
          JOIN pg_attribute b ON b.attrelid = k.confrelid AND b.attname = 'owner_id' AND NOT b.attisdropped
          WHERE k.contype = 'f' AND NOT EXISTS (
            SELECT FROM unnest(k.conkey, k.confkey) AS pair (here, there)
            WHERE pair.here = a.attnum AND pair.there = b.attnum)
          ORDER BY 1`,
    says: (bad) => sentenceOf(messages.foreignKeyWithoutOwner, { keys: formatList(bad) }),
  },
];

/**
 * Refuses a database that could lose saved data or show one user the rows of another.
 * `durable: false` skips the checks of durability settings; only tests with disposable data use it.
 * Errors: `StartupError`, one sentence for the first check that fails.
 */
export async function checkDatabase(owner: pg.Client, { durable }: { durable: boolean }): Promise<void> {
  for (const check of durable ? [SETTINGS, ...CHECKS] : CHECKS) {
    const { rows } = await owner.query<{ bad: string }>(check.sql, check.values);
    if (rows.length > 0) throw new StartupError(check.says(rows.map((row) => row.bad)));
  }
}
