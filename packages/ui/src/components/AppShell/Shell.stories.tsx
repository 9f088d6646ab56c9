import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { books } from '../../testing/books.ts';
import { lineKeys } from '../../testing/lineKeys.ts';
import { navigation } from '../../testing/navigation.tsx';
import { SampleMark } from '../../testing/SampleMark.tsx';
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
import { Menu, MenuItem } from '../Menu/index.ts';
import { NavTree } from '../NavTree/index.ts';
import { RankMove } from '../RankMove/index.ts';
import { Sidebar } from '../Sidebar/index.ts';
import { Stack } from '../Stack/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../Tabs/index.ts';
import { Text } from '../Text/index.ts';
import { AppShell } from './AppShell.tsx';

const tiles = [
  { id: 'books', label: 'Книг под наблюдением', value: '9\u00a0842', delta: 38 },
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
          <SampleMark id="litnet" />
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
              <Menu
                label="Язык"
                trigger={<IconButton icon="languages" label="Язык" />}
                selectionMode="single"
                selectedKeys={['ru']}
              >
                <MenuItem id="ru" lang="ru">
                  Русский
                </MenuItem>
                <MenuItem id="en" lang="en">
                  English
                </MenuItem>
              </Menu>
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
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { header: null, sidebar: null, footer: null },
  render: () => <Layout />,
} satisfies Meta<typeof AppShell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A width of the toolbar, with what has to hold on every page of it. */
const at = (width: 'xs' | 'sm' | 'md' | 'lg' | 'xl', pixels: number): Story => ({
  globals: { viewport: { value: width } },
  parameters: { width: pixels, ...(pixels < 640 && { phone: true }) },
});

/** Nothing is wider than the window: the page never scrolls sideways. */
const fitsTheWindow = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};

/** The whole layout of a page; change the width in the toolbar. */
export const Shell: Story = {};

/** Apart from Shell: in the narrow frame of a docs page the navigation is a closed drawer. */
export const WalkedByKeyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('has the landmarks of a page, and one h1', async () => {
      for (const landmark of ['banner', 'navigation', 'main', 'contentinfo']) {
        await expect(canvas.getAllByRole(landmark).length).toBeGreaterThan(0);
      }
      await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      await fitsTheWindow();
    });
    await step('the keyboard skips the navigation', async () => {
      await userEvent.tab();
      await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
    await step('the keys of a tree walk the navigation', async () => {
      const current = canvas.getByRole('link', { name: 'Бестселлеры' });
      current.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('link', { name: 'Топ 100' })).toHaveFocus();
      await userEvent.keyboard(lineKeys().back);
      await expect(canvas.getByRole('link', { name: 'Литнет' })).toHaveFocus();
    });
    await step('the menu of languages opens, walks and chooses by keys', async () => {
      const button = canvas.getByRole('button', { name: 'Язык' });
      button.focus();
      await userEvent.keyboard('{ArrowDown}');
      await screen.findByRole('menu', { name: 'Язык' });
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const Small: Story = { ...at('xs', 320), play: fitsTheWindow };
export const Medium: Story = { ...at('md', 640), play: fitsTheWindow };
export const Large: Story = { ...at('lg', 1024), play: fitsTheWindow };
export const ExtraLarge: Story = { ...at('xl', 1440), play: fitsTheWindow };

/** On a phone the sidebar is a drawer: it holds the focus, closes on Escape, and gives it back. */
export const DrawerOpen: Story = {
  ...at('xs', 320),
  play: async ({ canvas, userEvent, step }) => {
    // The first of the page: the menu of the header.
    const [open] = canvas.getAllByRole('button', { expanded: false });
    if (!open) throw new Error('Nothing opens the navigation');
    const drawer = () => canvas.findByRole('dialog', { name: 'Навигация' });
    const closed = async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(open).toHaveFocus();
    };
    await step('opens by the keyboard with the focus inside', async () => {
      open.focus();
      await userEvent.keyboard('{Enter}');
      await expect(await drawer()).toContainElement(document.activeElement as HTMLElement);
    });
    await step('closes by its button and gives the focus back', async () => {
      const [close] = within(await drawer()).getAllByRole('button');
      await userEvent.click(close ?? open);
      await closed();
    });
    await step('closes by its backdrop', async () => {
      await userEvent.click(open);
      await userEvent.click(await drawer());
      await closed();
    });
    await step('closes when a page is chosen', async () => {
      await userEvent.click(open);
      await userEvent.click(within(await drawer()).getByRole('link', { name: 'Каталог книг' }));
      await closed();
    });
    await step('stays open for the eye', async () => {
      await userEvent.click(open);
      await drawer();
    });
  },
};
