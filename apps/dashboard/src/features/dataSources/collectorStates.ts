import type { Collector, CollectorReason, CollectorRunState } from '@litometr/api-contract';
import type { BadgeProps } from '@litometr/ui';
import type { MessageDescriptor } from 'react-intl';
import { collectorMessages as messages } from './collector.messages.ts';

interface Named {
  label: MessageDescriptor;
  tone: NonNullable<BadgeProps['tone']>;
}

export const collectorStates: Readonly<Record<Collector['state'], Named>> = {
  unavailable: { label: messages.stateUnavailable, tone: 'neutral' },
  off: { label: messages.stateOff, tone: 'neutral' },
  paused: { label: messages.statePaused, tone: 'neutral' },
  resting: { label: messages.stateResting, tone: 'warning' },
  running: { label: messages.stateRunning, tone: 'info' },
  idle: { label: messages.stateIdle, tone: 'success' },
};

export const ways: Readonly<Record<Collector['way'], MessageDescriptor>> = {
  api: messages.wayApi,
  json: messages.wayJson,
  pages: messages.wayPages,
};

export const runStates: Readonly<Record<CollectorRunState, Named>> = {
  running: { label: messages.running, tone: 'info' },
  published: { label: messages.published, tone: 'success' },
  partial: { label: messages.partial, tone: 'warning' },
  unchanged: { label: messages.unchanged, tone: 'neutral' },
  withheld: { label: messages.withheld, tone: 'danger' },
  failed: { label: messages.runFailed, tone: 'danger' },
  stopped: { label: messages.runStopped, tone: 'neutral' },
  dry_run: { label: messages.dryRun, tone: 'neutral' },
};

export const reasons: Readonly<Record<CollectorReason, MessageDescriptor>> = {
  robots: messages.robots,
  captcha: messages.captcha,
  blocked: messages.blocked,
  rate_limited: messages.rateLimited,
  unreachable: messages.unreachable,
  redirect: messages.redirect,
  encoding: messages.encoding,
  shape: messages.shape,
  coverage: messages.lowCoverage,
  too_few: messages.tooFew,
  import_refused: messages.importRefused,
  server: messages.server,
  stopped: messages.byStaff,
  killed: messages.killed,
};
