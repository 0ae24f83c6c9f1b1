import type { APIRoute } from "astro";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { gateKinds } from "#domain/gate/gate-kind";
import { GateIllustration } from "#site/drawings/GateIllustration";
import { plainPalette } from "../../site/drawings/palette";

/** The drawing of a gate as a file of its own, for pages that show it on wide screens only. */
export const GET: APIRoute = ({ params, cache }) => {
  const gate = gateKinds.find((kind) => kind === params.gate);
  if (!gate) return new Response(null, { status: 404 });
  cache.set({ maxAge: 86_400 });
  const drawing = renderToStaticMarkup(createElement(GateIllustration, { gate, palette: plainPalette }));
  return new Response(drawing, { headers: { "content-type": "image/svg+xml", "x-robots-tag": "noindex" } });
};
