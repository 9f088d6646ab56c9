export { BoxPlot as default } from '@litometr/analytics-widgets/charts';
