// The panel's worker: what is shared from another app waits here until somebody is signed in, and without a connection a
// sentence stands where the browser's own page would. It keeps no page, no script and no answer, so that an update of the
// site is never seen late. The names of the store and of what it holds are those of src/admin/photos/shared-photos.ts.
const STORE = "abre-facil:shared-photos";
const SHARE = "/admin/fotos/receber";
const MOST_FILES = 20;
const MOST_BYTES = 100 * 1024 * 1024;

const OFFLINE = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sem conexão</title><style>body{font:1.125rem/1.5 system-ui,sans-serif;color:#10161d;max-width:30rem;margin:20vh auto 0;padding:0 1rem}</style></head>
<body><h1>Sem conexão</h1><p>O painel precisa da internet. Quando ela voltar, tente de novo: nada do que estava salvo se perdeu.</p>
<p><a href="">Tentar de novo</a></p></body></html>`;

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && new URL(request.url).pathname === SHARE) event.respondWith(receive(request));
  else if (request.mode === "navigate" && request.method === "GET") event.respondWith(fetch(request).catch(sayOffline));
});

/** Keeps the photographs of a share, and leads to where they are sent from. */
async function receive(request) {
  let state = "chegou";
  try {
    const files = (await request.formData()).getAll("fotos").filter((file) => file instanceof File && file.size > 0);
    const store = await caches.open(STORE);
    let bytes = 0;
    for (const [index, file] of files.entries()) {
      bytes += file.size;
      if (index >= MOST_FILES || bytes > MOST_BYTES) {
        state = "demais";
        break;
      }
      const headers = { "content-type": file.type, "x-name": encodeURIComponent(file.name), "x-at": String(Date.now()) };
      await store.put(`${SHARE}/${Date.now()}-${index}`, new Response(file, { headers }));
    }
  } catch {
    state = "falhou";
  }
  return Response.redirect(`/admin/fotos?partilha=${state}`, 303);
}

function sayOffline() {
  return new Response(OFFLINE, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}
