import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { createCode, useCode } from './code.ts';

/** A lazily loaded part that a page does without until it loads: every navigation tries again. */
export function optionalPart(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const code = createCode(async () => (await load()).default);
  return () => {
    const { key } = useLocation();
    return useCode(code, key) === 'loaded' ? <code.Screen /> : null;
  };
}
