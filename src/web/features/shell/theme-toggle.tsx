import { PlainThemeToggle, themeLabel } from '#web/components/plain-theme-toggle.tsx';
import { useTheme } from '#web/data/look/theme.ts';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';

export function ThemeToggle() {
  const { theme } = useTheme();
  return (
    <Tooltip content={themeLabel(theme)}>
      <PlainThemeToggle title={undefined} />
    </Tooltip>
  );
}
