/** A request of the user whose session the cookie is. Errors: an answer that is not 2xx. */
export async function postAs<T>(origin: string, cookie: string, where: string, body: object): Promise<T> {
  const answer = await fetch(origin + where, {
    method: 'POST',
    headers: {
      origin,
      cookie: `munshi=${cookie}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      accept: 'application/vnd.pgrst.object+json',
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${where} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
