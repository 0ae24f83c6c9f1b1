/** A word or two about what it stands beside. @param look its colours */
export function Tag({ look = "bg-ink/8 text-ink", children }: { look?: string; children: string }) {
  return <span className={`inline-block rounded-full px-2 py-0.5 text-xs font-semibold ${look}`}>{children}</span>;
}
