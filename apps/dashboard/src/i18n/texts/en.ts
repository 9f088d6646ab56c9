export { en as widgets } from '@litometr/analytics-widgets/strings/en';
export { en as ui } from '@litometr/ui/strings/en';
export { default as messages } from '../locales/en.json' with { type: 'json' };
