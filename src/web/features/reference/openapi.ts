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

export type Operation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string | undefined;
  parameters: Parameter[];
  body: Schema | undefined;
  answers: { status: string; description: string; schema: Schema | undefined }[];
};
export type Group = { id: string; tag: string; operations: Operation[] };

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

function operationOf(path: string, method: string, raw: RawOperation): Operation {
  return {
    id: anchor(`${method} ${path}`),
    method: method.toUpperCase(),
    path,
    summary: raw.summary ?? raw.description ?? '',
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

/** The operations by tag, in the order of the document. */
export function groupsOf(document: OpenApi): Group[] {
  const groups = new Map<string, Operation[]>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const raw = methods[method];
      if (!raw) continue;
      const tag = tagOf(path, raw);
      groups.set(tag, [...(groups.get(tag) ?? []), operationOf(path, method, raw)]);
    }
  }
  return [...groups].map(([tag, operations]) => ({ id: anchor(`calls ${tag}`), tag, operations }));
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

export const openApiQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: ({ signal }) => api.get('/openapi.json', reader, { signal }),
});
