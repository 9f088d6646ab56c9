import type { Facet, TagsValue } from '@litometr/analytics-widgets';
import {
  accessChoices,
  bookForms,
  bookStatuses,
  type CatalogueFacets,
  listKinds,
  tierChoices,
} from '@litometr/api-contract';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import {
  accessMessages,
  formMessages,
  listMessages,
  metricMessages,
  statusMessages,
} from '../../domain/domain.messages.ts';
import { CHARS_PER_SHEET } from '../../domain/sheets.ts';
import type { Change } from '../../page/address/useAddress.ts';
import type { CatalogueAddress } from './catalogue.address.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import { daysBack, readRange, writeRange } from './ranges.ts';

const AGE_DAYS = [7, 30, 90, 365] as const;
const MOST = { price: 600, sheets: 40, momentum: 100, library: 50_000, gain: 500 } as const;

const tierNames: Readonly<Record<(typeof tierChoices)[number], MessageDescriptor>> = {
  debut: messages.tierDebut,
  published: messages.tierPublished,
  charted: messages.tierCharted,
};
const listNames: Readonly<Record<'any' | (typeof listKinds)[number], MessageDescriptor>> = {
  any: messages.anyList,
  ...listMessages,
};

/** What a reader asks of the tags. */
const tagsOf = ({ tag, tag_mode, tag_not }: CatalogueAddress): TagsValue => ({
  include: tag ?? [],
  exclude: tag_not ?? [],
  mode: tag_mode === 'or' ? 'any' : 'all',
});

const orNone = (ids: readonly string[]) => (ids.length === 0 ? undefined : [...ids]);

