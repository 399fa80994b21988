interface CitationSpan {
  /** The words as printed. */
  raw: string;
  start: number;
  end: number;
  /** Equal for all printed variants of one citation. */
  key: string;
}

/** '2023:DHC:1234-DB', '2023 INSC 1066'. */
export interface NeutralCitation extends CitationSpan {
  kind: 'neutral';
  year: number;
  /** Court code in capitals: 'INSC', 'DHC', 'BHC-AS'. */
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
  /** Page, or the running number of an online reporter, without leading zeros. */
  page: string;
  /** A citation of our own fictional samples. */
  sample?: true;
}

export type Citation = NeutralCitation | ReporterCitation;

/** The parts that identify a citation, without its position in a text. */
export type NeutralParts = Omit<NeutralCitation, keyof CitationSpan>;
export type ReporterParts = Omit<ReporterCitation, keyof CitationSpan>;
