import { limitWork } from "../limits/work-limits";
import type { AstroRenderer, VisitorRequest } from "./astro-renderer";

/** The panel's own addresses may wait for a provider or last as long as a run. */
const UNLIMITED = /^\/(_actions|api|admin)(\/|$)/;

/** The same renderer, which has only so many pages under way at the same time; the others wait their turn. */
export function limitRenders({ renderForEveryone, renderContent, renderForVisitor }: AstroRenderer): AstroRenderer {
  return {
    renderForEveryone: (address) => limitWork("render", () => renderForEveryone(address)),
    renderContent: (address, content) => limitWork("render", () => renderContent(address, content)),
    renderForVisitor: (request) => (isPage(request) ? limitWork("render", () => renderForVisitor(request)) : renderForVisitor(request)),
  };
}

const isPage = ({ raw }: VisitorRequest): boolean => !UNLIMITED.test(raw.url ?? "");
