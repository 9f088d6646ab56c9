import { expect, it } from 'vitest';
import { breakpoints } from './breakpoints.ts';
import { scaleTokens } from './scale.ts';

it('has the breakpoints and icon sizes of the specification', () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 320, md: 640, lg: 1024, xl: 1440 });
  expect(scaleTokens.icon).toEqual({ sm: '14px', md: '19px', lg: '26px' });
});
