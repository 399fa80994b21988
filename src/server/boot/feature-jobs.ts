import { jobs as accounts } from '../features/accounts/jobs.ts';
import { jobs as billing } from '../features/billing/jobs.ts';
import { jobs as bin } from '../features/bin/jobs.ts';
import { jobs as cases } from '../features/cases/jobs.ts';
import { jobs as conflicts } from '../features/conflicts/jobs.ts';
import { jobs as filePages } from '../features/file-pages/jobs.ts';
import { jobs as files } from '../features/files/jobs.ts';
import { jobs as library } from '../features/library/jobs.ts';
import { jobs as limitation } from '../features/limitation/jobs.ts';
import { jobs as pageVectors } from '../features/page-vectors/jobs.ts';
import { jobs as serverStatus } from '../features/server-status/jobs.ts';
import { jobs as sharing } from '../features/sharing/jobs.ts';
import { jobs as site } from '../features/site/jobs.ts';
import { jobs as timeline } from '../features/timeline/jobs.ts';
import { jobs as webhooks } from '../features/webhooks/jobs.ts';
import type { DeclareJobs } from '../platform/jobs/job.ts';

/** The jobs of all features. The bundler cannot read a folder, so this is a list; a test compares it with the folders. */
export const FEATURE_JOBS: readonly DeclareJobs[] = [
  accounts,
  billing,
  bin,
  cases,
  conflicts,
  filePages,
  files,
  library,
  limitation,
  pageVectors,
  serverStatus,
  sharing,
  site,
  timeline,
  webhooks,
];
