import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { checkThread } from '#server/platform/checks/check-thread.ts';
import type { AppEnv } from '#server/platform/http/access.ts';
import { jsonBody, newApi } from '#server/platform/http/api.ts';
import { attachment } from '#server/platform/http/files/file-name.ts';
import { KeyedQueue } from '#server/platform/http/keyed-queue.ts';
import { errors, routesOf, WHEN_UNPAID } from '#server/platform/http/openapi.ts';
import type { Services } from '#server/platform/services.ts';
import { ProblemError } from '#shared/errors.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';
import { chatDocument } from './chat-document.ts';
import { chatToExport, EXPORTED } from './store.ts';

const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const routes = routesOf('Assistant');

const exportChat = routes.post('/export-chat', {
  ...WHEN_UNPAID.open,
  summary: 'A chat with the sources of its answers, as a Word document',
  request: { body: jsonBody(z.object({ threadId: z.uuid() })) },
  responses: {
    200: {
      description: 'The document',
      content: { [MEDIA_TYPE]: { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...errors(404, 422, 429),
  },
});

/** `/functions/v1/export-chat`; the caller checks the session. */
export function exportChatRoutes({ db }: Pick<Services, 'db'>): OpenAPIHono<AppEnv> {
  const app = newApi();
  const turns = new KeyedQueue();
  app.openapi(exportChat, async (c) => {
    const session = c.get('session');
    const { threadId } = c.req.valid('json');
    const chat = await db.withUser(session, (tx) => chatToExport(tx, threadId));
    if (!chat) throw new ProblemError('not_found', sentenceOf(messages.threadGone));
    if (chat.messages.length > EXPORTED)
      throw new ProblemError('unprocessable', sentenceOf(messages.tooLongToExport, { max: EXPORTED }));
    const document = chatDocument(chat.title, chat.messages);
    const bytes = await turns.run(session.userId, () => checkThread.write(document, 'docx'));
    return c.body(bytes, 200, {
      'content-type': MEDIA_TYPE,
      'content-disposition': attachment(`${chat.title}.docx`),
      'cache-control': 'private, no-store',
    });
  });
  return app;
}
