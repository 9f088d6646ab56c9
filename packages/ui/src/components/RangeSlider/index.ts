export type { Bin } from './Histogram.tsx';
export { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';
export type { NumberRange } from './scale.ts';
