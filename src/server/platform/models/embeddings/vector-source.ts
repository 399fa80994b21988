import type { Logger } from 'pino';
import type { ModelEndpoint } from '../provider/endpoint.ts';
import { type EndpointEmbedder, endpointEmbedder } from './endpoint-embedder.ts';
import { localEmbedder } from './local/local-embedder.ts';
import type { LocalModel } from './local/local-model.ts';

/** Source of vectors other than the embeddings that are trained from the library. */
export type VectorSource = { endpoint: ModelEndpoint } | { local: LocalModel };

export const openVectorSource = (source: VectorSource, log: Logger): EndpointEmbedder =>
  'endpoint' in source ? endpointEmbedder(source.endpoint, log) : localEmbedder(source.local, log);
