import { useEffect, useRef, useState } from "react";

interface LocalPictureProps {
  file: Blob;
  /** Longest side, in dots. */
  size: number;
  className?: string;
  onOpened?: () => void;
}

/** A picture of this device, drawn here: the content security policy lets no address name it. */
export function LocalPicture({ file, size, className = "", onOpened }: LocalPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);
  const opened = useRef(onOpened);
  opened.current = onOpened;

  useEffect(() => {
    let isGone = false;
    setIsUnreadable(false);
    createImageBitmap(file).then(
      (picture) => {
        const target = canvas.current;
        if (!isGone && target) {
          const scale = Math.min(1, size / Math.max(picture.width, picture.height));
          target.width = Math.round(picture.width * scale);
          target.height = Math.round(picture.height * scale);
          target.getContext("2d")?.drawImage(picture, 0, 0, target.width, target.height);
          opened.current?.();
        }
        picture.close();
      },
      () => {
        if (!isGone) setIsUnreadable(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [file, size]);

  return isUnreadable ? <div className={`bg-line ${className}`} /> : <canvas ref={canvas} width={1} height={1} className={className} />;
}
