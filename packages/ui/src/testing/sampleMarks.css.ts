import { createVar, globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { type SampleId, samples } from './samples.ts';

const assigned = Object.entries(samples).map(([id, [light, dark]]) => ({
  id,
  variable: createVar(id),
  light,
  dark,
}));

const rule = (selector: string, scheme: 'light' | 'dark') =>
  globalStyle(selector, {
    '@layer': {
      [layers.app]: {
        vars: Object.fromEntries(assigned.map((one) => [one.variable, one[scheme]])),
      },
    },
  });

rule(':root', 'light');
rule('.dark', 'dark');

// The keys are those of `samples`.
export const sampleColors = Object.fromEntries(
  assigned.map(({ id, variable }) => [id, variable]),
) as Readonly<Record<SampleId, string>>;
