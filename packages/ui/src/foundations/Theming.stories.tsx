import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../components/Alert/index.ts';
import { Badge } from '../components/Badge/index.ts';
import { Button } from '../components/Button/index.ts';
import { Card } from '../components/Card/index.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { DeltaBadge } from '../components/DeltaBadge/index.ts';
import { Grid } from '../components/Grid/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { Link } from '../components/Link/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { applyTheme } from '../theme/applyTheme.ts';
import { findContrastIssues } from '../theme/checkTokens.ts';
import { definePreset } from '../theme/definePreset.ts';
import type { Preset } from '../theme/preset.ts';
import type { ThemeName } from '../theme/semantic.ts';
import * as css from './foundations.css.ts';

const meta = { title: 'Theme/Theming', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The preset of the how-to page, in the way a host writes it. */
const forest = definePreset({
  name: 'forest',
  light: {
    color: {
      surface: { page: '#F3F6F0', selected: '#E3F0E4' },
      action: {
        primary: { fill: '#1D6B3F', fillHover: '#185A35', fillPressed: '#12492A' },
        mark: '#1D6B3F',
      },
      text: { link: '#1D6B3F', linkHover: '#12492A' },
      focus: '#2A7F86',
    },
  },
  dark: {
    color: {
      surface: { page: '#0B120D', raised: '#17221A', sunken: '#101911', hover: '#223027' },
      action: {
        primary: { fill: '#2A7A4B', fillHover: '#246B41', fillPressed: '#1E5C38' },
        mark: '#4DA673',
        onMark: '#0B120D',
      },
      text: { link: '#8FD3A8', linkHover: '#B9E6C8' },
      focus: '#6CC3CB',
    },
  },
  shared: { radius: { control: '2px', card: '3px' } },
});

interface ThemedAreaProps {
  preset: Preset;
  scheme: ThemeName;
  children: ReactNode;
}

/** A part of the page with a theme of its own. */
function ThemedArea({ preset, scheme, children }: ThemedAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (area.current !== null) return applyTheme(preset.name, { scheme, element: area.current });
    return undefined;
  }, [preset, scheme]);
  return (
    <div ref={area} className={css.themedArea}>
      {children}
    </div>
  );
}

function SampleCard({ title }: { title: string }) {
  return (
    <Card>
      <Stack gap="md">
        <Inline justify="between">
          <Heading level={3} size="h3">
            {title}
          </Heading>
          <Badge tone="success">Published</Badge>
        </Inline>
        <Text tone="secondary">
          Views grew <DeltaBadge value={38} format={String} better="up" /> in a day.{' '}
          <Link href="#theming">Read how it is measured</Link>
        </Text>
        <TextField label="Title" defaultValue="The lighthouse keeper’s daughter" />
        <Checkbox defaultSelected>Compare with last week</Checkbox>
        <Alert tone="info" title="Data of 7 August" />
        <Inline>
          <Button variant="primary">Save</Button>
          <Button>Cancel</Button>
          <Button variant="danger">Delete</Button>
        </Inline>
      </Stack>
    </Card>
  );
}

const area = (scheme: ThemeName) => (
  <ThemedArea preset={forest} scheme={scheme}>
    <SampleCard title={`Forest, ${scheme}`} />
  </ThemedArea>
);

export const CustomPresetLight: Story = { render: () => area('light') };

export const CustomPresetDark: Story = { render: () => area('dark') };

const NAME = 'playground';

const initial = { fill: '#7A1F5C', page: '#FBF4F8', radius: '10px' };

interface Built {
  preset: Preset;
  error: string | null;
}

function build({ fill, page, radius }: typeof initial): Built {
  const primary = { fill, fillHover: fill, fillPressed: fill };
  const definition = {
    name: NAME,
    light: { color: { surface: { page }, action: { primary, mark: fill } } },
    dark: { color: { action: { primary, mark: '#C77BAA', onMark: '#1A0B14' } } },
    shared: { radius: { control: radius, card: radius } },
  };
  try {
    return { preset: definePreset(definition), error: null };
  } catch (error) {
    return {
      preset: definePreset({ name: NAME }),
      error: error instanceof Error ? error.message : String(error),
    };
  }
}

function LivePreset() {
  const [values, setValues] = useState(initial);
  const [{ preset, error }, setBuilt] = useState(() => build(initial));
  const field = (key: keyof typeof initial, label: string) => (
    <TextField
      label={label}
      value={values[key]}
      onChange={(value) => {
        const next = { ...values, [key]: value };
        setValues(next);
        setBuilt(build(next));
      }}
    />
  );
  const issues = findContrastIssues(preset);
  return (
    <Stack gap="lg">
      <Grid min="12rem">
        {field('fill', 'light.color.action.primary.fill')}
        {field('page', 'light.color.surface.page')}
        {field('radius', 'shared.radius.card')}
      </Grid>
      {error !== null && <Alert tone="danger" title={error} />}
      {issues.length > 0 && (
        <Alert tone="warning" title={`${issues.length} pairs with too little contrast`}>
          {issues
            .slice(0, 5)
            .map(({ scheme, upper, ground, ratio }) =>
              [scheme, upper, 'on', ground, ratio.toFixed(2)].join(' '),
            )
            .join('; ')}
        </Alert>
      )}
      <Grid min="20rem">
        {(['light', 'dark'] as const).map((scheme) => (
          <ThemedArea key={scheme} preset={preset} scheme={scheme}>
            <SampleCard title={`Your preset, ${scheme}`} />
          </ThemedArea>
        ))}
      </Grid>
    </Stack>
  );
}

/** Change a value: the preset is defined and applied again at once, and its contrast is measured. */
export const LiveExample: Story = {
  render: () => <LivePreset />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fill = canvas.getByRole('textbox', { name: 'light.color.action.primary.fill' });
    await userEvent.clear(fill);
    await userEvent.type(fill, '#1D6B3F');
    const [save] = canvas.getAllByRole('button', { name: 'Save' });
    if (save === undefined) throw new Error('The sample has no button');
    // The colour has a transition.
    await waitFor(() => expect(getComputedStyle(save).backgroundColor).toBe('rgb(29, 107, 63)'));
    const radius = canvas.getByRole('textbox', { name: 'shared.radius.card' });
    await userEvent.clear(radius);
    await userEvent.type(radius, 'round');
    await expect(
      canvas.getByText(/shared\.radius\..* is not valid|which is not valid/),
    ).toBeVisible();
    await userEvent.clear(radius);
    await userEvent.type(radius, '4px');
  },
};
