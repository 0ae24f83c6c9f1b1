import { splitInlineLinks } from "#domain/text/inline-links";

/** Running text of the content files, whose links are written as in Markdown. */
export function InlineText({ text }: { text: string }) {
  return splitInlineLinks(text).map(({ text: piece, path }, index) =>
    path ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places
      <a key={index} href={path} className="text-contact-dark underline decoration-1 underline-offset-3 hover:decoration-2">
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
