import { ProblemError } from '#shared/errors.ts';
import { messages as dataApi } from '#shared/messages/en/common/data-api.ts';
import { type Sentence, sentenceOf } from '#shared/messages/sentence.ts';
import type { Tx } from '../db/database.ts';
import { identifier, joinSql, type Sql, sql } from '../db/sql.ts';
import { columnSql } from './columns.ts';
import { REST_LIMITS } from './limits.ts';
import type { Format } from './preferences.ts';
import type { Selection } from './resolve-select.ts';

/** The rows of an answer, each as text: a JSON object or a line of CSV. */
export type Answer = readonly string[];

interface AnswerForm {
  format?: Format;
  maxBytes?: number;
}

const JSON_TEXT = sql`row_to_json(r)::text`;

/**
 * CSV as in RFC 4180: a value with a comma, a quote or a line break is quoted. An empty text is quoted and null is
 * empty. Values are written as stored, also those that a spreadsheet would take for a formula, because changing them
 * would spoil numbers such as +919876543210 for every program that reads the data.
 */
const CSV_TEXT = sql`(select string_agg(
    case when value = '' or value ~ '[",\r\n]' then '"' || replace(value, '"', '""') || '"'
         else coalesce(value, '') end, ',' order by ordinality)
    from json_each_text(row_to_json(r)) with ordinality)`;

const column = (alias: string, name: string) => sql`${identifier(alias)}.${identifier(name)}`;

/**
 * A statement that returns the rows of `source` one by one, unless they are too many or too large: then it returns one
 * row with their counts, and PostgreSQL builds no JSON. It counts embedded rows first (up to the limit), then measures
 * all text without reading it, then builds the rows and measures the JSON. `offset 0` keeps the planner from writing
 * each row twice. One cell with all rows would block the event loop while it is read.
 * `source` is a query, or a change with `returning`, that gives the columns of the selection and of its embeds.
 */
export function answerSql(
  source: Sql,
  selection: Selection,
  { format = 'list', maxBytes = REST_LIMITS.answerBytes }: AnswerForm = {},
): Sql {
  const paths = pathsOf(selection);
  const embedded = sum(paths.map(countSql));
  const text = sum([textSql(sql`t`, 't', selection), ...paths.map(textOfPath)]);
  const { rows, embeddedRows } = REST_LIMITS;
  const rowText = format === 'csv' ? CSV_TEXT : JSON_TEXT;
  return sql`
    with t as ${source},
    counted as materialized (select (select count(*) from t)::int as rows, (${embedded})::int as embedded),
    measured as materialized (
      select rows, embedded, case when rows <= ${rows} and embedded <= ${embeddedRows} then ${text} end as bytes
      from counted)
    select rows, embedded, bytes, upto, case when upto <= ${maxBytes} then line end as line
    from measured left join lateral (
      select line, sum(octet_length(line) + 2) over (rows unbounded preceding)::float8 as upto
      from (select ${rowText} as line from (select ${itemsSql('t', selection)} from t) r
            where measured.bytes <= ${maxBytes} offset 0) j) built on true`;
}

/** Runs a change and counts the rows that it touched. */
export async function countAffected(tx: Tx, change: Sql): Promise<number> {
  const statement = sql`with t as ${change} select count(*)::int as rows from t`;
  return (await tx.first<{ rows: number }>(statement))?.rows ?? 0;
}

interface Answered {
  rows: number;
  embedded: number;
  /** Sum over all selected text, before it became JSON. */
  bytes: number | null;
  /** Sum over this line and those before it. */
  upto: number | null;
  line: string | null;
}

/**
 * Runs a statement of `answerSql`. Errors: `ProblemError` `too_large`, which also rolls a change back.
 */
