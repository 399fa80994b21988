type Row = Record<string, unknown>;

/** What a page of a list asks of the pretended data API, as far as the lists of the application ask it. */
export function listedRows(rows: readonly Row[], query: URLSearchParams): Response {
  const conditions = query.get('and') ?? '';
  const status = /status\.eq\.(\w+)/u.exec(conditions)?.[1];
  const words = [...conditions.matchAll(/or\(\w+\.ilike\."\*(.*?)\*"/gu)].map(([, word]) => word ?? '');
  const found = rows.filter(
    (row) =>
      (status === undefined || row.status === status) &&
      (!conditions.includes('archived_at.is.null') || row.archived_at === null) &&
      (!conditions.includes('archived_at.not.is.null') || row.archived_at !== null) &&
      words.every((word) => JSON.stringify(row).toLowerCase().includes(word.toLowerCase())),
  );
  // A list in order of age: after the place named, and as far as the other one.
  const after = /created_at\.lte\.([^,)]+)/u.exec(conditions)?.[1];
  const through = /created_at\.gte\.([^,)]+)/u.exec(conditions)?.[1];
  const page = found.filter(
    ({ created_at: at }) =>
      (after === undefined || String(at) < after) && (through === undefined || String(at) >= through),
  );
  return new Response(JSON.stringify(page.slice(0, Number(query.get('limit')))), {
    headers: { 'content-type': 'application/json', 'content-range': `*/${found.length}` },
  });
}
