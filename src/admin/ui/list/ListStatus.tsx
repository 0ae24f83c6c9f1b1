interface ListStatusProps<T> {
  list: { data: T | undefined; error: Error | null; isPlaceholderData: boolean };
  /** @example ({ total }) => `${total} páginas` */
  describe: (data: T) => string;
}

/** What a list found, for who hears the screen; silent beside an error, which is an alert of its own. */
export function ListStatus<T>({ list, describe }: ListStatusProps<T>) {
  return (
    <p role="status" className="sr-only">
      {describeState(list, describe)}
    </p>
  );
}

function describeState<T>({ data, error, isPlaceholderData }: ListStatusProps<T>["list"], describe: (data: T) => string): string {
  if (data !== undefined && !isPlaceholderData) return describe(data);
  return error === null ? "Carregando..." : "";
}
