import type { ReactNode } from "react";
import type { HomeText } from "#domain/texts/home-text";

interface HeroFrameProps {
  video: HomeText["video"];
  drawing: ReactNode;
  player: ReactNode;
}

const VIEW = "[grid-area:1/1]";

/** One frame for the drawing and the video, and a switch between them that needs no script; neither moves the page. */
export function HeroFrame({ video: { title, text }, drawing, player }: HeroFrameProps) {
  return (
    <div className="group/frame">
      <fieldset className="mb-2 flex justify-end gap-1">
        <legend className="sr-only">O que ver ao lado</legend>
        <View name="Desenho" value="desenho" isFirst />
        <View name="Vídeo" value="video" />
      </fieldset>
      <div className="grid">
        <div className={`${VIEW} min-w-0 group-has-[[value=video]:checked]/frame:invisible`}>{drawing}</div>
        <div
          className={`${VIEW} invisible min-w-0 overflow-hidden rounded-card border border-line bg-white group-has-[[value=video]:checked]/frame:visible`}
        >
          {player}
          <div className="p-4 md:p-6">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-2 text-steel">{text}</p>
          </div>
        </div>
      </div>
    </div>
  );
}

function View({ name, value, isFirst }: { name: string; value: string; isFirst?: boolean }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center rounded-card border border-transparent px-4 font-semibold text-[0.9375rem] text-steel hover:text-ink has-checked:border-line has-checked:bg-white has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2">
      <input type="radio" name="quadro" value={value} defaultChecked={isFirst} className="sr-only" />
      {name}
    </label>
  );
}
