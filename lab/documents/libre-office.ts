import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { shippedPath } from '#server/core/shipped-path.ts';

const PATIENCE_MS = 300_000;

/** Our own fonts beside those of the machine, because a Word document names fonts and carries none. */
const fontSettings = (cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${shippedPath('src/server/platform/documents/fonts')}</dir>
  <cachedir>${cache}</cachedir>
</fontconfig>
`;

export function pagesOf(pdf: string): number {
  const { stdout } = spawnSync('pdfinfo', [pdf], { encoding: 'utf8' });
  return Number(/^Pages:\s+(\d+)/mu.exec(stdout ?? '')?.[1] ?? 0);
}

/** The fonts of a PDF without the prefix of their subset. */
function fontsOf(pdf: string): string {
  const { stdout } = spawnSync('pdffonts', [pdf], { encoding: 'utf8' });
  return [...(stdout ?? '').matchAll(/^[A-Z]{6}\+(\S+)/gmu)].map(([, name]) => name).join(', ');
}

/** LibreOffice without a window. */
export interface LibreOffice {
  version: string;
  /** Opens a file and writes it as a PDF, whose path it returns; undefined when it could not. `filter`: how it reads the file. */
  asPdf: (file: string, filter?: string) => string | undefined;
}

/** LibreOffice with a profile, fonts and files in a folder of its own; undefined where it is not installed. */
export function libreOffice(folder: string): LibreOffice | undefined {
  const { error, stdout } = spawnSync('soffice', ['--version'], { encoding: 'utf8' });
  if (error) return undefined;
  const settings = path.join(folder, 'fonts.conf');
  writeFileSync(settings, fontSettings(path.join(folder, 'font-cache')));
  const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile'))}`;
  return {
    version: /\d+\.\d+\.\d+/u.exec(stdout)?.[0] ?? 'of an unknown version',
    asPdf(file, filter) {
      const { name, ext } = path.parse(file);
      const out = path.join(folder, `from${ext}`);
      mkdirSync(out, { recursive: true });
      const reading = filter === undefined ? [] : [`--infilter=${filter}`];
      const { status } = spawnSync(
        'soffice',
        [
          '--headless',
          '--norestore',
          profile,
          ...reading,
          '--convert-to',
          'pdf:writer_pdf_Export',
          '--outdir',
          out,
          file,
        ],
        { env: { ...process.env, FONTCONFIG_FILE: settings }, timeout: PATIENCE_MS },
      );
      const made = path.join(out, `${name}.pdf`);
      return status === 0 && pagesOf(made) > 0 ? made : undefined;
    },
  };
}

/** Opens `list.pdf` and `list.docx` of a folder in LibreOffice and returns what it says, with pages and fonts. */
export function libreOfficeSays(folder: string): string {
  const office = libreOffice(folder);
  if (!office) return '`soffice` is not installed';
  const word = office.asPdf(path.join(folder, 'list.docx'));
  const pdf = office.asPdf(path.join(folder, 'list.pdf'), 'writer_pdf_import');
  const opened = [
    word ? `the Word document on ${pagesOf(word)} pages (${fontsOf(word)})` : 'not the Word document',
    pdf ? `the PDF of ${pagesOf(path.join(folder, 'list.pdf'))} pages on ${pagesOf(pdf)}` : 'not the PDF',
  ];
  return `LibreOffice (${office.version}) opens ${opened.join(' and ')}`;
}
