import type { WidgetStrings } from '@litometr/analytics-widgets';
import type { IntlShape } from 'react-intl';
import { widgetMessages as m } from './widgetStrings.messages.ts';

/** The words of `@litometr/analytics-widgets` in the chosen locale. */
export function widgetStrings({
  formatMessage: t,
}: Pick<IntlShape, 'formatMessage'>): WidgetStrings {
  return {
    value: {
      missing: t(m.missing),
      approximately: (value) => t(m.approximately, { value }),
    },
    rank: { offList: t(m.offList) },
    delta: { days: (days) => t(m.deltaDays, { days }) },
    money: { oldPrice: (price) => t(m.oldPrice, { price }) },
    volume: {
      sheets: (value) => t(m.sheets, { value }),
      characters: (count, text) => t(m.characters, { count, text }),
    },
    more: { items: (count) => t(m.moreItems, { count }) },
    table: {
      sortBy: (column) => t(m.sortBy, { column }),
      loading: t(m.loading),
      selection: t(m.selection),
      selectAll: t(m.selectAll),
      select: (row) => t(m.select, { row }),
      columns: t(m.columns),
      showAllColumns: t(m.showAllColumns),
      resize: (column) => t(m.resizeColumn, { column }),
    },
    panel: { loading: t(m.loading), refreshing: t(m.refreshing), retry: t(m.retry) },
    chart: {
      showTable: t(m.showTable),
      showChart: t(m.showChart),
      download: t(m.download),
      downloadCsv: t(m.downloadCsv),
      downloadPng: t(m.downloadPng),
      downloadSvg: t(m.downloadSvg),
      exportFailed: t(m.exportFailed),
      fullScreen: t(m.fullScreen),
      leaveFullScreen: t(m.leaveFullScreen),
      values: (chart) => t(m.chartValues, { chart }),
      day: t(m.day),
      cursorHint: t(m.cursorHint),
      markHint: t(m.markHint),
      gridHint: t(m.gridHint),
      name: t(m.chartName),
      quantile: (key) =>
        key === 'p50' ? t(m.median) : t(m.percentile, { rank: Number(key.slice(1)) }),
      sample: t(m.sample),
      intervalFrom: t(m.intervalFrom),
      intervalTo: t(m.intervalTo),
      stars: (count) => t(m.stars, { count }),
      seriesHint: t(m.seriesHint),
      gap: (range, days) => t(m.gap, { range, days }),
      gapsTotal: (days) => t(m.gapsTotal, { days }),
      noData: t(m.noData),
      offList: t(m.offList),
      offListBand: (depth) => t(m.offListBand, { depth }),
      reading: (series, value) => t(m.reading, { series, value }),
      place: (place) => t(m.place, { place }),
    },
    freshness: {
      data: (day) => t(m.data, { day }),
      captured: (when) => t(m.captured, { when }),
      coverage: (share) => t(m.coverage, { share }),
      source: (source) => t(m.source, { source }),
      demo: t(m.demo),
      demoTitle: t(m.demoTitle),
      none: t(m.none),
    },
    capability: { missing: (portal, list) => t(m.capabilityMissing, { portal, list }) },
    dateStepper: {
      previous: t(m.previousDay),
      next: t(m.nextDay),
      choose: t(m.chooseDay),
      compare: (day) => t(m.compare, { day }),
      noCompare: t(m.noCompare),
      incomplete: t(m.incomplete),
    },
    filters: { remove: (label) => t(m.removeFilter, { label }), clear: t(m.clearFilters) },
  };
}
