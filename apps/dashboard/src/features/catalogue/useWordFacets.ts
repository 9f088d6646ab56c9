import type { ChoiceFacet } from '@litometr/analytics-widgets';
import { accessChoices, bookForms, bookStatuses, tierChoices } from '@litometr/api-contract';
import { listKinds } from '@litometr/domain';
import { useIntl } from 'react-intl';
import { several, single } from '../../blocks/facets/facets.ts';
import {
  accessMessages,
  columnMessages,
  formMessages,
  listMessages,
  statusMessages,
} from '../../domain/domain.messages.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import type { FacetInput } from './facetInput.ts';
import { daysBack } from './ranges.ts';

const AGE_DAYS = [7, 30, 90, 365] as const;
/** Depths N for "has been in the first N ranks". */
const DEPTHS = [1, 3, 10, 20, 50, 100] as const;

const accessNames = { ...accessMessages, discount: messages.discount };
const listNames = { ...listMessages, any: messages.anyList };
const tierNames = {
  debut: messages.tierDebut,
  published: messages.tierPublished,
  charted: messages.tierCharted,
} as const;
const seriesNames = {
  in: messages.inSeries,
  finished: messages.inFinishedSeries,
  out: messages.outOfSeries,
} as const;

/** Facets for attributes of a book with a closed set of values. */
export function useWordFacets({ counts, search, onSearch, asof }: FacetInput) {
  const { formatMessage: t } = useIntl();

  const yesNo = (id: 'audio' | 'exclusive') =>
    single({
      id,
      label: t(messages[id]),
      options: (['yes', 'no'] as const).map((word) => ({
        id: word,
        label: t(messages[word]),
        count: counts?.[id].find(({ value }) => value === word)?.count ?? 0,
      })),
      value: search[id],
      onChange: (value) => onSearch({ [id]: value }),
    });

  const since = (id: 'published' | 'updated') =>
    single({
      id,
      label: t(messages[id]),
      options:
        asof === null
          ? []
          : AGE_DAYS.map((days) => ({
              id: daysBack(asof, days),
              label: t(messages.lastDays, { days }),
            })),
      value: search[id],
      onChange: (value) => onSearch({ [id]: value }),
    });

  const age: ChoiceFacet = {
    kind: 'choice',
    id: 'age',
    label: t(messages.age),
    options: (counts?.age ?? [])
      .toSorted((a, b) => a.value - b.value)
      .map(({ value, count }) => ({
        id: String(value),
        label: t(messages.ageValue, { age: value }),
        count,
      })),
    value: search.age ?? [],
    onChange: (next) => onSearch({ age: next.length === 0 ? undefined : [...next] }),
  };

  return {
    age,
    status: several({
      id: 'status',
      label: t(messages.status),
      all: bookStatuses,
      nameOf: (id) => t(statusMessages[id]),
      counted: counts?.status,
      value: search.status,
      onChange: (status) => onSearch({ status }),
    }),
    access: several({
      id: 'access',
      label: t(messages.access),
      all: accessChoices,
      nameOf: (id) => t(accessNames[id]),
      counted: counts?.access,
      value: search.access,
      onChange: (access) => onSearch({ access }),
    }),
    tier: several({
      id: 'tier',
      label: t(messages.tier),
      all: tierChoices,
      nameOf: (id) => t(tierNames[id]),
      counted: counts?.tier,
      value: search.tier,
      onChange: (tier) => onSearch({ tier }),
    }),
    form: several({
      id: 'form',
      label: t(messages.form),
      all: bookForms,
      nameOf: (id) => t(formMessages[id]),
      counted: counts?.form,
      value: search.form,
      onChange: (form) => onSearch({ form }),
    }),
    in_list: single({
      id: 'in_list',
      label: t(messages.inList),
      options: (['any', ...listKinds] as const).flatMap((id) => {
        const count = counts?.in_list.find(({ value }) => value === id)?.count;
        return count === undefined ? [] : [{ id, label: t(listNames[id]), count }];
      }),
      value: search.in_list,
      onChange: (in_list) => onSearch({ in_list }),
    }),
    in_top: single({
      id: 'in_top',
      label: t(messages.inTopFacet),
      options: [...new Set([...DEPTHS, ...(search.in_top === undefined ? [] : [search.in_top])])]
        .toSorted((a, b) => a - b)
        .map((place) => ({ id: String(place), label: t(messages.inTopValue, { place }) })),
      value: search.in_top === undefined ? undefined : String(search.in_top),
      onChange: (place) => onSearch({ in_top: place === undefined ? undefined : Number(place) }),
    }),
    series: single({
      id: 'series',
      label: t(columnMessages.series),
      options: (['in', 'finished', 'out'] as const).map((id) => ({
        id,
        label: t(seriesNames[id]),
        count: counts?.series.find(({ value }) => value === id)?.count ?? 0,
      })),
      value: search.series,
      onChange: (series) => onSearch({ series }),
    }),
    audio: yesNo('audio'),
    exclusive: yesNo('exclusive'),
    published: since('published'),
    updated: since('updated'),
  };
}
