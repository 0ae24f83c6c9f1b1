import { expect, test } from "vitest";
import { findSource } from "./visit-kind";

const OWN = ["abrefacil.com.br", "localhost:4321"];

test.each([
  ["", "direct"],
  ["abrefacil.com.br", "internal"],
  ["LOCALHOST:4321", "internal"],
  ["www.google.com", "search"],
  ["www.google.com.br", "search"],
  ["google.co.uk", "search"],
  ["com.google.android.googlequicksearchbox", "search"],
  ["duckduckgo.com", "search"],
  ["br.search.yahoo.com", "search"],
  ["search.brave.com", "search"],
  ["busca.uol.com.br", "search"],
  ["mail.google.com", "other"],
  ["com.google.android.gm", "other"],
  ["google.com.exemplo.net.br", "other"],
  ["notgoogle.com", "other"],
  ["l.instagram.com", "social"],
  ["m.facebook.com", "social"],
  ["com.facebook.katana", "social"],
  ["t.co", "social"],
  ["web.whatsapp.com", "social"],
  ["youtu.be", "social"],
  ["x.com", "social"],
  ["netflix.com", "other"],
  ["jornal.exemplo.com.br", "other"],
  ["www.abrefacil.com.br", "other"],
  ["\u0000", "other"],
])("a visit from “%s” is %s", (host, source) => {
  expect(findSource(host, OWN)).toBe(source);
});
