type Names<Name extends string> = Readonly<Record<Name, unknown>>;

/** Empty texts for fields of a form. */
export const emptyTexts = <Name extends string>(fields: Names<Name>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as Record<Name, string>;

/** The texts of a row as a form has them: an empty one instead of null. */
export const textsOf = <Name extends string>(
  fields: Names<Name>,
  row: Readonly<Record<NoInfer<Name>, string | null>>,
) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, row[name as Name] ?? ''])) as Record<
    Name,
    string
  >;
