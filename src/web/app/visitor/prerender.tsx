import { renderToString } from 'react-dom/server';
import { LANGUAGES, languageCodes } from '#shared/messages/languages.ts';
import { setActiveLanguage } from '#shared/messages/translate.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { visitorLanding } from './landing-page.tsx';
import { visitorLogin } from './login-page.tsx';

// Runs in the build, as a process: writes the HTML of the pages of visitors in each language, as JSON.
const client = createQueryClient();
const rendered = [];
for (const language of languageCodes) {
  const { locale, load } = LANGUAGES[language];
  const active = { locale, texts: await load() };
  setActiveLanguage(() => active);
  rendered.push(
    { language, locale, name: 'landing', html: renderToString(visitorLanding()) },
    { language, locale, name: 'login', html: renderToString(visitorLogin({ client })) },
  );
}
console.info(JSON.stringify(rendered));
// Otherwise its timers keep the process alive.
client.clear();
