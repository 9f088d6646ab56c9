import { describe, expect, it } from 'vitest';
import { families } from '../families/families.ts';
import { createRandom } from '../random.ts';
import { penSurnames } from './penNames.ts';
import { createNameGiver } from './people.ts';
import { surnames } from './surnames.ts';

/** Stems of surnames of well-known writers, of print and of the portals. */
const knownWriters = (
  'Пушкин Лермонтов Гоголь Толст Достоевск Тургенев Чехов Горьк Булгаков Пастернак Набоков Бунин Куприн Лесков Гончаров Некрасов ' +
  'Ахматов Цветаев Есенин Маяковск Блок Брюсов Бальмонт Мандельштам Гумилёв Гумилев Кедрин Ивнев Платонов Шолохов Солженицын ' +
  'Шукшин Распутин Астафьев Белов Трифонов Ефремов Беляев Стругацк Булычёв Булычев Крапивин Носов Успенск Драгунск Пелевин ' +
  'Сорокин Акунин Улицк Токарев Рубин Быков Прилепин Водолазкин Яхин Иванов Глуховск Лукьяненко Перумов Семёнов Семенов ' +
  'Васильев Громыко Звёздн Звездн Пехов Панов Бычков Дяченко Олди Камш Фрай Злотников Круз Каменист Маханенко Рус Метельск ' +
  'Поселягин Корчевск Демченко Сапфир Кощиенко Сугралинов Винокуров Донцов Маринин Устинов Дашков Полякова Куликов Калинин ' +
  'Михалков Чуковск Барто Маршак Заходер Юраш Гринь Лисин Жильцов Куно Гаврилов Коротаев Косухин Завойчинск Арден Тур Мамаев ' +
  'Стрельников Малиновск Верхов Осокин Полозков Травин Джойс Кинг Роулинг Мартин Толкин Остин Бронте Диккенс Уайльд'
).split(' ');

const stemOf = (surname: string) => surname.replace(/(ая|ий|ый|ой|а)$/u, '');

function sample(count: number): string[] {
  const giver = createNameGiver(createRandom(5));
  const kinds = Object.values(families);
  return Array.from({ length: count }, (_, index) => {
    const family = kinds[index % kinds.length];
    return family === undefined ? '' : giver.next(family);
  });
}

describe('authors of the demo world', () => {
  it('share no surname with known writers', () => {
    const known = new Set(knownWriters.map(stemOf));
    for (const surname of [...surnames, ...penSurnames]) {
      expect(known, surname).not.toContain(stemOf(surname));
    }
  });

  it('have names that differ', () => {
    const names = sample(1_200);
    expect(new Set(names).size).toBe(names.length);
  });

  it('agree in gender', () => {
    const women = /^(?:Анна|Ольга|Мария|Ирина|Екатерина|Светлана) /u;
    const men = /^(?:Иван|Сергей|Андрей|Олег|Пётр|Никита|Илья) /u;
    for (const name of sample(1_200)) {
      if (women.test(name)) expect(name).toMatch(/(?:[оеё]ва|[иы]на|ая)$/u);
      if (men.test(name)) expect(name).toMatch(/(?:[оеё]в|[иы]н|[иоы]й)$/u);
    }
  });
});
