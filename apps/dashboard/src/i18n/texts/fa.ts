export { fa as widgets } from '@litometr/analytics-widgets/strings/fa';
export { fa as ui } from '@litometr/ui/strings/fa';
export { default as messages } from '../locales/fa.json' with { type: 'json' };
