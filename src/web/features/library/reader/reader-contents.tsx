import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/parts.ts';
import { t } from '#shared/messages/translate.ts';
import { Section } from '../document-details.tsx';
import { type ContentsEntry, contentsOf } from './contents.ts';
import { paragraphId } from './reader-paragraph.tsx';

const LINK = 'text-link flex min-h-11 items-center gap-2 md:min-h-7';

function Entry({ entry, body, onGo }: { entry: ContentsEntry } & Props) {
  const number = body.paragraphs[entry.from]?.number;
  return (
    <a href={`#${paragraphId(entry.from)}`} className={LINK} onClick={onGo}>
      {entry.kind === undefined ? entry.label : t(messages.outlineKind, { kind: entry.kind })}
      {number === undefined ? null : (
        <span className="text-13 text-ink-soft">{t(messages.fromParagraph, { number })}</span>
      )}
    </a>
  );
}

type Props = {
  body: LibraryDocumentBody;
  /** Called when a place was chosen. */
  onGo?: (() => void) | undefined;
};

/** The opinions and sections of a judgment, each with a link to its first paragraph. */
export function ReaderContents({ body, onGo }: Props) {
  const entries = contentsOf(body);
  if (entries.length < 2) return null;
  return (
    <Section title={t(messages.contents)}>
      <nav aria-label={t(messages.contents)}>
        <ol className="flex flex-col text-ui">
          {entries.map((entry) => (
            <li key={`${entry.from} ${entry.kind}`} className={entry.kind === undefined ? undefined : 'pl-2'}>
              <Entry entry={entry} body={body} onGo={onGo} />
            </li>
          ))}
        </ol>
      </nav>
      <p className="mt-1 text-13 text-ink-faint">{t(messages.outlineNote)}</p>
    </Section>
  );
}
