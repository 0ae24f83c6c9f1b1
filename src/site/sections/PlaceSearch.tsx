import { ESTIMATE_PATH, NO_CEP } from "#domain/site/paths";

export interface PlaceSearchProps {
  /** What the field asks for. */
  field: string;
  button: string;
}

/** Asks whether the company goes to a place; the page of the price answers, and asks on. */
export function PlaceSearch({ field, button }: PlaceSearchProps) {
  return (
    <form action={`${ESTIMATE_PATH}#lugar`} className="flex flex-wrap items-end gap-3">
      <label className="block w-full max-w-md font-semibold">
        {field}
        <input
          name="lugar"
          required
          maxLength={80}
          pattern={NO_CEP}
          title={field}
          autoComplete="off"
          className="mt-2 block min-h-12 w-full rounded-card border border-steel bg-white px-4 font-normal"
        />
      </label>
      <button type="submit" className="min-h-12 rounded-card border border-steel bg-white px-4 font-semibold">
        {button}
      </button>
    </form>
  );
}
