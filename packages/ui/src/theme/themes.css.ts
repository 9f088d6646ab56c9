import { globalStyle } from '@vanilla-extract/css';
import { contrastLayer } from './contrast.ts';
import { layers } from './layers.css.ts';
import { printTokens, schemes } from './schemes.ts';
import { pick } from './semantic.ts';
import { mergeTokens, type TokenTree, toCustomProperties } from './variables.ts';

/**
 * The shipped preset, light on every page without any class. Selectors have a rising specificity, so that the order in which style sheets
 * load does not matter: defaults (0), a preset of a host (1), the contrast layer (2), print (3).
 */
function rule(selector: string, tokens: TokenTree, colorScheme?: 'light' | 'dark'): void {
  const body = { vars: toCustomProperties(tokens), ...(colorScheme && { colorScheme }) };
  globalStyle(selector, { '@layer': { [layers.theme]: body } });
}

function printRule(selector: string, tokens: TokenTree): void {
  globalStyle(selector, {
    '@media': {
      print: {
        '@layer': { [layers.theme]: { colorScheme: 'light', vars: toCustomProperties(tokens) } },
      },
    },
  });
}

rule(':where(:root, .dark .light, [data-lm-preset] .light)', schemes.light, 'light');
rule(':where(.dark)', schemes.dark, 'dark');
rule('.contrast:not(.dark)', pick(contrastLayer, 'light'));
rule('.contrast.dark', pick(contrastLayer, 'dark'));

printRule(':root:root:root, .light.light.light', printTokens);
printRule('.dark.dark.dark', mergeTokens(schemes.light, printTokens));
