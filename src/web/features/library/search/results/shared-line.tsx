import type { SharedPoints } from '#shared/contracts/research/shared-points.ts';
import { messages } from '#shared/messages/en/library/search.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';

/** Says how alike a similar judgment is, and names the sections, authorities and subjects that both share. */
export function SharedLine({ shared }: { shared: SharedPoints | undefined }) {
  if (shared === undefined || shared.degree === 'little') return null;
  const { degree, sections, authorities, keywords } = shared;
  const points = [...sections, ...keywords, ...authorities];
  const alike = t(messages.alike, { degree });
  return (
    <p className="line-clamp-2 text-13 text-ink-soft">
      {points.length === 0 ? alike : t(messages.alikeShares, { alike, points: formatList(points) })}
    </p>
  );
}
