import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../components/Text/index.ts';
import { useMediaQuery } from '../internal/useMediaQuery.ts';
import { type Breakpoint, breakpoints, media } from '../theme/breakpoints.ts';
import * as css from './foundations.css.ts';
import { Code, Page, Section, Table } from './Page.tsx';

const meta = {
  title: 'Theme/Breakpoints',
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

// Object.keys forgets the names of a table whose keys are known.
const names = Object.keys(breakpoints) as Breakpoint[];

const changes: Readonly<Record<Breakpoint, string>> = {
  xs: 'Not a width to design for; nothing may break',
  sm: 'The smallest phone: one column, the sidebar is a drawer, 16 px at the edges',
  md: 'The sidebar stands open, h1 grows to 32/40, 24 px at the edges',
  lg: 'Twelve columns, cards side by side, 32 px at the edges',
  xl: 'Content stops at 1,280 px, tables may go on',
};

function useCurrent(): Breakpoint {
  const [sm, md, lg, xl] = [
    useMediaQuery(media.up('sm')),
    useMediaQuery(media.up('md')),
    useMediaQuery(media.up('lg')),
    useMediaQuery(media.up('xl')),
  ];
  if (xl) return 'xl';
  if (lg) return 'lg';
  if (md) return 'md';
  return sm ? 'sm' : 'xs';
}

function Ranges() {
  const current = useCurrent();
  return (
    <>
      <div className={css.scale}>
        {names.map((name) => (
          <div key={name} className={css.range} data-current={name === current || undefined}>
            {name} {breakpoints[name]}
          </div>
        ))}
      </div>
      <Text>
        The page you look at is at <strong>{current}</strong>. Change its width in the toolbar.
      </Text>
    </>
  );
}

export const Breakpoints: Story = {
  render: () => (
    <Page
      title="Breakpoints"
      lead="Five widths, one set for styles and code. Small screens are those below md. Nothing is narrower than 320 px, and at 320 px nothing is cut."
    >
      <Section title="Where you are">
        <Ranges />
      </Section>
      <Section title="What changes">
        <Table
          label="Breakpoints"
          head={['Name', 'From', 'What changes']}
          rows={names.map((name) => ({
            id: name,
            cells: [
              <Code key="n">{name}</Code>,
              <span key="w" className={css.figures}>
                {breakpoints[name]} px
              </span>,
              changes[name],
            ],
          }))}
        />
      </Section>
      <Section
        title="In code"
        lead={
          <>
            Write for the smallest first and add with <Code>media.up('md')</Code>;{' '}
            <Code>media.below('md')</Code> is for what exists only there. Prefer a layout that needs
            neither: <Code>Grid min</Code>, wrapping <Code>Inline</Code>.
          </>
        }
      >
        <Code>{`'@media': { [media.up('md')]: { gridTemplateColumns: '280px 1fr' } }`}</Code>
      </Section>
    </Page>
  ),
};
