import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { copyText } from '../clipboard/copyText.ts';
import { icons } from '../components/Icon/icons.ts';
import { Icon, type IconName } from '../components/Icon/index.ts';
import { SearchField } from '../components/SearchField/index.ts';
import { Text } from '../components/Text/index.ts';
import * as css from './foundations.css.ts';
import { Code, Page, Section } from './Page.tsx';

const meta = { title: 'Theme/Icons', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

// Object.keys forgets the names of a table whose keys are known.
const names = Object.keys(icons) as IconName[];

/** `chevronEnd` is found by 'end', 'chevron' and 'chevron end'. */
const words = (name: string) => name.replace(/([A-Z])/g, ' $1').toLowerCase();

function Gallery() {
  const [query, setQuery] = useState('');
  const [copied, setCopied] = useState<IconName | null>(null);
  const wanted = query.trim().toLowerCase();
  const found = names.filter((name) => words(name).includes(wanted) || name.includes(query.trim()));
  const copy = async (name: IconName) => {
    await copyText(`<Icon name="${name}" />`);
    setCopied(name);
  };
  return (
    <>
      <SearchField
        label="Find an icon"
        labelHidden={false}
        value={query}
        onChange={setQuery}
        description="By meaning, as in the code: book, delete, end"
      />
      <Text role="status">
        {found.length} of {names.length} icons
        {copied ? `; <Icon name="${copied}" /> is on the clipboard` : ''}
      </Text>
      <ul className={css.icons}>
        {found.map((name) => (
          <li key={name}>
            <button type="button" className={css.icon} onClick={() => void copy(name)}>
              <Icon name={name} size="lg" />
              <Text as="span" size="caption" className={css.specimen}>
                {name}
              </Text>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Pressing an icon copies its element. */
export const Icons: Story = {
  render: () => (
    <Page
      title="Icons"
      lead="One library, Lucide, and a crown of our own. One meaning has one drawing, named by the meaning: a second name for the same drawing, or a second drawing for the same meaning, is a mistake."
    >
      <Section title="All icons">
        <Gallery />
      </Section>
      <Section
        title="How to use them"
        lead={
          <>
            Beside a text an icon is decoration and silent. Alone it carries a <Code>label</Code>,
            or stands in an IconButton, which has one. Names that end in Start and End follow the
            direction of the line; arrows up and down do not turn.
          </>
        }
      >
        <Text>A new meaning is a line in icons.ts. Nothing else imports from the library.</Text>
      </Section>
    </Page>
  ),
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Find an icon' });
    await userEvent.type(search, 'chevron end');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'chevronEnd' })).toBeVisible();
    await userEvent.clear(search);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(names.length);
  },
};
