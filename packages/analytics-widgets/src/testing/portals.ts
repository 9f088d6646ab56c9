/** Data that the six portals do not publish, as texts and as columns of the story table. */
export const portals: readonly {
  name: string;
  missing: readonly string[];
  hidden: readonly string[];
}[] = [
  { name: 'Литнет', missing: [], hidden: [] },
  { name: 'Автор.Тудей', missing: ['место в жанре'], hidden: [] },
  { name: 'Литмаркет', missing: ['лайки', 'объём'], hidden: ['chars'] },
  {
    name: 'Литрес',
    missing: ['просмотры', 'библиотеки', 'теги'],
    hidden: ['views', 'gain'],
  },
  { name: 'Литгород', missing: ['место в жанре', 'доля'], hidden: ['share'] },
  {
    name: 'Букривер',
    missing: ['просмотры', 'лайки', 'библиотеки', 'место в жанре', 'объём'],
    hidden: ['views', 'gain', 'chars'],
  },
];
