import type { SummaryPoint } from '#law/case-summary/types.ts';
import type { Session } from '#server/platform/http/access.ts';
import type { Services } from '#server/platform/services.ts';
import { answerSource } from '../sources.ts';
import { filesOfCase, papersOf } from '../summaries/store.ts';
import { summariseInThread } from '../summaries/summary-thread.ts';
import type { GivenSource } from './model-suggestions.ts';

/** Limit: points that a model gets. */
const MOST = 30;

/** Facts and dates that the papers of a case state, each with its file and page; and the files still being read. */
export async function factsOfCase(
  { db }: Pick<Services, 'db'>,
  session: Session,
  caseId: string,
): Promise<{ given: GivenSource[]; unread: string[] }> {
  const { files, papers } = await db.withUser(session, async (tx) => {
    const found = await filesOfCase(tx, caseId);
    return { files: found, papers: await papersOf(tx, found) };
  });
  const unread = files.filter(({ reading }) => reading).map(({ name }) => name);
  if (papers.every(({ pages }) => pages.length === 0)) return { given: [], unread };
  const { overview, facts, dates } = await summariseInThread(papers);
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const points = new Map<string, SummaryPoint>();
  for (const point of [...overview, ...facts, ...dates])
    points.set(`${point.file} ${point.page} ${point.quote}`, point);
  const given = [...points.values()].slice(0, MOST).map((point, at): GivenSource => {
    const { file, page, quote, ocr } = point;
    const title = names.get(file) ?? '';
    const source = answerSource(
      at + 1,
      {
        ...{
          kind: 'file',
          id: file,
          document: file,
          ofCase: true,
          caseId,
          title,
          text: quote,
          rank: 1,
          page,
        },
        ...(ocr ? { ocr } : {}),
      },
      quote,
      'facts',
    );
    return { source, place: `page ${page}`, text: quote };
  });
  return { given, unread };
}
