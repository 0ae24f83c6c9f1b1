/** Where the worker keeps what another app shared: see public/admin/worker.js. */
const STORE = "abre-facil:shared-photos";
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Whether photographs wait to be sent. */
export async function hasSharedPhotos(): Promise<boolean> {
  return (await listKept()).length > 0;
}

/** The photographs that wait, which are kept no longer. */
export async function takeSharedPhotos(): Promise<File[]> {
  const files = [];
  for (const answer of await listKept()) {
    const blob = await answer.blob();
    files.push(new File([blob], decodeURIComponent(answer.headers.get("x-name") ?? ""), { type: blob.type }));
  }
  await forgetSharedPhotos();
  return files;
}

export async function forgetSharedPhotos(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(STORE);
}

/** Those of the last day; older ones go. */
async function listKept(): Promise<Response[]> {
  if (!("caches" in globalThis) || !(await caches.has(STORE))) return [];
  const store = await caches.open(STORE);
  const kept = [];
  for (const request of await store.keys()) {
    const answer = await store.match(request);
    if (answer && Date.now() - Number(answer.headers.get("x-at")) < KEPT_MS) kept.push(answer);
    else await store.delete(request);
  }
  return kept;
}
