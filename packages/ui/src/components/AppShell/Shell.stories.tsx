import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { books } from '../../testing/books.ts';
import { navigation } from '../../testing/navigation.tsx';
import { AppFooter } from '../AppFooter/index.ts';
import { AppHeader } from '../AppHeader/index.ts';
import { Badge } from '../Badge/index.ts';
import { BookCover } from '../BookCover/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { DeltaBadge } from '../DeltaBadge/index.ts';
import { Grid, GridItem } from '../Grid/index.ts';
import { Heading } from '../Heading/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Inline } from '../Inline/index.ts';
import { Link } from '../Link/index.ts';
import { Logo } from '../Logo/index.ts';
import { NavTree } from '../NavTree/index.ts';
import { PortalMark } from '../PortalMark/index.ts';
import { RankMove } from '../RankMove/index.ts';
import { Sidebar } from '../Sidebar/index.ts';
import { Stack } from '../Stack/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../Tabs/index.ts';
import { Text } from '../Text/index.ts';
import { AppShell } from './AppShell.tsx';

const tiles = [
  { id: 'books', label: 'Книг под наблюдением', value: '9 842', delta: 38 },
  { id: 'new', label: 'Новых за 7 дней', value: '214', delta: -12 },
  { id: 'turnover', label: 'Оборот топ-100', value: '14 %', delta: 5 },
  { id: 'coverage', label: 'Охват обхода', value: '98,4 %', delta: 0 },
];

const moves = ['up', 'new', 'down', 'same', 're_entry', 'up'] as const;

function Tile({ label, value, delta }: (typeof tiles)[number]) {
  return (
    <GridItem span={3}>
      <Card style={{ blockSize: '100%' }}>
        <Stack gap="xxs">
          <Text size="caption" tone="secondary">
            {label}
          </Text>
          <Inline align="baseline" gap="sm">
            <Text as="span" size="h3" weight="semibold" numeric>
              {value}
            </Text>
            <DeltaBadge value={delta} />
          </Inline>
        </Stack>
      </Card>
    </GridItem>
  );
}

function TopRow({ index }: { index: number }) {
  const book = books[index % books.length] ?? books[0];
  const state = moves[index % moves.length] ?? 'same';
  return (
    <Inline as="ul" gap="sm" wrap={false} style={{ paddingBlock: 6 }}>
      <li style={{ inlineSize: 48, textAlign: 'end' }}>
        <Text as="div" size="lead" weight="medium" numeric>
          {index + 1}
        </Text>
        <RankMove state={state} by={3} />
      </li>
      <li>
        <BookCover {...book} size="xs" decorative />
      </li>
      <li style={{ minInlineSize: 0 }}>
        <Link href={`/books/${index}`} variant="quiet">
          <Text as="span" weight="medium" lines={1}>
            {book.title}
          </Text>
        </Link>
        <Text as="div" tone="secondary" lines={1}>
          {book.author}
        </Text>
      </li>
    </Inline>
  );
}

function Page() {
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Inline gap="xs">
          <PortalMark portal="litnet" />
          <Text as="span" tone="secondary">
            Литнет
          </Text>
          <Badge tone="warning" icon="demo">
            Демонстрационные данные
          </Badge>
        </Inline>
        <Heading level={1}>За неделю в топ-100 вошли 14 новых книг</Heading>
        <Text size="lead" family="display" tone="secondary">
          Оборот выше обычного: половина списка сменилась за девять дней.
        </Text>
      </Stack>
      <Grid>
        {tiles.map((tile) => (
          <Tile key={tile.id} {...tile} />
        ))}
      </Grid>
      <Tabs defaultSelectedKey="overview">
        <TabList label="Разделы">
          <Tab id="overview">Обзор</Tab>
          <Tab id="moves">Движение</Tab>
          <Tab id="genres">Жанры</Tab>
          <Tab id="tags">Теги</Tab>
        </TabList>
        <TabPanel id="overview">
          <Card>
            <Stack gap="none">
              {books.slice(0, 8).map((book, index) => (
                <TopRow key={book.title} index={index} />
              ))}
            </Stack>
          </Card>
        </TabPanel>
      </Tabs>
    </Stack>
  );
}

function Layout() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AppShell
      header={
        <AppHeader
          menu={{ isOpen, onToggle: () => setIsOpen(!isOpen), controls: 'sidebar' }}
          logo={
            <Link href="/" variant="quiet">
              <Logo name="Литометр" />
            </Link>
          }
          actions={
            <>
              <IconButton icon="languages" label="Язык" />
              <IconButton icon="moon" label="Тёмная тема" />
              <Button variant="primary">Вход</Button>
            </>
          }
        />
      }
      sidebar={
        <Sidebar id="sidebar" title="Навигация" isOpen={isOpen} onOpenChange={setIsOpen}>
          <NavTree
            label="Разделы"
            items={navigation}
            current="/portals/litnet/bestsellers"
            hasFilter
          />
        </Sidebar>
      }
      footer={
        <AppFooter links={<Link href="/about">О проекте</Link>}>
          © 2026 Литометр. Все права защищены.
        </AppFooter>
      }
    >
      <Page />
    </AppShell>
  );
}

const meta = {
  title: 'Shell/Shell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: { header: null, sidebar: null, footer: null },
  render: () => <Layout />,
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole layout of a page; change the width in the toolbar. */
export const Shell: Story = {};

export const Small: Story = {
  globals: { viewport: { value: 'xs' } },
  parameters: { phone: true },
};

/** On a phone the sidebar is a drawer: it holds the focus, closes on Escape, and gives it back. */
export const DrawerOpen: Story = {
  globals: { viewport: { value: 'xs' } },
  parameters: { phone: true },
  play: async ({ canvas, userEvent, step }) => {
    const open = canvas.getByRole('button', { name: 'Открыть навигацию' });
    await step('opens with the focus inside', async () => {
      await userEvent.click(open);
      const drawer = await canvas.findByRole('dialog', { name: 'Навигация' });
      await expect(drawer).toContainElement(document.activeElement as HTMLElement);
    });
    await step('closes by its button and gives the focus back', async () => {
      const drawer = canvas.getByRole('dialog', { name: 'Навигация' });
      const close = within(drawer).getByRole('button', { name: 'Закрыть навигацию' });
      await userEvent.click(close);
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(open).toHaveFocus();
    });
    await step('stays open for the eye', async () => {
      await userEvent.click(open);
      await canvas.findByRole('dialog', { name: 'Навигация' });
    });
  },
};
