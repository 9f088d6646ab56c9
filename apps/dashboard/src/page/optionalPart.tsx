import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { createCode, useCode } from './code.ts';

/** A lazily loaded part that a page does without until it loads: every navigation tries again. */
export function optionalPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const code = createCode(async () => (await load()).default);
  return (props) => {
    const { key } = useLocation();
    return useCode(code, key) === 'loaded' ? <code.Screen {...props} /> : null;
  };
}
