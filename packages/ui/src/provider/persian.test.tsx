import { LocalizedStringDictionary } from '@internationalized/string';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  ComboBox,
  DateField,
  DateInput,
  DateSegment,
  Group,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  NumberField,
  Popover,
} from 'react-aria-components';
import { beforeAll, describe, expect, it } from 'vitest';
import { supplyPersian } from '../exports/persian.ts';
import { persian } from './persian.ts';
import { supplyStrings } from './supplyStrings.ts';

// The library declares this module's default export as a type only; it is the table itself.
const { default: english } = (await import('react-aria/i18n/en-US')) as unknown as {
  default: Record<string, Record<string, unknown>>;
};

/** No component of the package uses these parts of the library. */
const unused = ['color', 'table', 'previewtrigger'];
const latin = /[A-Za-z]/;

beforeAll(() => supplyPersian());

const show = (content: React.ReactElement, locale = 'fa') =>
  render(<I18nProvider locale={locale}>{content}</I18nProvider>);

const spoken = () =>
  [...document.querySelectorAll('[aria-label], [aria-valuetext]')].flatMap((element) =>
    [element.getAttribute('aria-label'), element.getAttribute('aria-valuetext')].filter(
      (text): text is string => text !== null,
    ),
  );

function Amount() {
  return (
    <NumberField defaultValue={3}>
      <Label>تعداد</Label>
      <Group>
        <Button slot="decrement">−</Button>
        <Input />
        <Button slot="increment">+</Button>
      </Group>
    </NumberField>
  );
}

describe('in Persian', () => {
  it.each(
    Object.entries(english)
      .filter(([name]) => !unused.some((part) => name.endsWith(`/${part}`)))
      .flatMap(([name, strings]) => Object.keys(strings).map((key) => [name, key] as const)),
  )('%s has a text for %s', (_name, key) => {
    expect(persian[key]).toBeDefined();
  });

  it('a number field names its buttons', () => {
    show(<Amount />);
    expect(screen.getByRole('button', { name: 'افزایش تعداد' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'کاهش تعداد' })).toBeDefined();
  });

  it('a combo box announces what is found and what was chosen', async () => {
    show(
      <ComboBox>
        <Label>ژانر</Label>
        <Input />
        <Button>▾</Button>
        <Popover>
          <ListBox>
            <ListBoxItem id="a">فانتزی</ListBoxItem>
            <ListBoxItem id="b">فانتزی شهری</ListBoxItem>
          </ListBox>
        </Popover>
      </ComboBox>,
    );
    const button = screen.getByRole('button', { name: /نمایش پیشنهادها/ });
    await act(() => userEvent.click(button));
    expect(screen.getByRole('listbox', { name: /پیشنهادها|ژانر/ })).toBeDefined();
    expect(spoken().filter((text) => latin.test(text))).toEqual([]);
  });

  it('a date field and a calendar speak Persian throughout', () => {
    show(
      <>
        <DateField aria-label="تاریخ">
          <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
        </DateField>
        <Calendar aria-label="تقویم">
          <Button slot="previous">‹</Button>
          <Button slot="next">›</Button>
          <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
        </Calendar>
      </>,
    );
    expect(screen.getByRole('button', { name: 'قبلی' })).toBeDefined();
    expect(spoken().some((text) => text.startsWith('امروز، '))).toBe(true);
    expect(spoken().filter((text) => latin.test(text))).toEqual([]);
  });
});

describe('supplyStrings', () => {
  it('leaves other languages as the library has them', () => {
    show(<Amount />, 'ru');
    expect(screen.getByRole('button', { name: /^Увеличение/ })).toBeDefined();
  });

  it('leaves a dictionary alone that knows the language itself', () => {
    const mine = new LocalizedStringDictionary({
      'en-US': { close: 'Shut' },
      fa: { close: 'ببند' },
    });
    expect(mine.getStringForLocale('close', 'fa-IR')).toBe('ببند');
  });

  it('falls back to English for texts that are missing', () => {
    supplyStrings('eo', { close: 'Fermi' });
    const mine = new LocalizedStringDictionary({ 'en-US': { close: 'Shut', open: 'Open' } });
    expect(mine.getStringForLocale('close', 'eo')).toBe('Fermi');
    expect(mine.getStringForLocale('open', 'eo')).toBe('Open');
    expect(mine.getStringForLocale('close', 'sv')).toBe('Shut');
  });
});
