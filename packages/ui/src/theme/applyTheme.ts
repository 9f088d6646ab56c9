import type { ThemeName } from './semantic.ts';

/** Keys under which a reader's choices are kept in local storage. */
export const themeStorageKeys = { theme: 'theme', prefs: 'prefs' } as const;

/** Puts a preset on the page by its body class; keeps the contrast layer unless told. */
export function applyTheme(theme: ThemeName, options: { contrast?: boolean } = {}): void {
  const { classList } = document.body;
  classList.remove('light', 'dark');
  classList.add(theme);
  if (options.contrast !== undefined) classList.toggle('contrast', options.contrast);
}

/**
 * The text of a script that stands first in `<body>` and puts the preset on it before the first
 * paint: the stored `theme`, else the system's, else light; the contrast layer from `prefs`
 * (`{"contrast": true}`), else as the system asks. The app inlines it and the server states its
 * hash, so it is one string and may not be built at run time.
 */
export const themeBootScript =
  '(function(b,m,t,p){' +
  "try{t=localStorage.getItem('theme');p=JSON.parse(localStorage.getItem('prefs'))}catch(e){}" +
  "b.add(t==='light'||t==='dark'?t:m('(prefers-color-scheme: dark)').matches?'dark':'light');" +
  "p=p&&typeof p.contrast==='boolean'?p.contrast:m('(prefers-contrast: more)').matches;" +
  "p&&b.add('contrast')" +
  '})(document.body.classList,function(q){return window.matchMedia?matchMedia(q):{matches:false}})';
