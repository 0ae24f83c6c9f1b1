import type { ReactNode } from "react";

/** The video with its heading; the player comes as children. */
export function HeroVideo({ children }: { children: ReactNode }) {
  return (
    <section className="wrap grid items-center gap-x-12 gap-y-6 pb-12 md:pb-18 lg:grid-cols-[1fr_1.9fr]">
      <div>
        <h2 className="text-[1.625rem] md:text-[2.125rem]">Veja o portão abrindo</h2>
        <p className="mt-3 max-w-[40ch] text-[1.0625rem] text-steel">
          De fechado a aberto, no tempo real do motor. O vídeo só carrega quando você aperta o play.
        </p>
      </div>
      {children}
    </section>
  );
}
