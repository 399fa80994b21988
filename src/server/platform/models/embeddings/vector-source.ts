import type { Logger } from 'pino';
import type { ModelEndpoint } from '../provider/endpoint.ts';
import { type EndpointEmbedder, endpointEmbedder } from './endpoint-embedder.ts';
import { sentenceEmbedder } from './sentence-embedder.ts';

/** Source of vectors other than the embeddings that are trained from the library. */
export type VectorSource = { endpoint: ModelEndpoint } | 'sentence-model';

export const openVectorSource = (source: VectorSource, log: Logger): EndpointEmbedder =>
  source === 'sentence-model' ? sentenceEmbedder() : endpointEmbedder(source.endpoint, log);
