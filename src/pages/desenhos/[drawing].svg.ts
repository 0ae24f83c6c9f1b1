import type { APIRoute } from "astro";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { gateKinds } from "#domain/gate/gate-kind";
import { buildings, hours } from "#domain/gate/scene";
import { AJAR, HouseFront } from "#site/drawings/HouseFront";
import { palettes } from "../../site/drawings/palette";

/** A gate in a scene, as a file of its own that pages fetch where they show it. */
export const GET: APIRoute = ({ params, cache }) => {
  const [kind, place, time, ...rest] = params.drawing?.split("-") ?? [];
  const gate = gateKinds.find((known) => known === kind);
  const building = buildings.find((known) => known === place);
  const hour = hours.find((known) => known === time);
  if (!gate || !building || !hour || rest.length > 0) return new Response(null, { status: 404 });
  cache.set({ maxAge: 86_400 });
  const drawing = renderToStaticMarkup(
    createElement(HouseFront, { gate, building, view: "gate", openness: AJAR, palette: palettes[hour] }),
  );
  return new Response(drawing, { headers: { "content-type": "image/svg+xml", "x-robots-tag": "noindex" } });
};
