import { createOpenAICompatible, type OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';
import { type ProviderLimits, providerFetch } from './provider-fetch.ts';

/** A model at an OpenAI-compatible endpoint. */
export interface ModelEndpoint {
  /**
   * Base address with the version path, such as `http://127.0.0.1:11434/v1`. A query, such as `?api-version=…` of Azure,
   * goes along with each request.
   */
  url: string;
  model: string;
  key?: string | undefined;
}

/** The address of a call below the base address; a path with a slash before it is one of the host. */
export function addressOf({ url }: ModelEndpoint, path: string): URL {
  const address = new URL(url);
  address.pathname = path.startsWith('/') ? path : `${address.pathname.replace(/\/+$/u, '')}/${path}`;
  return address;
}

/** Azure takes the key in a header of its own. */
const isAzure = ({ hostname, searchParams }: URL): boolean =>
  hostname.endsWith('.azure.com') || searchParams.has('api-version');

/** The headers of each request. */
export function headersOf({ url, key }: ModelEndpoint): Record<string, string> {
  if (key === undefined) return {};
  return isAzure(new URL(url)) ? { 'api-key': key } : { authorization: `Bearer ${key}` };
}

/** The AI SDK's provider of an endpoint, within the limits. */
export function openProvider(endpoint: ModelEndpoint, limits: ProviderLimits): OpenAICompatibleProvider {
  const { origin, pathname, searchParams } = new URL(endpoint.url);
  return createOpenAICompatible({
    name: 'endpoint',
    baseURL: `${origin}${pathname.replace(/\/+$/u, '')}`,
    queryParams: Object.fromEntries(searchParams),
    headers: headersOf(endpoint),
    fetch: providerFetch(limits),
  });
}
