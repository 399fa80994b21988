import { type HttpService, startHttpService } from './http-service.ts';

export interface FakeWebSearch extends HttpService {
  /** The words of each search so far, as they arrived. */
  asked: string[];
  /** Headers of the last request. */
  key: string | undefined;
  results: { title: string; url: string; content: string }[];
}

/** A search engine that answers as SearXNG does at `/search`, and as Brave does at `/web/search`. */
export async function startFakeWebSearch(): Promise<FakeWebSearch> {
  const asked: string[] = [];
  const results: FakeWebSearch['results'] = [];
  let key: string | undefined;
  const service = await startHttpService((request) => {
    const address = new URL(request.url ?? '/', 'http://localhost');
    asked.push(address.searchParams.get('q') ?? '');
    key = request.headers['x-subscription-token']?.toString();
    if (address.pathname === '/web/search')
      return {
        status: 200,
        body: { web: { results: results.map(({ content, ...one }) => ({ ...one, description: content })) } },
      };
    const json = address.searchParams.get('format') === 'json';
    return json ? { status: 200, body: { results } } : { status: 200, body: '<html></html>' };
  });
  return {
    ...service,
    asked,
    results,
    get key() {
      return key;
    },
  };
}
