import type { FieldGroup } from "./group-fields";

/** Jumps between groups: beside them on a wide screen, above them on a narrow one. */
export function GroupLinks({ groups }: { groups: readonly FieldGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label="Grupos do cadastro">
      <ul className="flex flex-wrap gap-1 xl:grid">
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#grupo-${id}`}
              className="flex min-h-10 items-center rounded-lg border border-line bg-white px-3 text-[0.9375rem] leading-tight font-medium text-ink no-underline hover:border-steel xl:border-transparent xl:bg-transparent xl:hover:bg-ink/8"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
