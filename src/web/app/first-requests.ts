import type { CurrentSession } from '#shared/contracts/sessions-and-audit.ts';
import { DEMO_EMAIL } from '#shared/demo.ts';
import { type FramedPage, framedPageAt } from '#shared/pages.ts';
import { countRequest, firstPage, rowsFrom } from '../data/lists/row-requests.ts';
import { type Asked, askEarly } from '../data/requests.ts';
import { needsSecondFactor } from '../data/session-answer.ts';
import { listUrl } from '../data/url/practice-url.ts';
import type { SearchParams } from '../data/url/search-params.ts';
import { caseRequest, caseRows, courtsRequest } from '../features/cases/requests.ts';
import { clientRequest, clientRows } from '../features/clients/requests.ts';
import { documentRequest, isTextKey, searchRequest, similarRequest } from '../features/library/requests.ts';
import { readState } from '../features/library/search/search-state.ts';
import { readerUrl, searchUrl } from '../features/library/search/search-url.ts';
import { profileRequest } from '../features/profiles/requests.ts';
import { leftRequest, tourCaseRequest } from '../features/shell/tour/requests.ts';
import { boardRows, latestFilesRequest } from '../features/timeline/board-requests.ts';
import { DESK } from '../ui/primitives/class-names.ts';
import { firstWords, showWords } from './first-words.ts';

/** The page that is opened: the last part of its path, its search parameters, today in India and its user. */
type Opened = { id: string; search: SearchParams; day: string; user: CurrentSession['user'] };

const home = ({ day, user }: Opened): Asked[] => [
  rowsFrom('timeline_events', boardRows(day), 0),
  latestFilesRequest,
  ...(user.email === DEMO_EMAIL ? [leftRequest(user.id), tourCaseRequest] : []),
];

function search({ search }: Opened): Asked[] {
  const state = readState(searchUrl(search));
  // A text is on this device alone, and is read by code that comes later.
  if (isTextKey(state.similar)) return [];
  return [state.similar ? similarRequest(state, 0) : searchRequest(state, 0)];
}

function cases({ search, user }: Opened): Asked[] {
  const { q = '', whose, ...url } = listUrl(search);
  const owned = whose && { whose, userId: user.id };
  const asked = caseRows({ ...url, words: q.trim(), owned });
  return [
    firstPage(asked),
    countRequest(caseRows({ archived: url.archived })),
    countRequest(asked),
    countRequest(caseRows({ archived: true })),
    // A phone asks when it shows the filters.
    ...(window.matchMedia(DESK).matches ? [courtsRequest(url.archived === true)] : []),
  ];
}

function clients({ search }: Opened): Asked[] {
  const { q = '', status } = listUrl(search);
  const asked = clientRows({ words: q.trim(), status });
  return [firstPage(asked), countRequest(clientRows({})), countRequest(asked)];
}

const REQUESTS: Record<FramedPage, (opened: Opened) => Asked[]> = {
  home,
  search,
  document: ({ id, search }) => [documentRequest(id, readerUrl(search).q)],
  cases,
  case: ({ id }) => [caseRequest(id)],
  clients,
  client: ({ id }) => [clientRequest(id)],
  profile: ({ user }) => [profileRequest(user.id)],
  help: () => [],
};

type Address = Pick<Opened, 'search' | 'day'> & { path: string };

/** The first requests of the page at an address, for the user of a session. */
export function firstRequests({ path, ...given }: Address, session: CurrentSession): Asked[] {
  const page = framedPageAt(path);
  if (!page || needsSecondFactor(session)) return [];
  const id = decodeURIComponent(path.replace(/\/$/u, '').split('/').at(-1) ?? '');
  return REQUESTS[page]({ ...given, id, user: session.user });
}

/** Sends these requests, and shows the first words of the answer in the frame of the page. */
export async function askFirst(root: HTMLElement, given: Address, session: CurrentSession): Promise<void> {
  const answers = askEarly(firstRequests(given, session));
  const words = firstWords(given.path, given.search);
  if (!words) return;
  const answer = await answers[words.of];
  if (!answer?.ok) return;
  // The page reads the answer itself.
  showWords(root, words.read(await answer.clone().json()));
}
