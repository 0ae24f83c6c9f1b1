import { type InvalidateOptions, type InvalidateQueryFilters, type Query, QueryClient, type QueryKey } from "@tanstack/react-query";

export class PanelQueryClient extends QueryClient {
  /**
   * Also reads anew what is being read for the first time: its answer may be of before the change that made it old. The
   * library would take it for the new one.
   */
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const isFirst = ({ state }: Query) => state.data === undefined;
    const queryKey: QueryKey | undefined = filters?.queryKey;
    await this.cancelQueries({ ...(queryKey && { queryKey }), type: "active", fetchStatus: "fetching", predicate: isFirst });
    await super.invalidateQueries(filters, options);
  }
}
