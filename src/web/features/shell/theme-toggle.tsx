import { useTheme } from '#web/data/theme.ts';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { PlainThemeToggle, themeLabel } from './plain-theme-toggle.tsx';

export function ThemeToggle() {
  const { theme } = useTheme();
  return (
    <Tooltip content={themeLabel(theme)}>
      <PlainThemeToggle title={undefined} />
    </Tooltip>
  );
}
