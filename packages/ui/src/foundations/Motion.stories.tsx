import type { Meta, StoryObj } from '@storybook/react-vite';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { Alert } from '../components/Alert/index.ts';
import { Button } from '../components/Button/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { Text } from '../components/Text/index.ts';
import { useMediaQuery } from '../internal/useMediaQuery.ts';
import { media } from '../theme/breakpoints.ts';
import * as css from './foundations.css.ts';
import { Code, Page, Section } from './Page.tsx';

const meta = { title: 'Theme/Motion', parameters: { controls: { disable: true } } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const times = [
  ['fast', '120 ms', 'Hover and press: what the hand does is answered at once'],
  ['panel', '200 ms', 'What opens and closes: menus, dialogs, drawers, groups of a tree'],
  ['chart', '300 ms', 'Where the eye must follow: a bar grows, a rank changes places'],
] as const;

function Runners() {
  const [isThere, setThere] = useState(false);
  const isStill = useMediaQuery(media.reducedMotion);
  return (
    <>
      {isStill && (
        <Alert tone="info" title="Your system asks for less motion">
          Things take their new place without a way between. Nothing else changes.
        </Alert>
      )}
      {times.map(([name, time, use]) => (
        <div key={name} className={css.swatch}>
          <Text size="caption" tone="secondary">
            <Code>{name}</Code> · {time} · {use}
          </Text>
          <div className={css.track}>
            <div
              className={css.runner}
              data-there={isThere || undefined}
              style={assignInlineVars({ [css.time]: css.durations[name] })}
            />
          </div>
        </div>
      ))}
      <Inline>
        <Button onPress={() => setThere((value) => !value)}>Move</Button>
      </Inline>
    </>
  );
}

export const Motion: Story = {
  render: () => (
    <Page
      title="Motion"
      lead="Motion says where something came from and where it went. Three durations, one curve that starts fast and ends softly. Nothing loops but a spinner."
    >
      <Section title="Durations">
        <Runners />
      </Section>
      <Section
        title="Less motion"
        lead={
          <>
            Where the system asks for it, the three durations are nearly nothing: who uses{' '}
            <Code>vars.duration</Code> needs no rule of their own. A spinner turns once.
          </>
        }
      >
        <Text>
          Move only transform and opacity on large things; a page never shifts what is read.
        </Text>
      </Section>
    </Page>
  ),
};
