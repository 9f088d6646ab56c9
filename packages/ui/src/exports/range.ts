export {
  type Bin,
  type NumberRange,
  RangeSlider,
  type RangeSliderProps,
} from '../components/RangeSlider/index.ts';
