import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RunInfo } from '#server/boot/data-folder.ts';
import { placeOf } from '#server/boot/library-index.ts';
import type { Env } from '#server/core/env.ts';
import { fileDisk } from '#server/platform/search/embedded/disk/file-disk.ts';
import { readManifest } from '#server/platform/search/embedded/segments/manifest.ts';
import { Cluster } from '#server/platform/search/opensearch/index/cluster.ts';
import { newestField } from '#server/platform/search/opensearch/index/index-schema.ts';
import { libraryStatus } from '#shared/contracts/research/library-status.ts';
import { messages } from '#shared/messages/en/operations/doctor.ts';
import { formatList } from '#shared/messages/formats.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { askServer, refusalOf } from '../access/server-access.ts';
import { type Finding, good, wrong } from './findings.ts';

/** OpenSearch with the k-NN queries that are used. */
const OLDEST = [2, 19] as const;

/**
 * The search engine and its index: of the running server, else the files of the index, which are not opened. Errors:
 * `StartupError` where the settings name a certificate that is not there; those of the cluster.
 */
export async function checkLibrary(
  env: Env,
  usable: boolean,
  server: RunInfo | undefined,
): Promise<Finding[]> {
  const place = await placeOf(env);
  const engine = 'cluster' in place ? await checkCluster(new Cluster(place.cluster)) : undefined;
  if (server) return [...(engine ? [engine] : []), ...(await checkServing(server))];
  if ('folder' in place) return usable ? [await checkFiles(place.folder)] : [];
  return engine ? [engine] : [];
}

async function checkServing(server: RunInfo): Promise<Finding[]> {
  const answer = await askServer(server, '/internal/library-status', {});
  if (!answer.ok) throw await refusalOf(answer);
  const { documents, segments, rebuild, embeddings, failed } = libraryStatus.parse(await answer.json());
  const findings = [good(sentenceOf(messages.libraryServes, { documents, segments }))];
  if (rebuild?.failed) findings.push(wrong(sentenceOf(messages.rebuildFailed)));
  if (embeddings.failing) findings.push(wrong(sentenceOf(messages.vectorsFailing)));
  if (failed > 0) findings.push(good(sentenceOf(messages.filesUnread, { count: failed })));
  return findings;
}

/** The manifest is of a format that this version reads, and each segment that it names is there. */
async function checkFiles(folder: string): Promise<Finding> {
  const manifest = await readManifest(fileDisk, folder).catch(() => undefined);
  if (!manifest) return wrong(sentenceOf(messages.indexUnreadable, { folder }));
  const rows = manifest.earlier ? 'lance' : 'rows';
  // A segment that is not flushed has no file before its first rows.
  const lost = manifest.segments.filter(
    ({ name, flushed }) => flushed && !existsSync(path.join(folder, `${name}.${rows}`)),
  );
  if (lost.length > 0)
    return wrong(
      sentenceOf(messages.segmentsLost, { folder, names: formatList(lost.map(({ name }) => name)) }),
    );
  if (manifest.segments.length === 0) return good(sentenceOf(messages.noLibraryYet));
  return good(sentenceOf(messages.indexReadable, { segments: manifest.segments.length }));
}

type Fields = Record<string, { mappings: Record<string, unknown> }>;

async function checkCluster(cluster: Cluster): Promise<Finding> {
  try {
    const { body } = await cluster.ask<{ version?: { number?: string } }>('GET', '/');
    const version = body.version?.number ?? '';
    const [major = 0, minor = 0] = version.split('.').map(Number);
    if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
      return wrong(sentenceOf(messages.clusterTooOld, { version }));
    const health = await cluster.ask<{ status?: string }>('GET', '/_cluster/health');
    if (health.body.status === 'red') return wrong(sentenceOf(messages.clusterRed));
    const fields = await cluster.ask<Fields>('GET', `/${cluster.name}/_mapping/field/${newestField}`);
    const older =
      fields.found && Object.values(fields.body).every(({ mappings }) => mappings[newestField] === undefined);
    return older
      ? wrong(sentenceOf(messages.clusterIndexOld))
      : good(sentenceOf(messages.clusterGood, { version }));
  } finally {
    await cluster.close();
  }
}
