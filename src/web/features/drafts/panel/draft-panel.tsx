import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { type ComponentType, memo, useState } from 'react';
import { messages as comments } from '#shared/messages/en/drafting/comments.ts';
import { messages } from '#shared/messages/en/drafting/panel.ts';
import { t } from '#shared/messages/translate.ts';
import type { DraftDesk } from '#web/components/drafting/draft-desk.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { Tabs } from '#web/ui/primitives/tabs.tsx';
import type { WrittenDraft } from '../saving/use-draft-saver.ts';
import { CheckPanel } from './check-panel.tsx';
import { CommentsPanel } from './comments-panel.tsx';
import { useDesk } from './use-desk.ts';
import { VersionsPanel } from './versions-panel.tsx';

type Tab = 'assistant' | 'check' | 'comments' | 'versions';

/** The assistant of a draft; the page of the case gives it. */
export type Assistant = ComponentType<{ desk: DraftDesk }>;

/** The assistant, and what it can open. */
export type Beside = { Assistant: Assistant; onTemplate: () => void };

type Props = { draft: WrittenDraft; writes: boolean; beside: Beside };

function AssistantTab({ draft, writes, beside, onCheck }: Props & { onCheck: () => void }) {
  const { Assistant, onTemplate } = beside;
  return <Assistant desk={useDesk(draft, { writes, onCheck, onTemplate })} />;
}

/** The assistant, the check, the comments and the versions, beside the text or below it in a narrow window. It can be hidden. */
export const DraftPanel = memo((props: Props) => {
  const { draft, writes } = props;
  const [open, setOpen] = useState(true);
  const [tab, setTab] = useState<Tab>('assistant');
  const show = open ? null : (
    <Button
      variant="quiet"
      className="self-start px-3!"
      data-print="none"
      aria-expanded={false}
      onClick={() => setOpen(true)}
    >
      <PanelRightOpen aria-hidden />
      {t(messages.show)}
    </Button>
  );
  // The hidden panel keeps what is typed in it.
  const panel = (
    <aside
      aria-label={t(messages.tools)}
      data-print="none"
      hidden={!open}
      className="relative min-w-0 self-start xl:sticky xl:top-18 xl:max-h-[calc(100dvh-5.5rem)] xl:w-[22rem] xl:overflow-y-auto"
    >
      <Button
        variant="quiet"
        size="icon"
        className="absolute! top-0 right-0 z-10 max-sm:static! max-sm:ml-auto max-sm:flex"
        aria-label={t(messages.hide)}
        title={t(messages.hide)}
        aria-expanded
        onClick={() => setOpen(false)}
      >
        <PanelRightClose aria-hidden />
      </Button>
      <Tabs<Tab>
        label={t(messages.tools)}
        value={tab}
        onValueChange={setTab}
        keep="shown"
        className="sm:[&_[role=tablist]]:mr-12"
        tabs={[
          {
            value: 'assistant',
            label: t(messages.assistant),
            content: <AssistantTab {...props} onCheck={() => setTab('check')} />,
          },
          {
            value: 'check',
            label: t(messages.check),
            content: <CheckPanel draft={draft} writes={writes} />,
          },
          { value: 'comments', label: t(comments.tab), content: <CommentsPanel draft={draft} /> },
          {
            value: 'versions',
            label: t(messages.versions),
            content: <VersionsPanel draft={draft} writes={writes} />,
          },
        ]}
      />
    </aside>
  );
  return (
    <>
      {show}
      {panel}
    </>
  );
});
