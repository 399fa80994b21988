import { LAYOUT_FONTS, LAYOUT_LIMITS, type PageLayout } from '#law/drafting/page-layout.ts';
import { messages } from '#shared/messages/en/drafting/exports.ts';
import { t } from '#shared/messages/translate.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';

const NUMBERS = {
  size: LAYOUT_LIMITS.size,
  lineSpacing: LAYOUT_LIMITS.lineSpacing,
  quoteSize: LAYOUT_LIMITS.size,
  quoteLineSpacing: LAYOUT_LIMITS.lineSpacing,
  top: LAYOUT_LIMITS.margin,
  bottom: LAYOUT_LIMITS.margin,
  left: LAYOUT_LIMITS.margin,
  right: LAYOUT_LIMITS.margin,
} as const;
type Name = keyof typeof NUMBERS;
const NAMES = Object.keys(NUMBERS) as Name[];

/** The page as its fields show it. */
export type TypedPage = Record<Name | 'font', string>;

export const typedPage = ({ margins, ...page }: PageLayout): TypedPage =>
  Object.fromEntries(
    Object.entries({ ...page, ...margins }).map(([name, value]) => [name, String(value)]),
  ) as TypedPage;

const isRight = (name: Name, typed: string): boolean => {
  const value = Number(typed.replace(',', '.'));
  const half = name === 'size' || name === 'quoteSize' ? (value * 2) % 1 === 0 : true;
  return typed.trim() !== '' && value >= NUMBERS[name].least && value <= NUMBERS[name].most && half;
};

/** The page that was typed; undefined while a number does not fit. */
export function readPage(typed: TypedPage): PageLayout | undefined {
  if (!NAMES.every((name) => isRight(name, typed[name]))) return undefined;
  const number = (name: Name) => Number(typed[name].replace(',', '.'));
  return {
    font: typed.font,
    size: number('size'),
    lineSpacing: number('lineSpacing'),
    quoteSize: number('quoteSize'),
    quoteLineSpacing: number('quoteLineSpacing'),
    margins: { top: number('top'), bottom: number('bottom'), left: number('left'), right: number('right') },
  };
}

type Props = { typed: TypedPage; onChange: (typed: TypedPage) => void };

/** The fields of the page that a user sets. */
export function OwnPage({ typed, onChange }: Props) {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <SelectField
        label={t(messages.font)}
        value={typed.font}
        options={LAYOUT_FONTS.map((value) => ({ value, label: value }))}
        onValueChange={(font) => onChange({ ...typed, font })}
      />
      {NAMES.map((name) => (
        <InputField
          key={name}
          label={t(messages[name])}
          {...(isRight(name, typed[name]) ? {} : { error: t(messages.between, NUMBERS[name]) })}
          value={typed[name]}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
        />
      ))}
    </div>
  );
}
