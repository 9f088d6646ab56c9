import type { Facet, FacetRange, TagsValue } from '../tiles/FacetPanel/index.ts';

/** Selected facets of the stories. */
export interface FacetSelection {
  genre: readonly string[];
  tags: TagsValue;
  status: readonly string[];
  price: FacetRange;
}

export const emptySelection: FacetSelection = {
  genre: [],
  tags: { include: [], exclude: [], mode: 'all' },
  status: [],
  price: [null, null],
};

export const sampleSelection: FacetSelection = {
  genre: ['1'],
  tags: { include: ['t2'], exclude: ['t11'], mode: 'any' },
  status: ['finished'],
  price: [99, null],
};

const genres = ['Любовное фэнтези', 'Городское фэнтези', 'Детектив', 'Космическая фантастика'];
const tags = [
  'магия',
  'академия',
  'истинная пара',
  'дракон',
  'попаданка в тело невесты императора',
  'развод',
  'бывшие',
  'властный герой',
  'от ненависти до любви',
  'магическая академия',
  'фальшивый брак',
  'хэппи-энд',
  'ЛитРПГ',
  'бояръ-аниме',
];

const counted = (names: readonly string[], prefix: string) =>
  names.map((label, at) => ({
    id: `${prefix}${at}`,
    label,
    count: Math.round(4200 / (at + 1)),
  }));

/** Facets of a catalogue whose owner holds the selection. */
export const facetsOver = (
  selection: FacetSelection,
  onSelect: (part: Partial<FacetSelection>) => void,
): Facet[] => [
  {
    kind: 'choice',
    id: 'genre',
    label: 'Жанр',
    options: counted(genres, ''),
    value: selection.genre,
    onChange: (genre) => onSelect({ genre }),
  },
  {
    kind: 'tags',
    id: 'tags',
    label: 'Теги',
    options: counted(tags, 't'),
    value: selection.tags,
    onChange: (value) => onSelect({ tags: value }),
  },
  {
    kind: 'choice',
    id: 'status',
    label: 'Статус',
    single: true,
    options: [
      { id: 'going', label: 'В процессе', count: 5120 },
      { id: 'finished', label: 'Завершена', count: 3981 },
      { id: 'frozen', label: 'Заморожена', count: null },
    ],
    value: selection.status,
    onChange: (status) => onSelect({ status }),
  },
  {
    kind: 'range',
    id: 'price',
    label: 'Цена',
    min: 0,
    max: 500,
    step: 1,
    suffix: '₽',
    histogram: [
      { from: 0, to: 100, count: 210 },
      { from: 100, to: 200, count: 3100 },
      { from: 200, to: 300, count: 900 },
      { from: 300, to: 400, count: 120 },
      { from: 400, to: 500, count: 30 },
    ],
    value: selection.price,
    onChange: (price) => onSelect({ price }),
  },
];
