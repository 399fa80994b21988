import { queryOptions } from '@tanstack/react-query';
import { messages } from '#shared/messages/en/common/reference.ts';
import { t } from '#shared/messages/translate.ts';
import { api } from '#web/data/api.ts';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};
type Body = { description?: string; content?: Record<string, { schema?: Schema }> };
export type Parameter = {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema?: Schema;
};
type RawOperation = {
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Body>;
};
export type OpenApi = {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, RawOperation>>;
  components?: { schemas?: Record<string, Schema> };
};

/** An operation in the list. */
export type Entry = { id: string; method: string; path: string; summary: string };
/** Content of an opened operation. */
export type Operation = {
  description: string | undefined;
  parameters: Parameter[];
  body: Schema | undefined;
  answers: { status: string; description: string; schema: Schema | undefined }[];
};
export type Group = { id: string; tag: string; operations: Entry[] };

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head'];

/** JSON if the body offers it, else the first media type. */
function schemaOf(body: Body | undefined): Schema | undefined {
  const content = body?.content ?? {};
  return (content['application/json'] ?? Object.values(content)[0])?.schema;
}

/** The tag of an operation, else the first part of its path, which names its family. */
function tagOf(path: string, operation: RawOperation): string {
  return operation.tags?.[0] ?? path.split('/').find((part) => part !== '') ?? t(messages.otherGroup);
}

/** A name that is valid after a # and in `aria-labelledby`. */
function anchor(words: string): string {
  return words.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase();
}

/** The operations by tag, in the order of the document. */
export function groupsOf({ paths }: OpenApi): Group[] {
  const groups = new Map<string, Entry[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of METHODS) {
      const raw = methods[method];
      if (!raw) continue;
      const tag = tagOf(path, raw);
      const operations = groups.get(tag) ?? [];
      groups.set(tag, operations);
      const summary = raw.summary ?? raw.description ?? '';
      operations.push({ id: anchor(`${method} ${path}`), method: method.toUpperCase(), path, summary });
    }
  }
  return [...groups].map(([tag, operations]) => ({ id: anchor(`calls ${tag}`), tag, operations }));
}

/** The parameters, body and answers of an operation. */
export function operationOf({ paths }: OpenApi, { method, path }: Entry): Operation {
  const raw = paths[path]?.[method.toLowerCase()] ?? {};
  return {
    description: raw.summary ? raw.description : undefined,
    parameters: raw.parameters ?? [],
    body: schemaOf(raw.requestBody),
    answers: Object.entries(raw.responses ?? {}).map(([status, answer]) => ({
      status,
      description: answer.description ?? '',
      schema: schemaOf(answer),
    })),
  };
}

/** Replaces a reference by its target; an unknown reference stays unchanged. */
export function resolve(document: OpenApi, schema: Schema): Schema & { name?: string } {
  const name = schema.$ref?.split('/').at(-1);
  const found = name ? document.components?.schemas?.[name] : undefined;
  return name && found ? { ...found, name } : schema;
}

const reader = {
  parse(value: unknown): OpenApi {
    const document = value as OpenApi;
    if (typeof document?.paths !== 'object') throw new Error('Not an OpenAPI document');
    return document;
  },
};

/** The list of all operations. */
export const indexQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: ({ signal }) => api.get('/openapi/index.json', reader, { signal }),
});

/** The document with one operation. */
export const operationQuery = ({ method, path }: Entry) =>
  queryOptions({
    queryKey: ['openapi', method, path],
    queryFn: ({ signal }) => {
      const asked = new URLSearchParams({ method: method.toLowerCase(), path });
      return api.get(`/openapi/operation.json?${asked}`, reader, { signal });
    },
  });
