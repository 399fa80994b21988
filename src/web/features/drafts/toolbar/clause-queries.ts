import { queryOptions } from '@tanstack/react-query';
import type { Editor, JSONContent } from '@tiptap/core';
import { z } from 'zod';
import { CLAUSE, clause } from '#shared/contracts/drafts/clauses.ts';
import { chambers } from '#shared/contracts/sharing/sharing.ts';
import { api } from '#web/data/api.ts';

const TABLE = '/rest/v1/clauses';
const CHAMBERS = 100;

/** The clauses of the user and of their chambers, by title. */
export const clausesQuery = queryOptions({
  queryKey: ['clauses'],
  queryFn: ({ signal }) =>
    api.get(TABLE, z.array(clause), { query: { order: 'title,id', limit: CLAUSE.listed }, signal }),
  staleTime: 0,
});

/** The chambers with which a clause can be shared. */
export const chambersOfClausesQuery = queryOptions({
  queryKey: ['chambers', 'list'],
  queryFn: ({ signal }) =>
    api.get('/rest/v1/chambers', z.array(chambers), { query: { order: 'name,id', limit: CHAMBERS }, signal }),
  staleTime: 0,
});

export const keepClause = (title: string, document: JSONContent, chambersId: string | null) =>
  api.run('POST', TABLE, { title, document, chambers_id: chambersId });
export const removeClause = (id: string) =>
  api.run('DELETE', TABLE, undefined, { query: { id: `eq.${id}` } });

/** The blocks that the selection reaches, whole; undefined where nothing is chosen. */
export function chosenBlocks({ state: { selection, doc } }: Editor): JSONContent | undefined {
  if (selection.empty) return undefined;
  const content: JSONContent[] = [];
  doc.forEach((block, at) => {
    if (at < selection.to && at + block.nodeSize > selection.from)
      content.push(block.toJSON() as JSONContent);
  });
  return { type: 'doc', content };
}

/** Puts a clause behind the block with the cursor; its blocks get ids of their own. */
export function insertClause(editor: Editor, { content = [] }: JSONContent): boolean {
  const { $to } = editor.state.selection;
  return editor
    .chain()
    .focus()
    .insertContentAt($to.depth > 0 ? $to.after(1) : $to.pos, content)
    .run();
}

/** The words of a clause, for a look at it. */
export function wordsOf(node: JSONContent): string {
  if (node.type === 'text') return node.text ?? '';
  return (node.content ?? []).map(wordsOf).join(node.type === 'doc' ? ' ' : '');
}
