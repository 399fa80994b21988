import { ChevronDown, Languages, LayoutTemplate, ListChecks, Scale, Sparkles } from 'lucide-react';
import type { DraftAction, DraftAssistantState } from '#shared/contracts/drafts/suggestions.ts';
import { PRACTICE_LANGUAGES, type PracticeLanguageCode } from '#shared/contracts/practice-languages.ts';
import { messages } from '#shared/messages/en/drafting/assistant.ts';
import { t } from '#shared/messages/translate.ts';
import type { DraftDesk } from '#web/components/drafting/draft-desk.ts';
import { DropdownItem, DropdownMenu } from '#web/ui/overlays/dropdown-menu.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { languagesFor, useOwnLanguages } from './languages.ts';
import type { DraftChat } from './use-draft-chat.ts';

/** Characters shown of a longer text: its beginning. */
const BEGINNING = 80;
const beginning = (text: string): string =>
  text.length <= BEGINNING ? text : t(messages.cut, { text: text.slice(0, BEGINNING).trimEnd() });

const OF_WORDS = ['shorter', 'firmer', 'plainer'] as const;
const ASKS = {
  shorter: messages.askShorter,
  firmer: messages.askFirmer,
  plainer: messages.askPlainer,
  authority: messages.askAuthority,
  facts: messages.askFacts,
} as const satisfies Record<Exclude<DraftAction, 'translate'>, unknown>;

type TranslateProps = { text: string; usable: boolean; onChoose: (language: PracticeLanguageCode) => void };

function Translate({ text, usable, onChoose }: TranslateProps) {
  const languages = languagesFor(text, useOwnLanguages());
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button disabled={!usable} className="px-3!">
          <Languages aria-hidden />
          {t(messages.translate)}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {languages.map((code) => (
        <DropdownItem key={code} onSelect={() => onChoose(code)}>
          <span lang={code}>{PRACTICE_LANGUAGES[code].name}</span>
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}

type Props = { desk: DraftDesk; chat: DraftChat; writesByModel: boolean };

/** Requests with one press about the paragraph with the cursor. */
export function QuickActions({ desk, chat, writesByModel }: Props) {
  const { target } = desk;
  const ask = (action: Exclude<DraftAction, 'translate'>) => {
    const now = desk.readTarget();
    if (!now) return;
    const { block, text, sentence } = now;
    const about = action === 'authority' ? sentence : text;
    const content = action === 'facts' ? t(ASKS.facts) : t(ASKS[action], { text: beginning(about) });
    void chat.ask(content, { action, block, ...(action === 'authority' ? { text: about } : {}) });
  };
  const translate = (language: PracticeLanguageCode) => {
    const now = desk.readTarget();
    if (!now) return;
    const values = { language: PRACTICE_LANGUAGES[language].name, text: beginning(now.text) };
    void chat.ask(t(messages.askTranslate, values), { action: 'translate', block: now.block, language });
  };
  const usable = target !== undefined && target.text.trim() !== '' && !chat.busy;
  return (
    <div className="flex flex-col gap-2">
      <p className="line-clamp-2 text-13 text-ink-soft [overflow-wrap:anywhere]">
        {target && target.text.trim() !== ''
          ? t(messages.atCursor, { text: beginning(target.sentence) })
          : t(messages.putCursor)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={!usable} className="px-3!" onClick={() => ask('authority')}>
          <Scale aria-hidden />
          {t(messages.authority)}
        </Button>
        {writesByModel
          ? OF_WORDS.map((action) => (
              <Button key={action} disabled={!usable} className="px-3!" onClick={() => ask(action)}>
                {t(messages[action])}
              </Button>
            ))
          : null}
        {writesByModel ? <Translate text={target?.text ?? ''} usable={usable} onChoose={translate} /> : null}
        {writesByModel ? (
          <Button disabled={!target || chat.busy} className="px-3!" onClick={() => ask('facts')}>
            <Sparkles aria-hidden />
            {t(messages.facts)}
          </Button>
        ) : (
          <>
            <Button className="px-3!" onClick={desk.onCheck}>
              <ListChecks aria-hidden />
              {t(messages.check)}
            </Button>
            {desk.writes ? (
              <Button className="px-3!" onClick={desk.onTemplate}>
                <LayoutTemplate aria-hidden />
                {t(messages.template)}
              </Button>
            ) : null}
          </>
        )}
      </div>
    </div>
  );
}

const WHY = {
  none: messages.whyNone,
  off: messages.whyOff,
  data_stays: messages.whyDataStays,
} as const;

/** Says how the assistant works: what writes, or that it quotes. */
export function HowItWorks({ state }: { state: DraftAssistantState }) {
  const { engine, why } = state;
  return (
    <p className="text-13 text-ink-soft">
      {why === 'model' ? t(messages.whyModel, { engine }) : `${t(WHY[why])} ${t(messages.quotes)}`}
    </p>
  );
}
