import { createThemeContract } from '@vanilla-extract/css';
import { pick, semantic } from './semantic.ts';

/** Names of the colour variables, derived from the table: the two cannot drift apart. */
export const contract = createThemeContract(pick(semantic, 'light'));
