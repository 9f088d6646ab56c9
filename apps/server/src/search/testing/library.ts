import type { BookRow } from '../../measurements/rows.ts';
import { book } from '../../measurements/testing/snapshotRows.ts';

/** Title, author, and what else is searched; the first are the most read. */
const shelf: [title: string, author: string, more?: Partial<BookRow>][] = [
  ['Драконья академия', 'Анна Джейн', { tags: ['Академия', 'Драконы'] }],
  ['Развод. Я не прощу тебя', 'Мария Зайцева', { genres: ['Современный любовный роман'] }],
  ['Развод', 'Ольга Тимофеева', { genres: ['Современный любовный роман'] }],
  ['Развод 2', 'Ольга Тимофеева', { seriesTitle: 'Развод' }],
  ['Системный охотник', 'Дем Михайлов', { genres: ['ЛитРПГ'], tags: ['Система'] }],
  ['Мир драконов', 'Пётр Ёжиков', { tags: ['Драконы'] }],
  ['Невеста для дракона', 'Елена Звёздная', { annotation: 'Попала в чужой замок и не сдалась.' }],
  ['Ёлка желаний', 'Наталья Соболева', { seriesTitle: 'Зимние сказки' }],
  ['Зимняя сказка', 'Наталья Соболева', { seriesTitle: 'Зимние сказки' }],
  ['Любовь и прочие неприятности', 'Карина Дёмина'],
  ['О любви', 'Лев Берег'],
  ['Попаданка в академии ведьм', 'Карина Дёмина', { tags: ['Академия'] }],
  ['Гордый город', 'Лев Берег'],
  ['Владимирский тракт', 'Владимир Поляков'],
  ['1984', 'George Orwell'],
  ['Harry Potter and the Goblet of Fire', 'J.K. Rowling'],
  ['Я', 'Лев Берег'],
  ['Тень и кость', 'Ли Бардуго', { annotation: 'Солдаты, маги и тёмный каньон полный чудовищ.' }],
];

export const library: BookRow[] = shelf.map(([title, author, more], at) =>
  book(`b${at}`, { title, authors: [{ externalId: null, name: author }], ...more }),
);

/** Some of the same books on another portal, with a namesake by someone else. */
export const otherLibrary: BookRow[] = [
  book('o1', { title: 'Драконья Академия', authors: [{ externalId: '7', name: 'Анна ДЖЕЙН' }] }),
  book('o2', { title: 'Развод', authors: [{ externalId: '8', name: 'Вера Лебедева' }] }),
];
