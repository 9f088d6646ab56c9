export { es as widgets } from '@litometr/analytics-widgets/strings/es';
export { es as ui } from '@litometr/ui/strings/es';
export { default as messages } from '../locales/es.json' with { type: 'json' };
