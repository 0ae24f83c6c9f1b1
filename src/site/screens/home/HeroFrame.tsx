import type { ReactNode } from "react";
import type { HomeText } from "#domain/texts/home-text";

interface HeroFrameProps {
  video: HomeText["video"];
  drawing: ReactNode;
  player: ReactNode;
}

/** One frame for the drawing and the video, and a switch between them that needs no script; neither moves the page. */
export function HeroFrame({ video: { title, text }, drawing, player }: HeroFrameProps) {
  return (
    <div>
      <fieldset className="mb-2 flex justify-end gap-1">
        <legend className="sr-only">O que ver ao lado</legend>
        <View name="Desenho" value="desenho" isFirst />
        <View name="Vídeo" value="video" />
      </fieldset>
      <div className="frame">
        <div>{drawing}</div>
        <div className="overflow-hidden rounded-card border border-line bg-white">
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
    <label className="frame-switch">
      <input type="radio" name="quadro" value={value} defaultChecked={isFirst} className="sr-only" />
      {name}
    </label>
  );
}
