import { SUPREME_COURT } from '../../courts/court-list.ts';
import { findCourt } from '../../courts/courts.ts';
import { type CourtPage, HIGH_COURT_PAGES, highCourtPage } from '../page-layout.ts';

/** A rule of a court for the files that are filed with it, which the preparation of a filing follows. */
export const PORTAL_RULES = [
  'page_size',
  'layout',
  'resolution',
  'searchable',
  'bookmarks',
  'index',
  'volumes',
] as const;
export type PortalRule = (typeof PORTAL_RULES)[number];

export interface Portal {
  /** The name of its page for exports of drafts. */
  id: 'supreme_court' | 'delhi';
  /** The slug of the court. */
  court: string;
  /** Rules with their sources. A rule without a source that was read is left out: sizes of files are not here for this reason. */
  rules: Partial<Record<PortalRule, string>>;
}

const CIRCULAR = 'Supreme Court of India, circular F.No.01/Judl./2020 of 5 March 2020';
const DELHI =
  'High Court of Delhi, Practice Directions for Electronic Filing (Annexure C to the Original Side Rules, 2018)';
const DELHI_SOFT_COPY = 'High Court of Delhi, notification of 30 January 2014 on soft copies';

export const PORTALS: readonly Portal[] = [
  {
    id: 'supreme_court',
    court: SUPREME_COURT,
    rules: {
      page_size: `${CIRCULAR}, (i)`,
      layout: `${CIRCULAR}, (i)`,
      // (iv): a common index in the first volume and a separate index in each volume.
      index: `${CIRCULAR}, (iv)`,
      volumes: `${CIRCULAR}, (iv)`,
    },
  },
  {
    id: 'delhi',
    court: 'delhi',
    rules: {
      page_size: DELHI,
      layout: 'High Court of Delhi, Practice Directions of 10 October 2022',
      // Documents that are no text are scanned with 300 dots an inch.
      resolution: DELHI,
      searchable: DELHI_SOFT_COPY,
      // One file for all, with bookmarks that follow the index.
      bookmarks: DELHI_SOFT_COPY,
    },
  },
];

/** The rules of the court that a case names. */
export function portalOf(court: string | null | undefined): Portal | undefined {
  const found = court ? findCourt(court) : undefined;
  return PORTALS.find((portal) => portal.court === found?.court.code);
}

/** The page that a court prescribes, and its rule; undefined where no rule of the court is known here. */
export function pageOfCourt(
  court: string | null | undefined,
): { id: Portal['id'] | CourtPage; source: string | undefined } | undefined {
  const portal = portalOf(court);
  if (portal) return { id: portal.id, source: portal.rules.layout };
  const id = highCourtPage(court);
  return id && { id, source: HIGH_COURT_PAGES[id] };
}
