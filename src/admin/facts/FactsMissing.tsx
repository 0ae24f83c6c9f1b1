import { useFacts } from "./use-facts";

/** Says that names stand where values would, with a way to fetch them; nothing as long as all is well. */
export function FactsMissing() {
  const { error, retry } = useFacts();
  if (!error) return null;
  return (
    <p role="status" className="text-sm">
      A lista de dados não veio: no lugar de cada valor aparece o nome.{" "}
      <button type="button" onClick={retry} className="min-h-11 font-medium underline">
        Tentar novamente
      </button>
    </p>
  );
}
