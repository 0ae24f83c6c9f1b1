import { type Editor, Node } from "@tiptap/core";
import { DOMSerializer } from "@tiptap/pm/model";
import { Plugin, TextSelection } from "@tiptap/pm/state";
import type { NodeView } from "@tiptap/pm/view";
import type { KnownFacts } from "#admin/facts/use-facts";
import { findQuotes, quoteFact } from "#domain/facts/fact-names";
import { findUnknownName } from "#domain/page/fact-quotes";
import { putFactAtoms } from "./fact-atoms";

/**
 * A fact quoted by its name. In HTML it is the text between double braces, to the byte; on the screen its value, which
 * the caret passes in one step; and on the clipboard its value for others and itself for the editor.
 */
export const Fact = Node.create<{ source: FactSource }>({
  name: "fact",
  group: "inline",
  inline: true,
  atom: true,

  addOptions: () => ({ source: createFactSource() }),

  addAttributes: () => ({ quote: { default: "", rendered: false } }),

  parseHTML: () => [
    {
      tag: "span[data-fact]",
      getAttrs: (element) => {
        const quote = element.getAttribute("data-fact") ?? "";
        return findQuotes(quote)[0]?.quote === quote ? { quote } : false;
      },
    },
  ],

  // The library writes elements alone; `toPageHtml` leaves the text.
  renderHTML: ({ node }) => ["span", { "data-fact": "" }, node.attrs["quote"]],

  renderText({ node }) {
    return this.options.source.describe(node.attrs["quote"]).text;
  },

  addNodeView() {
    return ({ node }) => createFactView(node.attrs["quote"], this.options.source);
  },

  addProseMirrorPlugins() {
    const { type, options } = this;
    const { nodes, marks } = DOMSerializer.fromSchema(type.schema);
    const forClipboard = new DOMSerializer(
      { ...nodes, fact: ({ attrs }) => ["span", { "data-fact": attrs["quote"] }, options.source.describe(attrs["quote"]).text] },
      marks,
    );
    return [
      new Plugin({
        props: {
          clipboardSerializer: forClipboard,
          // A press of an arrow would choose it first, and the next letter would take its place.
          handleKeyDown(view, event) {
            if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
            if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return false;
            const { selection } = view.state;
            if (!(selection instanceof TextSelection) || !selection.$cursor) return false;
            const isBack = event.key === "ArrowLeft";
            const passed = isBack ? selection.$cursor.nodeBefore : selection.$cursor.nodeAfter;
            if (passed?.type !== type) return false;
            const target = selection.$cursor.pos + (isBack ? -passed.nodeSize : passed.nodeSize);
            view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, target)).scrollIntoView());
            return true;
          },
        },
        appendTransaction(transactions, _, state) {
          if (!transactions.some(({ docChanged }) => docChanged)) return null;
          const change = state.tr;
          putFactAtoms(change, type);
          return change.docChanged ? change : null;
        },
      }),
    ];
  },
});

/** Quotes a fact in place of a part of the text, or of what is selected; it looks like the words around it. */
export function insertFact(editor: Editor, name: string, { from, to }: { from: number; to: number } = editor.state.selection): void {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const fact = state.schema.nodes["fact"]?.create({ quote: quoteFact(name) }, null, tr.storedMarks ?? tr.doc.resolve(from).marks());
      if (fact) tr.replaceRangeWith(from, to, fact);
      return fact !== undefined;
    })
    .scrollIntoView()
    .run();
}

/** A fact on the screen: its value, told apart from what was typed. */
function createFactView(quote: string, source: FactSource): NodeView {
  const dom = document.createElement("span");
  dom.setAttribute("role", "img");
  dom.setAttribute("aria-roledescription", "dado");
  const show = () => {
    const { text, label, isUnknown } = source.describe(quote);
    dom.className = isUnknown ? "fact is-unknown" : "fact";
    dom.textContent = text;
    dom.title = label;
    dom.setAttribute("aria-label", label);
  };
  show();
  const stop = source.subscribe(show);
  return { dom, destroy: stop, ignoreMutation: () => true };
}

export type FactSource = ReturnType<typeof createFactSource>;

/** What the atoms of one editor say, which changes when the list of facts comes. */
export function createFactSource() {
  let known: KnownFacts | undefined;
  const listeners = new Set<() => void>();
  return {
    describe: (quote: string) => describeFact(quote, known),
    /** Calls back after each change; returns how to stop that. */
    subscribe(onChange: () => void): () => void {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    set(facts: KnownFacts): void {
      if (facts.list === known?.list) return;
      known = facts;
      for (const listener of listeners) listener();
    },
  };
}

/** How an atom shows itself; `label` is its name for who does not see it, and under the pointer. */
function describeFact(quote: string, known: KnownFacts | undefined): { text: string; label: string; isUnknown: boolean } {
  const name = findQuotes(quote)[0]?.name ?? "";
  if (!known?.isFact) return { text: name, label: `Dado ${name}`, isUnknown: false };
  const fact = findUnknownName(quote, known.isFact) === undefined ? known.find(name) : undefined;
  if (!fact) return { text: `dado desconhecido: ${name}`, label: `Dado desconhecido: ${name}`, isUnknown: true };
  const { label, text, isPublished } = fact;
  if (text === "") return { text: `sem valor: ${label}`, label: `${label}: sem valor no cadastro, a frase fica de fora`, isUnknown: false };
  return { text, label: `${label}: ${text}${isPublished ? "" : " (ainda não publicado: falta a prova)"}`, isUnknown: false };
}
