import type { ChatThread } from '#shared/contracts/assistant/chats.ts';
import { messages } from '#shared/messages/en/library/chat.ts';
import { t } from '#shared/messages/translate.ts';
import { send, sentence } from '#web/data/api.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';

/** Downloads a chat with its sources as a Word document. */
export async function exportThread({ id, title }: Pick<ChatThread, 'id' | 'title'>): Promise<void> {
  try {
    const answer = await send('POST', '/functions/v1/export-chat', { threadId: id });
    const url = URL.createObjectURL(await answer.blob());
    const link = document.createElement('a');
    link.href = url;
    link.download = `${title}.docx`;
    link.click();
    URL.revokeObjectURL(url);
  } catch (error) {
    toast({ title: t(messages.exportFailed), description: sentence(error), variant: 'destructive' });
  }
}
