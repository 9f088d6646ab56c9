import type { ReactNode } from 'react';
import * as lines from '../internal/axis.css.ts';
import { cutToWidth } from '../internal/textWidth.ts';
import * as css from './MarkPlot.css.ts';

export interface AxisTick {
  /** Pixels from the drawing's start. */
  at: number;
  text: string;
}

export interface PlotArea {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface PlotAxesProps {
  area: PlotArea;
  x: readonly AxisTick[];
  y: readonly AxisTick[];
  xTitle?: string;
  yTitle?: string;
  /** Vertical grid lines too: where both axes are amounts. */
  isCrossed?: boolean;
  /** Values stand at the right, where pages run from right to left. */
  isMirrored?: boolean;
  children?: ReactNode;
}

/** Axes around an area of pixels: hairlines at the ticks, texts outside, titles at the ends. */
export function PlotAxes(props: PlotAxesProps) {
  const { area, x, y, xTitle, yTitle, isCrossed = false, isMirrored = false } = props;
  const side = isMirrored ? area.right + 8 : area.left - 8;
  return (
    <>
      {y.map(({ at, text }) => (
        <g key={`y ${at}`}>
          <line className={lines.gridLine} x1={area.left} x2={area.right} y1={at} y2={at} />
          <text
            className={lines.axisText}
            x={side}
            y={at}
            dy="0.32em"
            textAnchor={isMirrored ? 'start' : 'end'}
          >
            {text}
          </text>
        </g>
      ))}
      {x.map(({ at, text }) => (
        <g key={`x ${at}`}>
          {isCrossed && (
            <line className={lines.gridLine} x1={at} x2={at} y1={area.top} y2={area.bottom} />
          )}
          <text className={lines.axisText} x={at} y={area.bottom + 16} textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {yTitle !== undefined && (
        <text
          className={css.axisTitle}
          x={isMirrored ? area.right : area.left}
          y={area.top - 10}
          textAnchor={isMirrored ? 'end' : 'start'}
        >
          {cutToWidth(yTitle, area.right - area.left)}
        </text>
      )}
      {xTitle !== undefined && (
        <text
          className={css.axisTitle}
          x={isMirrored ? area.left : area.right}
          y={area.bottom + 34}
          textAnchor={isMirrored ? 'start' : 'end'}
        >
          {cutToWidth(xTitle, area.right - area.left)}
        </text>
      )}
      {props.children}
    </>
  );
}
