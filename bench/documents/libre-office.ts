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

function pagesOf(pdf: string): number {
  const { stdout } = spawnSync('pdfinfo', [pdf], { encoding: 'utf8' });
  return Number(/^Pages:\s+(\d+)/mu.exec(stdout ?? '')?.[1] ?? 0);
}

/** The fonts of a PDF without the prefix of their subset. */
function fontsOf(pdf: string): string {
  const { stdout } = spawnSync('pdffonts', [pdf], { encoding: 'utf8' });
  return [...(stdout ?? '').matchAll(/^[A-Z]{6}\+(\S+)/gmu)].map(([, name]) => name).join(', ');
}

/**
 * Opens `list.pdf` and `list.docx` of a folder in LibreOffice without a window and writes each as a PDF again. Returns
 * what it says, with pages and fonts.
 */
export function libreOfficeSays(folder: string): string {
  const { error, stdout } = spawnSync('soffice', ['--version'], { encoding: 'utf8' });
  if (error) return '`soffice` is not installed';
  const version = /\d+\.\d+\.\d+/u.exec(stdout)?.[0] ?? 'of an unknown version';
  const settings = path.join(folder, 'fonts.conf');
  writeFileSync(settings, fontSettings(path.join(folder, 'font-cache')));
  const convert = (file: string, out: string, ...filter: string[]) => {
    mkdirSync(path.join(folder, out));
    const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile'))}`;
    const options = ['--headless', '--norestore', profile, ...filter];
    const { status } = spawnSync(
      'soffice',
      [...options, '--convert-to', 'pdf:writer_pdf_Export', '--outdir', path.join(folder, out), file],
      { env: { ...process.env, FONTCONFIG_FILE: settings }, timeout: PATIENCE_MS },
    );
    const made = path.join(folder, out, 'list.pdf');
    return status === 0 && pagesOf(made) > 0 ? made : undefined;
  };
  const word = convert(path.join(folder, 'list.docx'), 'word');
  const pdf = convert(path.join(folder, 'list.pdf'), 'pdf', '--infilter=writer_pdf_import');
  const opened = [
    word ? `the Word document on ${pagesOf(word)} pages (${fontsOf(word)})` : 'not the Word document',
    pdf ? `the PDF of ${pagesOf(path.join(folder, 'list.pdf'))} pages on ${pagesOf(pdf)}` : 'not the PDF',
  ];
  return `LibreOffice (${version}) opens ${opened.join(' and ')}`;
}
