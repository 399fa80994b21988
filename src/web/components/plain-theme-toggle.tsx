import { Moon, Sun } from 'lucide-react';
import type { ComponentProps } from 'react';
import { messages } from '#shared/messages/en/common/bar.ts';
import { t } from '#shared/messages/translate.ts';
import { type Theme, useTheme } from '#web/data/look/theme.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';

export const themeLabel = (theme: Theme): string =>
  theme === 'dark' ? t(messages.useLightTheme) : t(messages.useDarkTheme);

/**
 * The button of the theme without our tooltip, whose code is too large for the pages of a visitor. The style sheet
 * chooses the icon, and `main.tsx` the label, so that they are right in prerendered HTML too.
 */
export function PlainThemeToggle({ onClick, className, ...props }: ComponentProps<'button'>) {
  const { theme, toggle } = useTheme();
  const label = themeLabel(theme);
  return (
    <Button
      title={label}
      data-light-label={t(messages.useDarkTheme)}
      {...props}
      variant="quiet"
      size="icon"
      className={cx('noscript:hidden', className)}
      aria-label={label}
      onClick={(event) => {
        onClick?.(event);
        toggle();
      }}
    >
      <Sun aria-hidden className="hidden in-data-[theme=dark]:block" />
      <Moon aria-hidden className="in-data-[theme=dark]:hidden" />
    </Button>
  );
}
