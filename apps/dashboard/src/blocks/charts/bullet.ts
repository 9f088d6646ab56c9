export { Bullet as default } from '@litometr/analytics-widgets/charts';
