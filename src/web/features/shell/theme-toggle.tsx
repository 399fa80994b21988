import { Moon, Sun } from 'lucide-react';
import { messages } from '#shared/messages/en/common/shell.ts';
import { t } from '#shared/messages/translate.ts';
import { useTheme } from '#web/data/theme.ts';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { Button } from '#web/ui/primitives/button.tsx';

export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  const label = theme === 'dark' ? t(messages.useLightTheme) : t(messages.useDarkTheme);
  return (
    <Tooltip content={label}>
      <Button variant="quiet" size="icon" aria-label={label} onClick={toggle}>
        {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </Button>
    </Tooltip>
  );
}
