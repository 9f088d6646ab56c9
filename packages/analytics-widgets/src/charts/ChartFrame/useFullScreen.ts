import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  /** False on systems without element full screen: hide the button there. */
  isOffered: boolean;
  isOn: boolean;
  /** Height of the plot in pixels: the requested height, or the height available in full screen. */
  height: number;
  toggle: () => Promise<void>;
}

/** Pixels of the frame's texts and paddings around the plot in full screen. */
const FRAME_HEIGHT_PX = 176;

/** Toggles full screen for a chart. Escape leaves it, as everywhere. */
export function useFullScreen(
  root: RefObject<HTMLElement | null>,
  requestedHeight: number,
): FullScreen {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const onChange = () => {
      const isOn =
        document.fullscreenElement !== null && document.fullscreenElement === root.current;
      setHeight(isOn ? Math.max(requestedHeight, window.innerHeight - FRAME_HEIGHT_PX) : null);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [root, requestedHeight]);
  return {
    isOffered: typeof document !== 'undefined' && document.fullscreenEnabled,
    isOn: height !== null,
    height: height ?? requestedHeight,
    toggle: async () => {
      if (height === null) await root.current?.requestFullscreen();
      else await document.exitFullscreen();
    },
  };
}
