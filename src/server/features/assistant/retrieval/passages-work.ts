import { choosePlaces } from '#law/answers/choose-places.ts';
import { serveWork } from '#server/core/threads/serve-work.ts';

export const passagesWork = serveWork({ choosePlaces });
