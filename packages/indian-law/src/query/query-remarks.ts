/** The fields that `takeFields` reads, which needs the names of all courts and acts. Other names are searched as words. */
const fields: ReadonlySet<string> = new Set(['judge', 'court', 'act']);

/** Parts of a query that are not read as they may be meant. */
export interface QueryRemarks {
  /** Names before a colon that are no fields, as typed; three at most. */
  unknownFields: string[];
  /** True where a quotation mark has no partner: the words from it to the end are one phrase. */
  openQuote: boolean;
}

const quoted = /["“”][^"“”]*["“”]/gu;
// Neither part of a citation (2023:MHC:1515) nor of an address (https://…).
const named = /(?<![\p{L}\p{M}\p{N}:])([\p{L}\p{M}]{2,20}):(?=[\p{L}\p{N}"“])/gu;
const mostFields = 3;

/** Finds names that are no fields, and a quotation mark without a partner. `text`: the query as typed. */
export function queryRemarks(text: string): QueryRemarks {
  const names = [...text.replace(quoted, '""').matchAll(named)].map(([, name = '']) => name);
  const unknown = names.filter((name) => !fields.has(name.toLowerCase()));
  return {
    unknownFields: [...new Set(unknown)].slice(0, mostFields),
    openQuote: /["“”]/u.test(text.replace(quoted, ' ')),
  };
}
