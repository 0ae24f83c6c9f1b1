import pLimit from "p-limit";
import { useEffect, useRef, useState } from "react";

/** Each is open at its full size, fifty megabytes of a phone's memory: one after the other. */
const turns = pLimit(1);

/** A picture of this device, drawn here: the content security policy lets no address name it. @param size longest side, in dots */
export function LocalPicture({ file, size, className }: { file: Blob; size: number; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isUnreadable, setIsUnreadable] = useState(false);

  useEffect(() => {
    let isGone = false;
    setIsUnreadable(false);
    turns(async () => {
      if (isGone) return;
      const picture = await createImageBitmap(file);
      const target = canvas.current;
      if (!isGone && target) {
        const scale = Math.min(1, size / Math.max(picture.width, picture.height));
        target.width = Math.round(picture.width * scale);
        target.height = Math.round(picture.height * scale);
        target.getContext("2d")?.drawImage(picture, 0, 0, target.width, target.height);
      }
      picture.close();
    }).catch(() => {
      if (!isGone) setIsUnreadable(true);
    });
    return () => {
      isGone = true;
    };
  }, [file, size]);

  return isUnreadable ? <div className={`bg-line ${className}`} /> : <canvas ref={canvas} width={1} height={1} className={className} />;
}
