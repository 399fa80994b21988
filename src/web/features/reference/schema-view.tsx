import { useState } from 'react';
import { messages } from '#shared/messages/en/common/reference.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { type OpenApi, resolve, type Schema } from './openapi.ts';

const list = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join(' | ');

/** The type of a value in one line. */
export function typeOf(document: OpenApi, given: Schema): string {
  const schema = resolve(document, given);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return list(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => typeOf(document, choice)).join(' | ');
  if (schema.items) return t(messages.listOf, { type: typeOf(document, schema.items) });
  const type = Array.isArray(schema.type)
    ? schema.type.join(' | ')
    : (schema.type ?? schema.name ?? t(messages.anyValue));
  return schema.format ? t(messages.typeWithFormat, { type, format: schema.format }) : type;
}

function limits({ minLength, maxLength, minimum, maximum }: Schema): string {
  return [
    minLength ? t(messages.minLength, { count: minLength }) : '',
    maxLength ? t(messages.maxLength, { count: maxLength }) : '',
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? t(messages.minimum, { value: minimum }) : '',
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? t(messages.maximum, { value: maximum }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * The object below a property: the property itself, the items of its list, or the only object among its alternatives.
 */
function objectIn(document: OpenApi, given: Schema): Schema | undefined {
  const schema = resolve(document, given);
  if (schema.properties) return schema;
  if (schema.items) return objectIn(document, schema.items);
  for (const choice of schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) {
    const found = objectIn(document, choice);
    if (found) return found;
  }
  return undefined;
}

type RowProps = { document: OpenApi; name: string; schema: Schema; required: boolean; depth: number };

function PropertyRow({ document, name, schema, required, depth }: RowProps) {
  const [open, setOpen] = useState(false);
  const inner = depth < 4 ? objectIn(document, schema) : undefined;
  const limit = limits(resolve(document, schema));
  const words = resolve(document, schema).description;
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <code className="font-mono text-13 font-medium break-all">{name}</code>
        <span className="text-13 break-words text-ink-soft">{typeOf(document, schema)}</span>
        {required ? null : <span className="text-12 text-ink-faint">{t(messages.optional)}</span>}
        {inner ? (
          <Button
            variant="quiet"
            className="-my-2 ml-auto px-2! text-13!"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? t(messages.hideFields, { name }) : t(messages.showFields, { name })}
          </Button>
        ) : null}
      </div>
      {words || limit ? (
        <p className="text-13 text-ink-soft">{[words, limit].filter(Boolean).join('; ')}</p>
      ) : null}
      {inner && open ? (
        <div className="mt-1 border-l border-line pl-4">
          <Properties document={document} schema={inner} depth={depth + 1} />
        </div>
      ) : null}
    </li>
  );
}

function Properties({ document, schema, depth }: { document: OpenApi; schema: Schema; depth: number }) {
  return (
    <ul className="divide-y divide-line">
      {Object.entries(schema.properties ?? {}).map(([name, property]) => (
        <PropertyRow
          key={name}
          document={document}
          name={name}
          schema={property}
          required={schema.required?.includes(name) ?? false}
          depth={depth}
        />
      ))}
    </ul>
  );
}

/** The fields of a request body or an answer. */
export function SchemaView({ document, schema }: { document: OpenApi; schema: Schema }) {
  const object = objectIn(document, schema);
  const type = typeOf(document, schema);
  return (
    <>
      {object && type === 'object' ? null : <p className="text-13 break-words text-ink-soft">{type}</p>}
      {object ? <Properties document={document} schema={object} depth={0} /> : null}
    </>
  );
}
