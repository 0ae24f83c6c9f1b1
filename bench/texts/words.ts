/**
 * The share of the words of public pages that an owner can change in the panel. Method: a site is started on values of
 * the owner that change every document and every field of the register so that it shows, and what still reads as in the
 * code is counted: in what a visitor sees, in titles, and in what search engines are told. Labels of controls are
 * counted apart: buttons, fields, what leads past the menu, and what is written for screen readers alone.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import { openDatabase } from "#server/database/database";
import { createOwnerValues } from "#server/owner-values/owner-values";
import { startSite } from "#support/site/site";
import { type Figure, printTable } from "../report";
import { isMarked, listMarkedValues } from "./marked-content";

const PAGES = [
  "/",
  "/faq",
  ...["/agendar-instalacao", "/garantia-servico", "/troca-motor-antigo", "/zona-norte-portoes"],
  ...["/cidades/sao-paulo", "/cidades/santana", "/cidades/vila-yara-osasco", "/cidades/campinas"],
  ...["portao-automatico-nao-abre", "motor-ppa-solo", "controle-remoto-para-portao", "manutencao-preventiva-de-portao-automatico"].map(
    (slug) => `/topicos/${slug}`,
  ),
  ...["/garantia", "/termos", "/privacidade"],
  ...["/sitemap", "/not-found", "/cidades/7", "/topicos/7"],
];

const CONTROL = "button, label, legend, summary, noscript, .skip-link, .sr-only, aside[aria-label] a, nav[aria-label='Páginas da lista'] a";
/** A figure is a word with its unit: both are of the register. */
const WORD = /(?:R\$\s)?[\p{L}\p{N}][\p{L}\p{N}.,:/@-]*(?:\s(?:anos?|s)\b)?/gu;

/** How many there are of something, which the page counts. */
const COUNTED = /^\d{1,2}$/;

/** The sentences of structured data. */
const SAID = /"(?:name|description|text|serviceType)":"((?:[^"\\]|\\.)*)"/g;

interface Count {
  words: number;
  /** What stays as in the code, by its text. */
  labels: Map<string, number>;
  others: Map<string, number>;
}

export async function measureWords(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "abre-facil-words-"));
  try {
    await (await startSite({ dataDir })).stop();
    await saveMarkedValues(dataDir);
    const site = await startSite({ dataDir });
    try {
      const counts = new Map<string, Count>();
      for (const path of PAGES) counts.set(path, countWords(parse(await (await fetch(site.url + path)).text())));
      return report(counts);
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function saveMarkedValues(dataDir: string): Promise<void> {
  const { db } = openDatabase(`sqlite:${join(dataDir, "abre-facil.sqlite")}`);
  const changes = listMarkedValues().map(({ path, value }) => ({ path, value, seenVersion: 0 }));
  await createOwnerValues({ db }).save(changes, "bench");
  await db.destroy();
}

function countWords(document: HTMLElement): Count {
  const count: Count = { words: 0, labels: new Map(), others: new Map() };
  const add = (text: string, isLabel: boolean) => {
    const words = (text.match(WORD) ?? []).filter((word) => !COUNTED.test(word));
    count.words += words.length;
    const stays = words.filter((word) => !isMarked(word));
    const kept = isLabel ? count.labels : count.others;
    if (stays.length > 0) kept.set(text.trim(), (kept.get(text.trim()) ?? 0) + stays.length);
  };
  const read = (node: Node, isLabel: boolean) => {
    if (node.nodeType === NodeType.TEXT_NODE) return add(node.text, isLabel);
    const element = node as HTMLElement;
    if (["SCRIPT", "STYLE", "TEMPLATE"].includes(element.tagName)) return;
    for (const inner of element.childNodes) read(inner, isLabel || controls.has(element));
  };
  const controls = new Set(document.querySelectorAll(CONTROL));
  const body = document.querySelector("body");
  if (body) read(body, false);
  add(document.querySelector("title")?.text ?? "", false);
  for (const meta of document.querySelectorAll("meta[name=description], meta[name=keywords], meta[property='og:image:alt']")) {
    add(meta.getAttribute("content") ?? "", false);
  }
  for (const script of document.querySelectorAll("script[type='application/ld+json']")) {
    for (const [, text] of script.text.matchAll(SAID)) add(JSON.parse(`"${text}"`), false);
  }
  return count;
}

function report(counts: ReadonlyMap<string, Count>): Figure[] {
  const sum = (part: ReadonlyMap<string, number>) => [...part.values()].reduce((total, words) => total + words, 0);
  const total = { words: 0, labels: 0, others: 0 };
  const staying = { labels: new Set<string>(), others: new Set<string>() };
  const rows = [...counts].map(([path, { words, labels, others }]) => {
    total.words += words;
    total.labels += sum(labels);
    total.others += sum(others);
    for (const text of labels.keys()) staying.labels.add(text);
    for (const text of others.keys()) staying.others.add(text);
    return [path, words, sum(labels), sum(others)];
  });
  printTable(["page", "words", "stay in labels of controls", "stay elsewhere"], rows);
  console.log(`\nlabels of controls: ${[...staying.labels].map((text) => JSON.stringify(text)).join(", ")}`);
  console.log(`\nstay elsewhere: ${[...staying.others].map((text) => JSON.stringify(text)).join(", ") || "nothing"}`);
  const share = 1 - total.others / (total.words - total.labels);
  return [
    {
      figure: `words of ${counts.size} public pages that can be changed in the panel, labels of controls aside (${total.words} words, ${total.labels} in labels)`,
      reach: "100 %",
      measured: `${(share * 100).toFixed(2).replace(/\.?0+$/, "")} %`,
      holds: total.others === 0,
    },
  ];
}
