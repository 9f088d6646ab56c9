import type { PortalSlug } from '@litometr/api-contract';

export interface PortalMarkLook {
  /** As in the portal's own name: a mark in every language, like a logo. */
  letters: string;
  /** Ground of the letters in the light and in the dark theme. */
  light: string;
  dark: string;
}

/** How the six portals look wherever they are marked; the themes of the packages know no portals. */
export const portalMarks: Readonly<Record<PortalSlug, PortalMarkLook>> = {
  litnet: { letters: 'ЛН', light: '#BE2F5B', dark: '#FF8FAB' },
  litmarket: { letters: 'ЛМ', light: '#7355C2', dark: '#BBA3F7' },
  litres: { letters: 'ЛР', light: '#B84600', dark: '#FFA066' },
  authortoday: { letters: 'АТ', light: '#2467B0', dark: '#82B8F2' },
  litgorod: { letters: 'ЛГ', light: '#2B7A3D', dark: '#7FCB8D' },
  bookriver: { letters: 'БР', light: '#0A767C', dark: '#61CBCF' },
};
