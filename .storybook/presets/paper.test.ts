import { reviewPreset } from '../../packages/ui/src/testing/reviewPreset.ts';
import { paper } from './paper.ts';

reviewPreset(paper);
