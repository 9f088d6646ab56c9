/** Colours of an app's own portals, for stories: light, dark. */
export const samples = {
  litnet: ['#BE2F5B', '#FF8FAB'],
  litmarket: ['#7355C2', '#BBA3F7'],
  litres: ['#B84600', '#FFA066'],
  authortoday: ['#2467B0', '#82B8F2'],
  litgorod: ['#2B7A3D', '#7FCB8D'],
  bookriver: ['#0A767C', '#61CBCF'],
} as const;

export type SampleId = keyof typeof samples;
