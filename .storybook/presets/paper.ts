import { definePreset } from '@litometr/ui/preset';

/**
 * A preset of another portal, for Storybook: the warm paper and ink of an old page by day, the same
 * page by lamplight at night. Colours without a line here are those of the shipped preset.
 */
const ink = { full: '#2B2117', soft: '#62523D', faint: '#9C8B72' };
const sheet = { page: '#F3EADA', raised: '#FBF5E9', sunken: '#EADFCA', hover: '#F0E5D0' };
const petrol = { full: '#12585E', deep: '#0D454A', darkest: '#08353A', wash: '#DDE7DF' };
const cinnabar = { full: '#A9281B', deep: '#8E2016', darkest: '#741911', wash: '#F6DFD3' };
const moss = { full: '#4A6B1C', text: '#3C5A14', wash: '#E6EBCF' };
const slate = { full: '#3C6E93', text: '#27567A', wash: '#DFE7E9' };
const ochre = { full: '#946500', text: '#6F4B00', wash: '#F5E5BC' };

const lamp = { page: '#17120C', raised: '#231B12', sunken: '#1B150E', hover: '#2D2418' };
const parchment = { full: '#F3EADA', soft: '#C9B99C' };

export const paper = definePreset({
  name: 'paper',
  light: {
    color: {
      text: {
        primary: ink.full,
        secondary: ink.soft,
        disabled: ink.faint,
        inverted: sheet.raised,
        link: petrol.full,
        linkHover: petrol.darkest,
      },
      surface: {
        page: sheet.page,
        raised: sheet.raised,
        sunken: sheet.sunken,
        hover: sheet.hover,
        selected: petrol.wash,
        inverse: ink.full,
        veil: 'rgba(43, 33, 23, .48)',
      },
      border: { subtle: '#E0D2B8', strong: '#857254' },
      action: {
        primary: {
          fill: petrol.full,
          fillHover: petrol.deep,
          fillPressed: petrol.darkest,
          text: sheet.raised,
        },
        neutral: {
          fill: sheet.raised,
          fillHover: sheet.hover,
          fillPressed: sheet.sunken,
          text: ink.full,
        },
        danger: {
          fill: cinnabar.full,
          fillHover: cinnabar.deep,
          fillPressed: cinnabar.darkest,
          text: sheet.raised,
        },
        mark: petrol.full,
        onMark: sheet.raised,
      },
      status: {
        success: { accent: moss.full, text: moss.text, surface: moss.wash },
        info: { accent: slate.full, text: slate.text, surface: slate.wash },
        warning: { accent: ochre.full, text: ochre.text, surface: ochre.wash },
        danger: { accent: cinnabar.full, text: cinnabar.deep, surface: cinnabar.wash },
      },
      delta: { up: moss.text, down: cinnabar.deep },
      chart: {
        1: '#325CBD',
        2: '#B14000',
        3: '#179490',
        4: '#8F8814',
        5: '#A32E6F',
        6: '#1C7B40',
        7: '#8D73E4',
        8: '#D75D69',
        grid: '#E0D2B8',
        axis: ink.soft,
        tooltip: sheet.raised,
        muted: '#857254',
        gap: '#D8C8AA',
      },
      focus: '#1B6FA8',
    },
    shadow: { float: '0 1px 2px rgba(70, 50, 20, .08), 0 8px 24px rgba(70, 50, 20, .16)' },
  },
  dark: {
    color: {
      text: {
        primary: parchment.full,
        secondary: parchment.soft,
        inverted: lamp.page,
        link: '#7CC4C9',
        linkHover: '#A9DDE0',
      },
      surface: { ...lamp, selected: '#1F3436', inverse: parchment.full },
      border: { subtle: '#41352A', strong: '#9C8B72' },
      action: {
        primary: { fill: '#1B6B72', fillHover: '#1F757C', fillPressed: '#175D63', text: '#FFFFFF' },
        neutral: {
          fill: lamp.hover,
          fillHover: '#3A2F21',
          fillPressed: '#44382A',
          text: parchment.full,
        },
        mark: '#4FA3A9',
        onMark: lamp.page,
      },
      chart: { grid: '#41352A', axis: parchment.soft, tooltip: lamp.hover, muted: '#9C8B72' },
    },
  },
});
