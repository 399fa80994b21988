import { messages } from '#shared/messages/en/common/offline.ts';
import { t } from '#shared/messages/translate.ts';
import { EARLY_NOTE } from '#shared/pages.ts';
import { WithoutScript } from '../components/without-script.tsx';
import { cx } from '../ui/primitives/class-names.ts';

// Notes in the HTML of a page, beside its root, for the time before its code; `motion.css` shows them.

const NOTE =
  'fixed inset-x-4 bottom-4 z-40 mx-auto max-w-md rounded-panel border border-line bg-surface p-4 text-ui';

/** The code of the page does not come for a while, or never. */
export const LateCode = () => (
  <>
    <p id={EARLY_NOTE} role="status" className={cx(NOTE, 'late-code noscript:hidden')}>
      {t(messages.codeIsLate)}
    </p>
    <WithoutScript place="page" look={NOTE} />
  </>
);

/** Something on the page of a visitor was pressed or sent before its code was there. */
export const OneMoment = () => (
  <p id={EARLY_NOTE} role="status" className={cx(NOTE, 'early-use')}>
    {t(messages.oneMoment)}
  </p>
);
