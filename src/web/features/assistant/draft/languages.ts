import { queryOptions, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { PRACTICE_LANGUAGES, type PracticeLanguageCode } from '#shared/contracts/practice-languages.ts';
import { practice } from '#shared/contracts/profiles.ts';
import { languageCodes } from '#shared/messages/languages.ts';
import { api } from '#web/data/api.ts';
import { useSession } from '#web/data/session.ts';

const rows = z.array(z.object({ practice: practice.pick({ languages: true }).nullable() }));
const NONE: readonly PracticeLanguageCode[] = [];

const ownLanguagesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profiles', userId, 'languages'],
    queryFn: async ({ signal }) => {
      const query = { id: `eq.${userId}`, select: 'practice' };
      const [row] = await api.get('/rest/v1/profiles', rows, { query, signal });
      return row?.practice?.languages ?? NONE;
    },
    staleTime: 0,
  });

/** The languages in which the user practises; none until they are read. */
export function useOwnLanguages(): readonly PracticeLanguageCode[] {
  const userId = useSession().user?.id ?? '';
  return useQuery({ ...ownLanguagesQuery(userId), enabled: userId !== '' }).data ?? NONE;
}

const scriptOf = (code: PracticeLanguageCode): string => PRACTICE_LANGUAGES[code].script;
const lettersOf = (text: string, script: string): number =>
  text.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0;

/**
 * The languages into which a text may be translated: the user's own, then the others of the product. One that alone has
 * the script of most letters of the text is the language of the text, and is left out.
 */
export function languagesFor(text: string, own: readonly PracticeLanguageCode[]): PracticeLanguageCode[] {
  const offered = [...new Set([...own, ...languageCodes])];
  const counts = [...new Set(offered.map(scriptOf))].map((script) => ({
    script,
    count: lettersOf(text, script),
  }));
  const most = counts.reduce((one, other) => (other.count > one.count ? other : one));
  const inScript = offered.filter((code) => most.count > 0 && scriptOf(code) === most.script);
  return offered.filter((code) => inScript.length !== 1 || code !== inScript[0]);
}
