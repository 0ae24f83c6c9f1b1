export interface GridLink {
  text: string;
  path: string;
}

/** Many links to pages of one kind. */
export function LinkGrid({ links }: { links: readonly GridLink[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 lg:grid-cols-3">
      {links.map(({ text, path }) => (
        <li key={path} className="border-line border-b">
          <a href={path} className="flex min-h-12 items-center py-2 leading-snug hover:text-contact-dark hover:underline">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
