import { createOpenAICompatible, type OpenAICompatibleProvider } from '@ai-sdk/openai-compatible';
import { type ProviderLimits, providerFetch } from './provider-fetch.ts';

/** A model at an OpenAI-compatible endpoint. */
export interface ModelEndpoint {
  /** Base address with the version path, such as `http://127.0.0.1:11434/v1`. */
  url: string;
  model: string;
  key?: string | undefined;
}

export type ProviderChatModel = ReturnType<OpenAICompatibleProvider['chatModel']>;

/** The AI SDK's provider of an endpoint, within the limits. */
export function openProvider({ url, key }: ModelEndpoint, limits: ProviderLimits): OpenAICompatibleProvider {
  return createOpenAICompatible({
    name: 'endpoint',
    baseURL: url.replace(/\/+$/, ''),
    fetch: providerFetch(limits),
    includeUsage: true,
    ...(key === undefined ? {} : { apiKey: key }),
  });
}
