/** A value of a statement. It is always sent as a parameter; a list becomes one array, a buffer a `bytea`. */
export type SqlValue =
  | string
  | number
  | boolean
  | null
  | Date
  | Buffer
  | readonly string[]
  | readonly number[];

/** A statement or a part of one: its text around its parameters. `texts` has one item more than `values`. */
export class Sql {
  readonly #texts: readonly string[];
  readonly #values: readonly SqlValue[];

  constructor(texts: readonly string[], values: readonly SqlValue[]) {
    this.#texts = texts;
    this.#values = values;
  }

  /** The parts joined in order: a text is SQL, a list of one item is a parameter. Linear in the size of the parts. */
  static of(parts: Iterable<string | Sql | [SqlValue]>): Sql {
    const texts = [''];
    const values: SqlValue[] = [];
    const addText = (text: string) => {
      texts[texts.length - 1] += text;
    };
    for (const part of parts) {
      if (typeof part === 'string') addText(part);
      else if (part instanceof Sql) {
        part.#texts.forEach((text, at) => {
          if (at === 0) addText(text);
          else texts.push(text);
        });
        for (const value of part.#values) values.push(value);
      } else {
        values.push(part[0]);
        texts.push('');
      }
    }
    return new Sql(texts, values);
  }

  /** The statement as PostgreSQL takes it, with `$1…` for its values. */
  compiled(): { text: string; values: unknown[] } {
    return {
      text: this.#texts.map((text, at) => (at === 0 ? text : `$${at}${text}`)).join(''),
      values: this.#values.map((value) => (value instanceof Date ? value.toISOString() : value)),
    };
  }
}

/** A statement. A `Sql` in it becomes part of its text; every other value becomes a parameter. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (SqlValue | Sql)[]): Sql {
  return Sql.of(
    strings.flatMap((text, at): (string | Sql | [SqlValue])[] => {
      if (at === parts.length) return [text];
      const part = parts[at] as SqlValue | Sql;
      return [text, part instanceof Sql ? part : [part]];
    }),
  );
}

/** Text that becomes SQL as it is; never text of a user. */
export function rawSql(text: string): Sql {
  return new Sql([text], []);
}

/** The quoted name of a table, a column or an alias. */
export function identifier(name: string): Sql {
  return rawSql(`"${name.replaceAll('"', '""')}"`);
}

/** The parts with a separator between them. */
export function joinSql(parts: readonly Sql[], separator: string): Sql {
  return Sql.of(parts.flatMap((part, at) => (at === 0 ? [part] : [separator, part])));
}

type NewRow = Readonly<Record<string, SqlValue | undefined>>;
const given = (row: NewRow) =>
  Object.entries(row).flatMap(([column, value]) =>
    value === undefined ? [] : [{ column: identifier(column), value: sql`${value}` }],
  );

/** `("a", "b") values ($1, $2)` of an insert. A column without a value gets its default. */
export function insertedRow(row: NewRow): Sql {
  const columns = given(row);
  const list = (parts: readonly Sql[]) => joinSql(parts, ', ');
  return sql`(${list(columns.map(({ column }) => column))}) values (${list(columns.map(({ value }) => value))})`;
}

/** `"a" = $1, "b" = $2` of an update. A column without a value stays as it is. */
export function changedColumns(row: NewRow): Sql {
  return joinSql(
    given(row).map(({ column, value }) => sql`${column} = ${value}`),
    ', ',
  );
}
