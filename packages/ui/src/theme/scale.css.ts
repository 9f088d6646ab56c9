import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { layers } from './layers.css.ts';
import { scaleTokens } from './scale.ts';
import { variableName } from './variables.ts';

export const scale = createGlobalThemeContract(scaleTokens, (_value, path) => variableName(path));

globalStyle(':root', { '@layer': { [layers.theme]: { vars: assignVars(scale, scaleTokens) } } });

globalStyle(':root', {
  '@media': {
    [media.up('md')]: {
      '@layer': {
        [layers.theme]: {
          vars: { [scale.font.size.h1]: '2rem', [scale.font.line.h1]: '2.5rem' },
        },
      },
    },
    [media.reducedMotion]: {
      '@layer': {
        [layers.theme]: {
          vars: {
            [scale.duration.fast]: '0.01ms',
            [scale.duration.panel]: '0.01ms',
            [scale.duration.chart]: '0.01ms',
          },
        },
      },
    },
  },
});

/** Persian has its own face; Latin and Cyrillic beside it keep theirs. Chinese takes the system's. */
globalStyle(':root:lang(fa)', {
  '@layer': {
    [layers.theme]: {
      vars: {
        [scale.font.family.text]:
          '"Vazirmatn Litometr", "Vazirmatn fallback", "Inter Litometr", "Inter fallback", Tahoma, system-ui, sans-serif',
        [scale.font.family.display]:
          '"Vazirmatn Litometr", "Vazirmatn fallback", "Literata Litometr", "Literata fallback", Tahoma, serif',
      },
    },
  },
});

globalStyle(':root:lang(zh)', {
  '@layer': {
    [layers.theme]: {
      vars: {
        [scale.font.family.text]:
          '"Inter Litometr", "Inter fallback", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", system-ui, sans-serif',
        [scale.font.family.display]:
          '"Literata Litometr", "Literata fallback", "Songti SC", "Noto Serif CJK SC", "Noto Serif SC", serif',
      },
    },
  },
});
