import { Info } from 'lucide-react';
import type { SearchMode } from '#shared/contracts/library.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Segmented } from './filters/segmented.tsx';

const HYBRID_WORDS =
  'Combines keyword matching with semantic search to find both exact matches and conceptually similar results';

const SINGLE = [
  { value: 'keyword', label: 'Keyword', words: 'The words themselves' },
  { value: 'semantic', label: 'Semantic', words: 'The meaning, in other words too' },
] as const;

type Props = {
  mode: SearchMode;
  onMode: (mode: SearchMode) => void;
  /** The tooltip's words stand under the switch, for windows without a pointer. */
  explained?: boolean;
};

/** Both kinds of search together, or one alone. */
export function ModeControl({ mode, onMode, explained = false }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div className="flex items-center">
        <Switch
          label="Hybrid Search"
          checked={mode === 'hybrid'}
          onCheckedChange={(on) => onMode(on ? 'hybrid' : 'keyword')}
          {...(explained ? { description: HYBRID_WORDS } : {})}
        />
        {explained ? null : (
          <Tooltip content={HYBRID_WORDS}>
            <Button variant="quiet" size="icon" aria-label="About Hybrid Search" className="text-ink-soft!">
              <Info aria-hidden />
            </Button>
          </Tooltip>
        )}
      </div>
      {mode === 'hybrid' ? null : (
        <Segmented label="Search by" value={mode} options={SINGLE} onValue={onMode} />
      )}
    </div>
  );
}
