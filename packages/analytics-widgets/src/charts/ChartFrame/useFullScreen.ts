import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  /** False on systems that give no element the whole screen: offer nothing there. */
  isOffered: boolean;
  isOn: boolean;
  /** Pixels of the drawing: what was asked for, or what the screen leaves it. */
  height: number;
  toggle: () => Promise<void>;
}

/** Pixels of the frame's words and paddings around the drawing on a full screen. */
const AROUND = 176;

/** A chart over the whole screen and back. Escape leaves, as everywhere. */
export function useFullScreen(root: RefObject<HTMLElement | null>, asked: number): FullScreen {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const onChange = () => {
      const isOn =
        document.fullscreenElement !== null && document.fullscreenElement === root.current;
      setHeight(isOn ? Math.max(asked, window.innerHeight - AROUND) : null);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [root, asked]);
  return {
    isOffered: typeof document !== 'undefined' && document.fullscreenEnabled,
    isOn: height !== null,
    height: height ?? asked,
    toggle: async () => {
      if (height === null) await root.current?.requestFullscreen();
      else await document.exitFullscreen();
    },
  };
}
