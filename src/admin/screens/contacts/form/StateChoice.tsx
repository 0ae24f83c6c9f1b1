import { CONTACT_STATE_NAMES, CONTACT_STATES } from "#domain/contacts/contact-state";

/** The states as large buttons, one of them pressed; arrow keys go from one to the next. */
export function StateChoice({ state }: { state: string }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">Situação</legend>
      <div className="grid grid-cols-6 gap-2 lg:grid-cols-5">
        {CONTACT_STATE_NAMES.map((name) => (
          <label
            key={name}
            className="col-span-2 flex min-h-12 cursor-pointer items-center justify-center rounded-lg border border-steel/60 bg-white px-1 text-center text-[0.9375rem] leading-tight font-semibold nth-[n+4]:col-span-3 hover:border-steel has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-amber-dark lg:col-span-1 lg:nth-[n+4]:col-span-1"
          >
            <input type="radio" name="state" value={name} defaultChecked={name === state} className="sr-only" />
            {CONTACT_STATES[name]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
