// Who uses a token gets the presets, the faces and the base rules with it. They are imported here
// and not in index.ts because a bundler skips the body of a door that it only passes through.
import './layers.css.ts';
import './themes.css.ts';
import './forcedColors.css.ts';
import './fonts.css.ts';
import './base.css.ts';
import { contract } from './contract.css.ts';
import { scale } from './scale.css.ts';

/** Every token as a CSS variable: colours and shadow of the preset, and the fixed scale. */
export const vars = { ...contract, ...scale };