export async function readAnswer(
  tx: Tx,
  statement: Sql,
  maxBytes: number = REST_LIMITS.answerBytes,
): Promise<Answer> {
  const rows = await tx.rows<Answered>(statement);
  const found = rows.at(-1);
  if (!found) throw new ProblemError('internal');
  const { embeddedRows } = REST_LIMITS;
  if (found.rows > REST_LIMITS.rows)
    throw tooLarge(
      sentenceOf(dataApi.tooManyRows, { rows: REST_LIMITS.rows }),
      'Ask for return=minimal, or change fewer rows at once.',
    );
  if (found.embedded > embeddedRows)
    throw tooLarge(
      sentenceOf(dataApi.tooManyEmbeddedRows, { rows: embeddedRows }),
      'Ask for fewer rows with limit, or read the embedded resource by itself.',
    );
  if (Math.max(found.bytes ?? 0, found.upto ?? 0) > maxBytes)
    throw tooLarge(
      sentenceOf(dataApi.answerTooLarge, { megabytes: maxBytes / 1024 ** 2 }),
      'Ask for fewer rows with limit, or select fewer columns.',
    );
  return rows.flatMap(({ line }) => line ?? []);
}

function tooLarge(sentence: Sentence, hint: string): ProblemError {
  return new ProblemError('too_large', sentence, {
    reason: 'too_large',
    hint,
  });
}

const sum = (parts: Sql[]): Sql => (parts.length === 0 ? sql`0` : joinSql(parts, ' + '));

/** An embed with the joins that lead to it from `t`, and the alias of its rows. */
interface Path {
  joins: Sql;
  alias: string;
  of: Selection;
}

function pathsOf(
  selection: Selection,
  from: { joins: Sql; alias: string } = { joins: sql`t`, alias: 't' },
): Path[] {
  return selection.embeds.flatMap(({ embed, of }, at) => {
    const alias = `${from.alias}_${at}`;
    const [here, there] = embed.on;
    const joins = sql`${from.joins} join public.${identifier(of.resource.table)} ${identifier(alias)}
      on ${column(alias, there)} = ${column(from.alias, here)}`;
    return [{ joins, alias, of }, ...pathsOf(of, { joins, alias })];
  });
}

/** Rows at the end of a path; counting stops above the limit. */
const countSql = ({ joins }: Path): Sql =>
  sql`(select count(*) from (select from ${joins} limit ${REST_LIMITS.embeddedRows + 1}) r)`;

const textOfPath = ({ joins, alias, of }: Path): Sql => textSql(joins, alias, of);

/** Bytes of the text in the selected columns; PostgreSQL knows the length of a long text without reading it. */
function textSql(from: Sql, alias: string, { resource, columns }: Selection): Sql {
  // Computed values are short.
  const stored = columns.filter(({ name }) => !resource.computed?.[name]);
  const lengths = stored.flatMap(({ name }) => {
    const type = resource.columns.get(name);
    if (type === 'text') return [sql`coalesce(octet_length(${column(alias, name)}), 0)`];
    return type === 'json' ? [sql`coalesce(octet_length(${column(alias, name)}::text), 0)`] : [];
  });
  return lengths.length === 0 ? sql`0` : sql`(select coalesce(sum(${sum(lengths)}), 0) from ${from})`;
}

/** The select list over `alias`, with each embed as its own JSON value. */
function itemsSql(alias: string, { columns, embeds, resource }: Selection): Sql {
  // The source `t` has computed columns already; an embedded row is one of its table.
  const source = alias === 't' ? {} : resource;
  const items = columns.map(({ name, as }) => sql`${columnSql(source, alias, name)} as ${identifier(as)}`);
  const nested = embeds.map(({ as, embed, of }, at) => {
    const inner = `${alias}_${at}`;
    const [here, there] = embed.on;
    const body = sql`select ${itemsSql(inner, of)} from public.${identifier(of.resource.table)} ${identifier(inner)}
      where ${column(inner, there)} = ${column(alias, here)}`;
    return embed.kind === 'one'
      ? sql`(select row_to_json(r) from (${body} limit 1) r) as ${identifier(as)}`
      : sql`(select coalesce(json_agg(row_to_json(r)), '[]'::json) from (${body}) r) as ${identifier(as)}`;
  });
  return joinSql([...items, ...nested], ', ');
}

/** The columns that `t` must have: the selected ones, and those that the joins of embeds need. */
export function neededColumns({ columns, embeds }: Selection): string[] {
  return [...new Set([...columns.map(({ name }) => name), ...embeds.map(({ embed }) => embed.on[0])])];
}
