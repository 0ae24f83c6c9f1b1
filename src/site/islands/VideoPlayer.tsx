import { Play } from "lucide-react";
import { type Ref, useEffect, useRef, useState } from "react";
import poster from "./video-poster.svg?url&no-inline";

const OWN_CLIP = "/portao-abrindo.mp4";

/**
 * A poster that is part of the page; nothing of the video is loaded, and no third party hears of a visitor, until it is
 * pressed. Without an address, our own clip. Without script the clip waits for its own play button, and a video of
 * another site, whose frame would load at once, is a link.
 */
export function VideoPlayer({ url }: { url?: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const readState = () => setIsOpen(details.current?.open ?? false);
  // The poster may have been pressed before this code was there.
  useEffect(readState, []);
  // A video that was put out of sight goes on for nobody.
  useEffect(() => {
    const close = () => {
      if (details.current?.checkVisibility({ visibilityProperty: true }) === false) details.current.open = false;
    };
    document.addEventListener("change", close);
    return () => document.removeEventListener("change", close);
  }, []);
  useEffect(() => {
    if (!isOpen) return video.current?.pause();
    // The poster had the focus and is gone.
    video.current?.focus({ preventScroll: true });
    // A browser that refuses leaves the player's own button.
    video.current?.play().catch(() => undefined);
  }, [isOpen]);

  return (
    <details ref={details} onToggle={readState} className="video">
      <summary>
        <img src={poster} alt="" loading="lazy" />
        <span className="video-middle">
          <span className="video-play">
            <Play size={38} strokeWidth={1.75} fill="currentColor" aria-hidden="true" />
            <span className="sr-only">Assistir ao vídeo do portão abrindo</span>
          </span>
        </span>
      </summary>
      {url ? <Frame url={url} isOpen={isOpen} /> : <OwnClip ref={video} isOpen={isOpen} />}
    </details>
  );
}

function Frame({ url, isOpen }: { url: string; isOpen: boolean }) {
  return (
    <>
      {isOpen && <iframe src={url} title="Vídeo do portão abrindo" allow="autoplay; fullscreen" />}
      <noscript>
        <a href={url} className="video-middle">
          Abrir o vídeo em outra página
        </a>
      </noscript>
    </>
  );
}

function OwnClip({ ref, isOpen }: { ref: Ref<HTMLVideoElement>; isOpen: boolean }) {
  return (
    <video
      ref={ref}
      src={OWN_CLIP}
      // Of a closed one it would be fetched all the same.
      poster={isOpen ? poster : undefined}
      preload="none"
      controls
      muted
      playsInline
      aria-label="Um portão deslizante se abrindo"
    />
  );
}
