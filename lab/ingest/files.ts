import { createWriteStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';
import { Documents, random } from '../search/documents.ts';

const PDF_WORDS_A_PAGE = 450;

/** The head of a judgment, so that every finder of the law room has its work. */
function head(i: number): string {
  const year = 1990 + (i % 35);
  return `IN THE HIGH COURT OF JUDICATURE AT MADRAS\n\nCrl.A. No. ${i + 1} of ${year}\n\nA. Petitioner${i} ... Appellant\n\nVersus\n\nState of Tamil Nadu ... Respondent\n\nCORAM: THE HON'BLE MR. JUSTICE R. KUMAR\n\nDated: 12.03.${year}\n\nJUDGMENT\n\n`;
}

export class BenchFiles {
  readonly real: boolean;
  readonly #documents = new Documents();

  constructor() {
    this.real = this.#documents.real;
  }

  text(i: number): string {
    const paragraphs = this.#documents.paragraphs(i).map((text, at) => `${at + 1}. ${text}`);
    return head(i) + paragraphs.join('\n\n');
  }

  /** `count` texts in subfolders of 500; made once. */
  texts(folder: string, count: number): void {
    if (existsSync(path.join(folder, 'made'))) return;
    for (let i = 0; i < count; i++) {
      const below = path.join(folder, 'files', String(Math.floor(i / 500)));
      if (i % 500 === 0) mkdirSync(below, { recursive: true });
      writeFileSync(path.join(below, `${i}.txt`), this.text(i));
    }
    writeFileSync(path.join(folder, 'made'), String(count));
  }

  async pdfs(folder: string, count: number): Promise<void> {
    if (existsSync(path.join(folder, 'made'))) return;
    const files = path.join(folder, 'files');
    mkdirSync(files, { recursive: true });
    for (let i = 0; i < count; i++) {
      const document = new PDFDocument({ margin: 72 });
      const words = this.text(i).split(' ');
      document.font('Times-Roman').fontSize(11);
      for (let from = 0; from < words.length; from += PDF_WORDS_A_PAGE) {
        if (from > 0) document.addPage();
        document.text(words.slice(from, from + PDF_WORDS_A_PAGE).join(' '));
      }
      const to = createWriteStream(path.join(files, `${i}.pdf`));
      document.pipe(to);
      document.end();
      await finished(to);
    }
    writeFileSync(path.join(folder, 'made'), String(count));
  }

  /** A word that no other document has. */
  marked(i: number): string {
    return `${this.text(1_000_000 + Math.floor(random(i)() * 1000))}\n\nfreshness${i} is to be found.\n`;
  }
}
