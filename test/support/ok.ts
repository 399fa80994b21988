/** The data of an answer of the public client. Fails with the server's words when a call did not succeed. */
export function ok<T>({ data, error }: { data: T; error: { message: string } | null }): NonNullable<T> {
  if (error) throw new Error(error.message);
  if (data === null || data === undefined) throw new Error('no data');
  return data;
}
