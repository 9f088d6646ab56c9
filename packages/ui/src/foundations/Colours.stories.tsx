import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  type Color,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  formatHex,
  parse,
  wcagContrast,
} from 'culori';
import { Text } from '../components/Text/index.ts';
import {
  type ColorPair,
  type ColorTree,
  colorAt,
  graphicPairs,
  textPairs,
} from '../theme/pairs.ts';
import { vars } from '../theme/vars.css.ts';
import * as css from './foundations.css.ts';
import { Code, Page, Section, Table } from './Page.tsx';
import { shipped, useColorsNow } from './usePreset.ts';

const meta = { title: 'Theme/Colours', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Tree {
  readonly [name: string]: string | Tree;
}

const leaves = (tree: Tree, path = ''): string[] =>
  Object.entries(tree).flatMap(([name, value]) => {
    const here = path === '' ? name : `${path}.${name}`;
    return typeof value === 'string' ? [here] : leaves(value, here);
  });

/** Groups pairs by their foreground colour. */
const byUpper = (pairs: readonly ColorPair[]) =>
  Map.groupBy(
    pairs.filter(([upper]) => !/^(cover|portal\.ink)/.test(upper)),
    ([upper]) => upper,
  );

function Swatches({ group, tree }: { group: string; tree: Tree | string }) {
  const now = useColorsNow();
  const paths = typeof tree === 'string' ? [group] : leaves(tree, group);
  return (
    <div className={css.swatches}>
      {paths.map((path) => (
        <div key={path} className={css.swatch}>
          <div className={css.patch} style={assignInlineVars({ [css.fill]: colorAt(now, path) })} />
          <Text size="caption">{path}</Text>
          <Text size="caption" tone="secondary">
            {colorAt(now, path)}
          </Text>
        </div>
      ))}
    </div>
  );
}

/** The worst of the pairs: on which ground, and its contrast. */
function worst(colors: ColorTree, pairs: readonly ColorPair[]) {
  const measured = pairs.map(([upper, ground]) => {
    const [over, under] = [colorAt(colors, upper), colorAt(colors, ground)];
    return { ground, over, under, contrast: wcagContrast(over, under) };
  });
  return measured.sort((left, right) => left.contrast - right.contrast)[0];
}

interface MeasureProps {
  colors: ColorTree;
  pairs: readonly ColorPair[];
  /** Purpose of the pair: 4.5 to 1 is for text, 3 to 1 for a mark. */
  as: 'text' | 'mark';
}

function Measure({ colors, pairs, as }: MeasureProps) {
  const found = worst(colors, pairs);
  if (!found) return null;
  return (
    <span className={css.figures} title={`on ${found.ground}`}>
      <span
        aria-hidden
        className={css.chip}
        style={assignInlineVars({ [css.fill]: found.under, [css.ink]: found.over })}
      >
        {as === 'text' ? 'Aa' : <span className={css.mark} />}
      </span>{' '}
      {found.contrast.toFixed(1)}
    </span>
  );
}

function Contrasts({ label, pairs, as }: Omit<MeasureProps, 'colors'> & { label: string }) {
  const now = useColorsNow();
  const columns = [['Now', now] as const, ...shipped];
  return (
    <Table
      label={label}
      head={['Token', ...columns.map(([name]) => name), 'Grounds']}
      rows={[...byUpper(pairs)].map(([upper, own]) => ({
        id: upper,
        cells: [
          <Code key="name">{upper}</Code>,
          ...columns.map(([name, colors]) => (
            <Measure key={name} colors={colors} pairs={own} as={as} />
          )),
          String(own.length),
        ],
      }))}
    />
  );
}

const sights: [string, (color: Color) => Color][] = [
  ['Full colour sight', (color) => color],
  ['Without red cones (protanopia)', filterDeficiencyProt(1)],
  ['Without green cones (deuteranopia)', filterDeficiencyDeuter(1)],
  ['Without blue cones (tritanopia)', filterDeficiencyTrit(1)],
];

function Series() {
  const now = useColorsNow();
  return (
    <div className={css.sights}>
      {sights.map(([name, seen]) => (
        <div key={name} className={css.swatch}>
          <Text size="caption" tone="secondary">
            {name}
          </Text>
          <div className={css.series}>
            {[1, 2, 3, 4, 5, 6, 7, 8].map((index) => {
              const color = parse(colorAt(now, `chart.${index}`));
              const fill = color ? formatHex(seen(color)) : '';
              return (
                <div
                  key={index}
                  className={css.bar}
                  style={assignInlineVars({ [css.fill]: fill })}
                />
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The theme of the toolbar is the one that is shown and measured as 'Now'. */
export const Colours: Story = {
  render: () => (
    <Page
      title="Colours"
      lead="Every colour has a meaning, and components know only meanings. Blue is action and focus of attention; green and red mean up and down only beside a sign and an arrow; amber is caution."
    >
      <Section
        title="Text, measured"
        lead="The least contrast of each colour over the grounds that it is set on. WCAG 2.2 AA asks for 4.5; the contrast layer promises 7 for running text. A test holds these figures for every preset."
      >
        <Contrasts label="Contrast of text" pairs={textPairs} as="text" />
      </Section>
      <Section
        title="Marks and edges, measured"
        lead="Lines of charts, edges of controls, focus: 3 to what lies beside them."
      >
        <Contrasts label="Contrast of marks" pairs={graphicPairs} as="mark" />
      </Section>
      <Section
        title="Eight series"
        lead="In this order, neighbours stay at least 20 apart (CIEDE2000) and any two 9.5, for each of these sights. ‘Others’ is chart.muted. The ninth series is a sign that the chart asks too much."
      >
        <Series />
      </Section>
      {Object.entries(vars.color).map(([group, tree]) => (
        <Section key={group} title={group}>
          <Swatches group={group} tree={tree} />
        </Section>
      ))}
    </Page>
  ),
};
