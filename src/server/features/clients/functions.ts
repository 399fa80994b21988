import { nameMatcher, namesInTitle } from '#law/parties/conflicts.ts';
import { declareFunction } from '#server/platform/data-api/functions.ts';
import { CONFLICTS, type Conflict, conflictQuestion, conflictsFound } from '#shared/contracts/conflicts.ts';
import { type NamedRow, namesOfPractice } from './store.ts';

export const clientFunctions = [
  declareFunction({
    name: 'check_conflicts',
    summary:
      'Whether names stand already among the clients and the parties of the cases, spelling variants included',
    body: conflictQuestion,
    answer: conflictsFound,
    run: async (tx, { names }) => {
      const asked = [...new Set(names.flatMap(namesInTitle))].map((name) => ({
        name,
        match: nameMatcher(name),
      }));
      const found = (await namesOfPractice(tx)).flatMap((row) => conflictsOf(row, asked));
      return found.sort((a, b) => nearness(a) - nearness(b)).slice(0, CONFLICTS.shown);
    },
  }),
];

interface Asked {
  name: string;
  match: ReturnType<typeof nameMatcher>;
}

const nearness = ({ match }: Conflict) => (match === 'same' ? 0 : 1);

/** Names of one client or case that are like one asked for; of the same name in several places, the first. */
function conflictsOf(row: NamedRow, asked: readonly Asked[]): Conflict[] {
  const { kind, id, title } = row;
  return asked.flatMap(({ name, match }) => {
    const matches = placesOf(row).flatMap(({ place, found }) => {
      const near = match(found);
      return near ? [{ asked: name, kind, id, title, found, place, match: near }] : [];
    });
    return matches.sort((a, b) => nearness(a) - nearness(b)).slice(0, 1);
  });
}

function placesOf(row: NamedRow): Pick<Conflict, 'place' | 'found'>[] {
  const titled =
    row.kind === 'client'
      ? [{ place: 'client' as const, found: row.title }]
      : namesInTitle(row.title).map((found) => ({ place: 'case title' as const, found }));
  const others = [
    { place: 'contact' as const, found: row.contact },
    { place: 'case client' as const, found: row.client_name },
    { place: 'petitioner' as const, found: row.petitioner },
    { place: 'respondent' as const, found: row.respondent },
  ];
  const known = others.flatMap(({ place, found }) => (found ? [{ place, found }] : []));
  // A client is said to be one, though their own name is the contact person's too; a party is nearer than a title.
  return row.kind === 'client' ? [...titled, ...known] : [...known, ...titled];
}
