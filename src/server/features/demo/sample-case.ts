import type { OpenAPIHono } from '@hono/zod-openapi';
import { Entitlements } from '#server/platform/entitlements/entitlements.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { json, newApi } from '#server/platform/http/api.ts';
import { routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { clientWithCase } from '#shared/contracts/cases.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/common/tour.ts';
import { t } from '#shared/messages/translate.ts';
import { insertClient } from '../cases/store.ts';
import { addDemoCase } from './add-demo-case.ts';
import { DEMO_CLIENTS } from './demo-data.ts';
import { rememberSample, sampleCaseOf } from './store.ts';

const addSampleCase = routesOf('Cases').post('/add-sample-case', {
  ...WHEN_UNPAID.refused,
  summary: 'Add a fictional client with a case, its files and dates, to try the product with',
  description:
    'The profile names the client in `sample_client_id`. A user who has the sample gets its ids again.',
  responses: { 200: json(clientWithCase, 'The sample client and its case') },
});

type Deps = Pick<Services, 'db' | 'storage' | 'library' | 'now' | 'env' | 'payments' | 'plans'>;

/** `/functions/v1/add-sample-case`; the caller checks the session. `folder` holds the files of the case. */
export function sampleCaseRoutes(services: Deps, folder: string): OpenAPIHono<AppEnv> {
  const app = newApi();
  const parts = { ...services, plan: new Entitlements(services) };
  app.openapi(addSampleCase, async (c) => {
    const session = c.get('session');
    const { userId } = session;
    const made = await services.db.withUser(session, async (tx) => {
      const there = await sampleCaseOf(tx, userId);
      if (there) return there;
      const [sample] = DEMO_CLIENTS;
      const [demoCase] = sample?.cases ?? [];
      if (!sample || !demoCase) throw new ProblemError('internal');
      const client = {
        ...sample.client,
        name: t(messages.sampleName, { name: sample.client.name }),
        description: t(messages.sampleDescription),
      };
      const client_id = await insertClient(tx, client);
      const title = t(messages.sampleName, { name: demoCase.title });
      const case_id = await addDemoCase(tx, parts, folder, {
        clientId: client_id,
        client,
        demoCase: { ...demoCase, title },
      });
      await rememberSample(tx, userId, client_id);
      return { client_id, case_id };
    });
    return c.json(made, 200);
  });
  return app;
}
