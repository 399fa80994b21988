import type { Whose } from '#law/judgment/parts/whose.ts';
import { messages } from '../messages/en/library/parts.ts';
import { t } from '../messages/translate.ts';

/** 'per Farias, J., dissenting', 'headnote, not the judgment': what a reference says besides the number of the paragraph. */
export function whoseSentence({ kind, judge, stance = 'separate' }: Whose): string {
  if (kind !== 'judgment' && kind !== 'opinion') return t(messages.inPart, { part: kind });
  return judge === undefined ? t(messages.perOpinion, { stance }) : t(messages.perJudge, { judge, stance });
}
