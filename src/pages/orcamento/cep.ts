import type { APIRoute } from "astro";
import { readCep } from "#domain/places/cep-range";
import { ESTIMATE_PATH } from "#domain/site/paths";
import { pathOfCep } from "../_read/estimate";
import { contentOf } from "../_read/parts/content";

/** Finds the city of a postal code, which is in the body alone: what comes after names the city. */
export const POST: APIRoute = async ({ request, locals, redirect }) => {
  const form = new URLSearchParams(await request.text());
  return redirect(await pathOfCep(contentOf(locals), readCep(form.get("cep") ?? ""), form), 303);
};

/** Who comes back to this address by the browser's button or by hand. */
export const GET: APIRoute = ({ redirect }) => redirect(ESTIMATE_PATH, 303);
