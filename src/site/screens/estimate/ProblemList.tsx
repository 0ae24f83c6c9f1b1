import type { EstimateProblem } from "#domain/estimate/read-answers";

/** What is missing of the answers, each leading to its field. */
export function ProblemList({ title, problems }: { title: string; problems: readonly { name: EstimateProblem; text: string }[] }) {
  return (
    <div id="resposta" role="alert" className="wrap pt-10">
      <div className="rounded-card border border-danger bg-white p-6">
        <h2 className="text-lg">{title}</h2>
        <ul className="mt-2">
          {problems.map(({ name, text }) => (
            <li key={name}>
              <a href={`#${name}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
