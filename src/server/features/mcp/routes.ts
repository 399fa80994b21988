import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { MiddlewareHandler } from 'hono';
import { ownOrigins, publicOrigin } from '#server/core/env.ts';
import { type AppEnv, requireSession } from '#server/platform/http/access.ts';
import { json, jsonBody, newApi } from '#server/platform/http/api.ts';
import { routesOf } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { RESOURCE_METADATA } from '#shared/contracts/oauth.ts';
import { ProblemError } from '#shared/errors.ts';
import { type Api, apiCaller } from './call-api.ts';
import { addCaseTools } from './case-tools.ts';
import { addLibraryTools } from './tools.ts';

const VERSION = '1.0.0';
const message = z.looseObject({}).describe('A message of JSON-RPC 2.0');
const routes = routesOf('MCP');

const post = routes.post('/mcp', {
  summary:
    'The Model Context Protocol (streamable HTTP, without sessions), with a key, by OAuth or with an access token',
  description:
    'Tools: `search_library`, `open_paragraph`, `check_text`, `old_and_new_law`, `limitation` with `library:read`; `list_cases`, `case_dates` with `cases:read`. Each result has text, and data with `url`.',
  request: { body: jsonBody(message) },
  responses: {
    200: json(message, 'The answer'),
    202: { description: 'A notification was accepted' },
    400: json(message, 'No message of the protocol, or a version that is not supported'),
    406: json(message, 'The client does not accept JSON and event streams'),
    415: json(message, 'The body is not JSON'),
  },
});
const refused = {
  summary: 'Not offered: the server sends no messages of its own and keeps no sessions',
  responses: { 405: json(message, 'Always') },
};

/** Browsers name their site; one that is not ours calls this address against the will of its user. */
function requireKnownOrigin(known: readonly string[]): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const origin = c.req.header('origin');
    if (origin !== undefined && !known.includes(origin)) throw new ProblemError('foreign_origin');
    return next();
  };
}

/** Tells a client that comes without a key that it needs one (RFC 6750 §3), and where it gets one (RFC 9728 §5.1). */
const askForKey =
  (signedIn: MiddlewareHandler<AppEnv>, metadata: string): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    try {
      return await signedIn(c, next);
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'unauthenticated')
        c.header('www-authenticate', `Bearer resource_metadata="${metadata}"`);
      throw error;
    }
  };

type McpServices = Pick<Services, 'env' | 'sessions'>;

/** `/mcp` refuses pages of other sites, and calls without a key, an access token or a session. */
export function mcpGuards({ env, sessions }: McpServices): MiddlewareHandler<AppEnv>[] {
  const origins = ownOrigins(env);
  return [
    requireKnownOrigin([...origins, ...env.ALLOWED_ORIGINS]),
    askForKey(
      requireSession(sessions, origins, { lane: 'none' }),
      `${publicOrigin(env)}${RESOURCE_METADATA}/mcp`,
    ),
  ];
}

/**
 * Answers one message with a server and a transport of its own, as an event stream: progress and log messages come before
 * the result. Nothing is kept between messages, so that any process can answer the next one.
 */
export async function answerMessage(
  request: Request,
  register: (server: McpServer) => void,
): Promise<Response> {
  const server = new McpServer({ name: 'munshi', title: 'Munshi', version: VERSION });
  register(server);
  const transport = new WebStandardStreamableHTTPServerTransport();
  await server.connect(transport);
  return transport.handleRequest(request);
}

/** `/mcp`. `api` is the application: tools call its routes, where requests of a user wait for their turn. */
export function mcpRoutes(services: McpServices, api: Api): OpenAPIHono<AppEnv> {
  const app = newApi();
  const { env } = services;
  app.use('/mcp', ...mcpGuards(services));

  // The transport reads the body itself.
  app.openAPIRegistry.registerPath(post);
  app.post('/mcp', (c) => {
    const call = apiCaller(api, c);
    const { scopes } = c.get('session');
    return answerMessage(c.req.raw, (server) => {
      const parts = { server, call, origin: publicOrigin(env) };
      if (!scopes || scopes.includes('library:read')) addLibraryTools(parts);
      if (!scopes || scopes.includes('cases:read')) addCaseTools(parts);
    });
  });
  for (const route of [routes.get('/mcp', refused), routes.delete('/mcp', refused)]) {
    app.openapi(route, (c) => {
      const error = { code: -32_000, message: 'Method not allowed' };
      return c.json({ jsonrpc: '2.0', error, id: null }, 405, { allow: 'POST' });
    });
  }
  return app;
}
