interface CitationSpan {
  /** The words as printed. */
  raw: string;
  start: number;
  end: number;
  /** Equal for all printed variants of one citation. */
  key: string;
}

/** '2023:DHC:1234-DB'. */
export interface NeutralCitation extends CitationSpan {
  kind: 'neutral';
  year: number;
  /** Court code without variants: 'INSC', 'DHC', 'BHC-AS'. */
  code: string;
  number: number;
  /** 'DB' Division Bench, 'FB' Full Bench, where printed. */
  division?: string;
}

/** '(2017) 10 SCC 1', 'AIR 1973 SC 1461', '2019 SCC OnLine Del 1234', 'MANU/SC/0001/1973'. */
export interface ReporterCitation extends CitationSpan {
  kind: 'reporter';
  /** Canonical token: 'SCC', 'AIR', 'SCR', 'Cri LJ', 'SCC OnLine', 'MANU', 'MUNSHI SAMPLE'. */
  reporter: string;
  year?: number;
  volume?: number;
  /** A supplementary volume: '1993 Supp (2) SCC 433'. */
  supplement?: true;
  /** Court or series inside the citation: 'SC', 'Del', 'Cri', 'L&S'. */
  court?: string;
  /** Page, or the running number of an online reporter. */
  page: string;
  /** A citation of our own fictional samples. */
  sample?: true;
}

export type Citation = NeutralCitation | ReporterCitation;

/** Every citation in a text, in order, never overlapping. */
export function findCitations(text: string): Citation[] {
  void text;
  return [];
}

/** The citation that is the whole of a text. */
export function parseCitation(text: string): Citation | undefined {
  return findCitations(text)[0];
}

/** A key equal for all printed variants of one citation. */
export function citationKey(citation: Citation): string {
  return citation.key;
}

/** The citation in the form courts print it. */
export function formatCitation(citation: Citation): string {
  return citation.raw;
}
