// The worker of the signed-in pages. It keeps the code of the build and the empty page that the browser fills, and no
// answer of the server. The build writes `build` above these lines: its name and its files.
const { id, files, others, shell } = self.build;
const PREFIX = 'munshi-';
const own = PREFIX + id;
const known = new Set(others);

/** Everything or nothing: a page and the code of another build never meet. */
async function install() {
  const page = await fetch(shell, { credentials: 'omit', cache: 'no-store' });
  const html = await page.clone().text();
  if (!page.ok || !html.includes(files[0])) throw new Error('The server has another build');
  const cache = await caches.open(own);
  await cache.addAll(files);
  await cache.put(shell, page);
}

/** Keeps this build and the one before it, whose pages may still be open. */
async function removeOldBuilds() {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(builds.slice(0, -2).map((name) => (name === own ? undefined : caches.delete(name))));
}

/** Keeps files of this build that a page has loaded, such as those of a language. */
async function keep(paths) {
  const cache = await caches.open(own);
  for (const path of paths.filter((one) => known.has(one)))
    if (!(await cache.match(path, { ignoreVary: true }))) await cache.add(path);
}

/** A page comes from the server; without one, the empty page of this build fills itself. */
async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(shell, { cacheName: own, ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

/** The name of a file has a hash of its content, so the file of any build is the right one. */
async function file(request) {
  const kept = await caches.match(request, { ignoreVary: true, ignoreSearch: true });
  if (kept) return kept;
  const answer = await fetch(request);
  const { pathname } = new URL(request.url);
  if (answer.ok && known.has(pathname)) {
    const cache = await caches.open(own);
    await cache.put(request, answer.clone());
  }
  return answer;
}

const SHARED = '/home/court/shared';

/** Files that another program shares with the installed app: kept until the page of files from courts takes them. */
async function shared(request) {
  const form = await request.formData();
  await caches.delete('shared-files');
  const cache = await caches.open('shared-files');
  const files = form.getAll('file').filter((one) => one instanceof File);
  for (const [at, file] of files.slice(0, 20).entries()) {
    const headers = { 'content-type': file.type, 'x-name': encodeURIComponent(file.name) };
    await cache.put(`${SHARED}/${at}`, new Response(file, { headers }));
  }
  return Response.redirect(new URL('/home/court?shared=true', self.location.origin), 303);
}

addEventListener('install', (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()));
});
addEventListener('activate', (event) => {
  event.waitUntil(removeOldBuilds().then(() => self.clients.claim()));
});
addEventListener('message', (event) => {
  if (Array.isArray(event.data?.loaded)) event.waitUntil(keep(event.data.loaded));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin === self.location.origin && pathname === SHARED && request.method === 'POST')
    return event.respondWith(shared(request));
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/') || files.includes(pathname)) event.respondWith(file(request));
});
