/** The one door to the theme: styles here are written in its tokens only. */
export { layers, media, vars } from '@litometr/ui';
