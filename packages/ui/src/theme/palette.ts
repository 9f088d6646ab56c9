/**
 * The raw colours: the brand values and the steps derived from them. Only `semantic.ts` and
 * `contrast.ts` read this file; components know semantic names.
 */
export const palette = {
  white: '#FFFFFF',
  black: '#000000',
  none: 'transparent',

  ink: { 950: '#0B121A', 900: '#262824', 800: '#33363A', 700: '#464B55', 600: '#5A606C' },
  paper: { 50: '#F1F1F1', 100: '#D5DAE1', 200: '#BCC4CF', 300: '#A3ABB8', 400: '#8A94A2' },

  snow: { page: '#F4F6F8', element: '#ECF0F1', hover: '#F1F4FA', pressed: '#E4EAF4' },
  night: {
    page: '#050A10',
    card: '#1F262F',
    // The brand's #131A22, a shade darker: with it the three surfaces are even steps of lightness.
    element: '#11181F',
    hover: '#2D3641',
    pressed: '#35404D',
  },

  line: {
    snow: '#DEE5F2',
    snowStrong: '#7D8592',
    night: '#38444F',
    nightStrong: '#7C8998',
  },

  blue: {
    900: '#0C2F7A',
    800: '#0E3892',
    700: '#1244AB',
    600: '#154EC1',
    550: '#1F52BE',
    500: '#2760D6',
    450: '#2F6BE6',
    400: '#3472F0',
    300: '#7FA8FF',
    200: '#A9C5FF',
    100: '#D3E1FF',
    wash: '#EDF2FD',
    nightWash: '#1D2E52',
  },
  focus: { light: '#1F7AE0', dark: '#49A8FF' },

  green: { fill: '#228200', text: '#1E7500', wash: '#ECFDE6', deep: '#0F4D00' },
  lime: { fill: '#66BE33', text: '#7BCF4B', wash: '#1B3322', bright: '#A6EB7C' },
  sky: { fill: '#158DE3', text: '#0A66AB', wash: '#E8F3FD', deep: '#063F6B' },
  azure: { fill: '#3EAAF8', text: '#6CBFFA', wash: '#14304A', bright: '#A6D9FF' },
  red: {
    fill: '#E42222',
    hover: '#C91B1B',
    pressed: '#A81414',
    text: '#C01818',
    wash: '#FDECEC',
    deep: '#7D0C0C',
  },
  coral: {
    fill: '#F34030',
    hover: '#F6604F',
    pressed: '#F8796A',
    text: '#FF8577',
    wash: '#43211F',
    bright: '#FFB3A9',
  },
  amber: { fill: '#FFD43A', accent: '#A87900', text: '#7D5800', wash: '#FFF7DB', deep: '#4F3700' },
  gold: { fill: '#FFD952', text: '#FFD952', wash: '#38301A', bright: '#FFE78F' },

  /**
   * Eight hues found by search: even lightness, 3:1 on every surface, neighbours far apart for
   * full and for colour-blind sight (`contrast.test.ts`). Both rows keep the order of hues.
   */
  chart: {
    light: ['#325CBD', '#B14000', '#209995', '#928B1A', '#A32E6F', '#1C7B40', '#9178E9', '#D75D69'],
    dark: ['#3F8CEE', '#FFAD89', '#43B2BD', '#CDC92F', '#C46B90', '#4EA339', '#C8B7FF', '#EE747E'],
  },

  /** Book cloth: ground, lettering, ornament. Deep and pale cloths alternate. */
  cloth: {
    ink: ['#1F3A5F', '#F5EDDF', '#8FB3D9'],
    sand: ['#E6D8BF', '#2D2618', '#A8875A'],
    oxblood: ['#6B1F2A', '#F8EBDD', '#D98C7A'],
    sage: ['#C5CFB3', '#222A1A', '#6C7F50'],
    forest: ['#23443A', '#F0F0E0', '#8DBFA3'],
    rose: ['#E5BDB8', '#3A1A20', '#A3545A'],
    plum: ['#45264F', '#F4E8F1', '#B58CC2'],
    mist: ['#BFD2E4', '#14263A', '#567FA6'],
    terracotta: ['#A64526', '#FFF3E6', '#F0B795'],
    mustard: ['#DDAE52', '#2A2113', '#80581A'],
    petrol: ['#125A63', '#EBF5F1', '#7CC4BF'],
    slate: ['#3A4552', '#EFF2F5', '#9AACBE'],
  },

  shade: {
    light: 'rgba(0, 0, 0, .12)',
    lightSoft: 'rgba(0, 0, 0, .06)',
    dark: 'rgba(255, 255, 255, .12)',
    darkDeep: 'rgba(0, 0, 0, .6)',
    veilLight: 'rgba(11, 18, 26, .44)',
    veilDark: 'rgba(0, 0, 0, .64)',
  },
} as const;
