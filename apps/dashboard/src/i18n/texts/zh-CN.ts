export { zhCN as widgets } from '@litometr/analytics-widgets/strings/zh-CN';
export { zhCN as ui } from '@litometr/ui/strings/zh-CN';
export { default as messages } from '../locales/zh-CN.json' with { type: 'json' };
