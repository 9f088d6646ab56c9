import { createGlobalThemeContract } from '@vanilla-extract/css';
import { pick, semantic } from './semantic.ts';
import { variableName } from './variables.ts';

/** The colour and shadow variables, derived from the table: the two cannot drift apart. */
export const contract = createGlobalThemeContract(pick(semantic, 'light'), (_value, path) =>
  variableName(path),
);
