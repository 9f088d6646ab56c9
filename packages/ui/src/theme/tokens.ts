import type { scaleTokens } from './scale.ts';
import type { PresetColors } from './semantic.ts';

/** Every name of a tree, each optional; leaves are texts. */
type PartialTokens<Tree> = {
  readonly [Name in keyof Tree]?: Tree[Name] extends string ? string : PartialTokens<Tree[Name]>;
};

/** Tokens with a value for each scheme: colours and the shadow. */
export type SchemeTokens = PartialTokens<PresetColors>;

/** Tokens with one value for both schemes: space, radius, type, sizes, motion, order. */
export type ScaleTokens = PartialTokens<typeof scaleTokens>;
