import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { feminineSurname, inflectAdjective, inflectFirstName } from './agreement.ts';
import { type Bindings, fill, formOf } from './grammar.ts';

describe('agreement', () => {
  it.each([
    ['проклятый', 'f', 'n', 'проклятая'],
    ['проклятый', 'n', 'g', 'проклятого'],
    ['последний', 'f', 'n', 'последняя'],
    ['последний', 'f', 'g', 'последней'],
    ['последний', 'p', 'g', 'последних'],
    ['дерзкий', 'f', 'n', 'дерзкая'],
    ['дерзкий', 'm', 'i', 'дерзким'],
    ['дерзкий', 'n', 'n', 'дерзкое'],
    ['рыжий', 'n', 'n', 'рыжее'],
    ['рыжий', 'm', 'g', 'рыжего'],
    ['чужой', 'm', 'n', 'чужой'],
    ['чужой', 'm', 'g', 'чужого'],
    ['чужой', 'm', 'i', 'чужим'],
    ['чужой', 'f', 'n', 'чужая'],
    ['молодой', 'm', 'i', 'молодым'],
  ] as const)('%s, %s %s: %s', (word, gender, form, expected) => {
    expect(inflectAdjective(word, gender, form)).toBe(expected);
  });

  it('refuses what is no adjective', () => {
    expect(() => inflectAdjective('волк', 'm', 'g')).toThrow(/волк/);
  });

  it.each([
    ['Марина', 'Марины', 'Марине', 'Мариной', 'Марину'],
    ['Ольга', 'Ольги', 'Ольге', 'Ольгой', 'Ольгу'],
    ['Даша', 'Даши', 'Даше', 'Дашей', 'Дашу'],
    ['Юлия', 'Юлии', 'Юлии', 'Юлией', 'Юлию'],
    ['Ася', 'Аси', 'Асе', 'Асей', 'Асю'],
    ['Игорь', 'Игоря', 'Игорю', 'Игорем', 'Игоря'],
    ['Матвей', 'Матвея', 'Матвею', 'Матвеем', 'Матвея'],
    ['Дмитрий', 'Дмитрия', 'Дмитрию', 'Дмитрием', 'Дмитрия'],
    ['Глеб', 'Глеба', 'Глебу', 'Глебом', 'Глеба'],
  ])('%s', (name, genitive, dative, instrumental, accusative) => {
    expect(inflectFirstName(name, 'g')).toBe(genitive);
    expect(inflectFirstName(name, 'd')).toBe(dative);
    expect(inflectFirstName(name, 'i')).toBe(instrumental);
    expect(inflectFirstName(name, 'a')).toBe(accusative);
  });

  it('forms feminine surnames', () => {
    expect(feminineSurname('Заречнов')).toBe('Заречнова');
    expect(feminineSurname('Травин')).toBe('Травина');
    expect(feminineSurname('Медуницын')).toBe('Медуницына');
    expect(feminineSurname('Онежский')).toBe('Онежская');
    expect(feminineSurname('Снеговской')).toBe('Снеговская');
    expect(feminineSurname('Залужный')).toBe('Залужная');
    expect(feminineSurname('Хартвин-Рэй')).toBe('Хартвин-Рэй');
  });
});

describe('fill', () => {
  const words = {
    lord: ['страж|m|стража|стражу|стражем'],
    lady: ['ведьма|f|ведьмы', 'вдова|f|вдовы'],
    grim: ['мрачный'],
  };

  it('agrees, reuses a slot and begins sentences with a capital', () => {
    const bindings: Bindings = new Map();
    const text = fill(
      '{grim~lady} {lady}. {lady} для {grim~lord.g} {lord.g}',
      words,
      bindings,
      createRandom(1),
    );
    const lady = formOf(bindings.get('lady') ?? '', 'n');
    expect(text).toBe(
      `Мрачная ${lady}. ${lady === 'ведьма' ? 'Ведьма' : 'Вдова'} для мрачного стража`,
    );
  });

  it('picks another word for a numbered slot', () => {
    const bindings: Bindings = new Map();
    fill('{lady}, {lady2}', words, bindings, createRandom(2));
    expect(bindings.get('lady')).not.toBe(bindings.get('lady2'));
  });

  it('adds the vowel of prepositions', () => {
    expect(fill('брак с {lord.i}', words, new Map(), createRandom(1))).toBe('Брак со стражем');
  });

  it('names a missing form and a missing list', () => {
    expect(() => fill('{lady.i}', words, new Map(), createRandom(1))).toThrow(/no form 'i'/);
    expect(() => fill('{king}', words, new Map(), createRandom(1))).toThrow(/'king'/);
  });
});
