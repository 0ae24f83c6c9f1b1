import type { Site } from "#support/site/site";

/** What journeys happen on: a site, and what stands beside it. */
export interface Stage {
  site: Site;
  stop(): Promise<unknown>;
}

export type StartStage<Own extends Stage = Stage> = () => Promise<Own>;

/** That of most journeys, one that several files share, and one of a file. */
const MOST = 3;

/** The running stages of a worker, which is not begun anew, with its browser, for each of them. */
export class Stages {
  readonly #open = new Map<StartStage, Promise<Stage>>();

  /** The one that `start` gives; one that was not asked for lately ends when there are too many. */
  open<Own extends Stage>(start: StartStage<Own>): Promise<Own> {
    const stage = (this.#open.get(start) as Promise<Own> | undefined) ?? this.#begin(start);
    this.#open.delete(start);
    this.#open.set(start, stage);
    return stage;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((start) => this.#end(start)));
  }

  async #begin<Own extends Stage>(start: StartStage<Own>): Promise<Own> {
    const [oldest] = this.#open.keys();
    if (oldest && this.#open.size >= MOST) await this.#end(oldest);
    return await start();
  }

  async #end(start: StartStage): Promise<void> {
    const stage = this.#open.get(start);
    this.#open.delete(start);
    await (await stage?.catch(() => undefined))?.stop();
  }
}
