import { toVisibleText } from "#domain/panel/visible-text";
/** What the server answered to a form, read out when it appears. */
export function FormProblem({ children }: { children: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {children ? (
        <p className="rounded-lg border-l-4 border-danger bg-danger/6 px-3 py-2 font-medium text-danger">{toVisibleText(children)}</p>
      ) : null}
    </div>
  );
}
