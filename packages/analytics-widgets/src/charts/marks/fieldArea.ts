import { textRoom } from '../internal/plotBox.ts';
import { overhang } from './apart.ts';
import type { AxisTick, PlotArea } from './PlotAxes.tsx';

export interface FieldSize {
  width: number;
  height: number;
  /** Values stand at the right, where pages run from right to left. */
  isMirrored: boolean;
}

/** Texts around a field; each stands on the middle of its tick. */
export interface FieldTexts {
  /** Of the axis at its side. */
  side: readonly string[];
  /** Of the axis under it. */
  under: readonly Pick<AxisTick, 'text'>[];
}

/** Pixels beside a field, at least: where the axis stands, and at the other end. */
const NEAR = 56;
const FAR = 16;
/** Part of the width that the texts of the axis at the side may take. */
const SIDE = 0.25;
/** Pixels over the field for the name of one axis, under it for the texts and the name of the other. */
const HEAD = 28;
const FOOT = 44;

/** From the top of a field to its foot, which no text changes: for the scale of the axis at its side. */
export const fieldHeight = (height: number) => ({ top: HEAD, bottom: height - FOOT });

/** A field with so much room around it that none of its texts is cut: units can be long words. */
export function fieldArea({ width, height, isMirrored }: FieldSize, texts: FieldTexts): PlotArea {
  const half = overhang(texts.under);
  const near = Math.max(NEAR, half, textRoom(texts.side, Math.round(width * SIDE)));
  const far = Math.max(FAR, half);
  return {
    left: isMirrored ? far : near,
    right: width - (isMirrored ? near : far),
    ...fieldHeight(height),
  };
}
