import { TextPreview } from "./TextPreview";

interface SideBySideProps {
  path: string;
  sides: readonly { title: string; value: unknown }[];
}

/** Versions of a text as pages, one beside the other. */
export function SideBySide({ path, sides }: SideBySideProps) {
  return (
    <div className={`grid gap-4 ${sides.length > 1 ? "md:grid-cols-2" : ""}`}>
      {sides.map(({ title, value }) => (
        <section key={title} aria-label={title} className="min-w-0">
          <h3 className="mb-2 text-base">{title}</h3>
          <TextPreview path={path} value={value} title={title} className="h-[40dvh] rounded-lg border border-line md:h-[50dvh]" />
        </section>
      ))}
    </div>
  );
}
