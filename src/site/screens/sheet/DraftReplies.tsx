/** The owner's messages as they read with the figures of today, beside the form in which he writes them. */
export function DraftReplies({ drafts }: { drafts: readonly { name: string; text: string }[] }) {
  return (
    <main className="mx-auto grid max-w-prose gap-6 p-5">
      <h1 className="text-2xl">Respostas prontas</h1>
      {drafts.map(({ name, text }) => (
        <section key={name} className="grid gap-1">
          <h2 className="text-lg">{name}</h2>
          <p className="break-words whitespace-pre-line">{text}</p>
        </section>
      ))}
    </main>
  );
}
