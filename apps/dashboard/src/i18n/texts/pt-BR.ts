export { ptBR as widgets } from '@litometr/analytics-widgets/strings/pt-BR';
export { ptBR as ui } from '@litometr/ui/strings/pt-BR';
export { default as messages } from '../locales/pt-BR.json' with { type: 'json' };
