/** A gate ajar: two pillars, the leaf slid half open. */
export function Logo() {
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="10" fill="#10161d" />
      <path d="M9 10v21M31 10v21" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      <path d="M17 15v14M21.5 15v14M26 15v14M14 14h15M14 30h15" stroke="#ffb000" strokeWidth="2.25" strokeLinecap="round" />
    </svg>
  );
}
