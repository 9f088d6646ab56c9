import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Icon } from '../components/Icon/index.ts';
import { vars } from '../theme/vars.css.ts';
import * as css from './foundations.css.ts';
import { Code, Page, Section, Table } from './Page.tsx';

const meta = { title: 'Theme/Space', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const spaces = [
  ['xxs', '4', 'Between an icon and its letter'],
  ['xs', '8', 'Inside a control, between chips'],
  ['sm', '12', 'Between fields of one group'],
  ['md', '16', 'Inside cards, page padding on phones'],
  ['lg', '24', 'Between cards, page padding from md'],
  ['xl', '32', 'Between blocks, page padding from lg'],
  ['xxl', '48', 'Between sections'],
  ['xxxl', '64', 'Above the foot of a page'],
] as const;

const of = (value: string) => assignInlineVars({ [css.length]: value });

export const Space: Story = {
  render: () => (
    <Page
      title="Space and sizes"
      lead="Multiples of four. A component has no margin of its own: the space around it belongs to its parent, Stack, Inline or Grid, so that everything can stand anywhere."
    >
      <Section title="Space">
        <Table
          label="Steps of space"
          head={['Token', 'Pixels', 'Drawn', 'For']}
          rows={spaces.map(([name, pixels, use]) => ({
            id: name,
            cells: [
              <Code key="n">{name}</Code>,
              pixels,
              <div key="d" className={css.ruler} style={of(vars.space[name])} />,
              use,
            ],
          }))}
        />
      </Section>
      <Section
        title="Radius"
        lead="Nested corners: the inner one is smaller by the padding between."
      >
        <Table
          label="Radii"
          head={['Token', 'Drawn', 'For']}
          rows={(
            [
              ['control', 'Buttons, fields, menus’ rows'],
              ['card', 'Cards, dialogs, popovers'],
              ['full', 'Chips, badges, avatars'],
            ] as const
          ).map(([name, use]) => ({
            id: name,
            cells: [
              <Code key="n">{name}</Code>,
              <div key="d" className={css.corner} style={of(vars.radius[name])} />,
              use,
            ],
          }))}
        />
      </Section>
      <Section
        title="Controls"
        lead="The smallest still holds a target of 24 px. Controls of one row have one height."
      >
        <Table
          label="Heights of controls"
          head={['Token', 'Drawn', 'For']}
          rows={(
            [
              ['sm', '28: toolbars, filters, rows of tables'],
              ['md', '36: forms, headers'],
              ['lg', '44: the one button of a page, phones'],
            ] as const
          ).map(([name, use]) => ({
            id: name,
            cells: [
              <Code key="n">{name}</Code>,
              <div key="d" className={css.box} style={of(vars.control[name])} />,
              use,
            ],
          }))}
        />
      </Section>
      <Section title="Icons">
        <Table
          label="Sizes of icons"
          head={['Token', 'Drawn', 'For']}
          rows={(
            [
              ['sm', '14: inside text and small controls'],
              ['md', '19: buttons and menus'],
              ['lg', '26: alone'],
            ] as const
          ).map(([name, use]) => ({
            id: name,
            cells: [<Code key="n">{name}</Code>, <Icon key="d" name="crown" size={name} />, use],
          }))}
        />
      </Section>
    </Page>
  ),
};