/** The facets of the catalogue, with how many books each choice would leave. */
export function useFacets(
  counts: CatalogueFacets | undefined,
  search: CatalogueAddress,
  onSearch: Change<CatalogueAddress>,
  asof: string | null,
): Facet[] {
  const { formatMessage: t } = useIntl();

  const nameOf = (message: MessageDescriptor) => t(message);

  /** Several of a closed set, in the set's own order. */
  function words<Word extends string>(
    id: 'status' | 'access' | 'form' | 'tier',
    label: MessageDescriptor,
    all: readonly Word[],
    names: Readonly<Record<Word, MessageDescriptor>>,
    counted: readonly { value: Word; count: number }[] | undefined,
    write: (value: Word[] | undefined) => void,
  ): Facet {
    const chosen = search[id] ?? [];
    return {
      kind: 'choice',
      id,
      label: t(label),
      options: all
        .filter(
          (word) =>
            chosen.some((each) => each === word) ||
            (counted ?? []).some(({ value }) => value === word),
        )
        .map((word) => ({
          id: word,
          label: nameOf(names[word]),
          count: counted?.find(({ value }) => value === word)?.count ?? 0,
        })),
      value: chosen,
      onChange: (next) => {
        const known = all.filter((word) => next.includes(word));
        write(known.length === 0 ? undefined : known);
      },
    };
  }

  /** One of a few; the same again takes it away. */
  function single<Word extends string>(
    id: string,
    label: MessageDescriptor,
    options: readonly { id: Word; label: string; count?: number | null }[],
    value: Word | undefined,
    write: (value: Word | undefined) => void,
  ): Facet {
    return {
      kind: 'choice',
      id,
      label: t(label),
      single: true,
      options,
      value: value === undefined ? [] : [value],
      onChange: (next) => write(options.find((option) => option.id === next[0])?.id),
    };
  }

  const amounts = (
    id: 'price' | 'chars' | 'momentum' | 'library' | 'gain_library',
    label: string,
    max: number,
    unit: number,
    suffix?: string,
    scale: 'linear' | 'log' = 'linear',
  ): Facet => ({
    kind: 'range',
    id,
    label,
    min: scale === 'log' ? 1 : 0,
    max,
    scale,
    ...(suffix === undefined ? {} : { suffix }),
    value: readRange(search[id], unit),
    onChange: (next) => onSearch({ [id]: writeRange(next, unit) }),
  });

  const since = (id: 'published' | 'updated', label: MessageDescriptor): Facet =>
    single(
      id,
      label,
      asof === null
        ? []
        : AGE_DAYS.map((days) => ({
            id: daysBack(asof, days),
            label: t(messages.lastDays, { days }),
          })),
      search[id],
      (value) => onSearch({ [id]: value }),
    );

  const yesNo = (id: 'audio' | 'exclusive', label: MessageDescriptor): Facet =>
    single(
      id,
      label,
      (['yes', 'no'] as const).map((word) => ({
        id: word,
        label: t(messages[word]),
        count: counts?.[id].find(({ value }) => value === word)?.count ?? 0,
      })),
      search[id],
      (value) => onSearch({ [id]: value }),
    );

  const tags = tagsOf(search);
  const facets: Facet[] = [
    {
      kind: 'choice',
      id: 'genre',
      label: t(messages.genres),
      options: (counts?.genre ?? []).map(({ id, name, count }) => ({
        id: String(id),
        label: name,
        count,
      })),
      value: search.genre ?? [],
      onChange: (next) => onSearch({ genre: next.length === 0 ? undefined : [...next] }),
    },
    {
      kind: 'tags',
      id: 'tag',
      label: t(messages.tags),
      options: (counts?.tag ?? []).map(({ id, name, count }) => ({
        id: String(id),
        label: name,
        count,
      })),
      value: tags,
      onChange: (next) =>
        onSearch({
          tag: orNone(next.include),
          tag_not: orNone(next.exclude),
          tag_mode: next.mode === 'any' ? 'or' : undefined,
        }),
    },
    words('status', messages.status, bookStatuses, statusMessages, counts?.status, (status) =>
      onSearch({ status }),
    ),
    words(
      'access',
      messages.access,
      accessChoices,
      { ...accessMessages, discount: messages.discount },
      counts?.access,
      (access) => onSearch({ access }),
    ),
    amounts('price', t(messages.price), MOST.price, 1, '₽'),
    amounts('chars', t(messages.volume), MOST.sheets, CHARS_PER_SHEET),
    amounts('momentum', t(messages.momentum), MOST.momentum, 1),
    amounts('gain_library', t(messages.gainLibrary), MOST.gain, 1, undefined, 'log'),
    amounts('library', t(metricMessages.library), MOST.library, 1, undefined, 'log'),
    words('tier', messages.tier, tierChoices, tierNames, counts?.tier, (tier) =>
      onSearch({ tier }),
    ),
    single(
      'in_list',
      messages.inList,
      (['any', ...listKinds] as const).flatMap((id) => {
        const count = counts?.in_list.find(({ value }) => value === id)?.count;
        return count === undefined ? [] : [{ id, label: t(listNames[id]), count }];
      }),
      search.in_list,
      (in_list) => onSearch({ in_list }),
    ),
    words('form', messages.form, bookForms, formMessages, counts?.form, (form) =>
      onSearch({ form }),
    ),
    {
      kind: 'choice',
      id: 'age',
      label: t(messages.age),
      options: (counts?.age ?? [])
        .map(({ value, count }) => ({
          id: String(value),
          label: t(messages.ageValue, { age: value }),
          count,
        }))
        .sort((a, b) => Number(a.id) - Number(b.id)),
      value: search.age ?? [],
      onChange: (next) => onSearch({ age: next.length === 0 ? undefined : [...next] }),
    },
    single(
      'series',
      messages.series,
      (['in', 'out'] as const).map((id) => ({
        id,
        label: t(messages[id === 'in' ? 'inSeries' : 'outOfSeries']),
        count: counts?.series.find(({ value }) => value === id)?.count ?? 0,
      })),
      search.series,
      (series) => onSearch({ series }),
    ),
    yesNo('audio', messages.audio),
    yesNo('exclusive', messages.exclusive),
    since('published', messages.published),
    since('updated', messages.updated),
  ];
  // What no book of the portal tells is no question.
  return facets.filter((facet) => facet.kind === 'range' || facet.options.length > 0);
}
