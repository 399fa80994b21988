import type { ComparedPart } from '#law/drafting/document/compare.ts';

function Part({ kind, text }: ComparedPart) {
  if (kind === 'added') return <ins className="bg-good-wash text-good underline">{text}</ins>;
  if (kind === 'removed') return <del className="bg-bad-wash text-bad line-through">{text}</del>;
  return text;
}

/** The parts with a key each: their place by the characters before them. */
function placed(parts: readonly ComparedPart[]) {
  let at = 0;
  return parts.map((part) => {
    const key = `${at} ${part.kind}`;
    at += part.text.length;
    return { key, part };
  });
}

/** Words of a paragraph with what was added and removed; `without` leaves one of the two out. */
export function ChangedWords({
  parts,
  without,
}: {
  parts: readonly ComparedPart[];
  without?: ComparedPart['kind'];
}) {
  const shown = parts.filter(({ kind }) => kind !== without);
  return placed(shown).map(({ key, part }) => <Part key={key} {...part} />);
}
