import type { APIRoute } from "astro";
import { PATHS } from "#domain/site/paths";
import { contentOf } from "./_read/parts/content";

const ICONS = [
  { src: "/admin/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/admin/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/admin/icon-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** By what a phone installs the panel, and offers it where photographs are shared. Outside the panel's folder, for no session is sent with it. */
export const GET: APIRoute = ({ locals }) => {
  const { tradeName } = contentOf(locals).business.identity;
  const manifest = {
    id: "/admin/",
    name: `${tradeName} · Painel`,
    short_name: "Painel",
    lang: "pt-BR",
    start_url: PATHS.panel,
    scope: "/admin/",
    display: "standalone",
    background_color: "#f7f8f9",
    theme_color: "#10161d",
    icons: ICONS,
    share_target: {
      action: PATHS.photoShare,
      method: "POST",
      enctype: "multipart/form-data",
      params: { files: [{ name: "fotos", accept: ["image/*"] }] },
    },
  };
  return Response.json(manifest, { headers: { "content-type": "application/manifest+json", "cache-control": "no-cache" } });
};
