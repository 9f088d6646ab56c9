import type { ImportStatus, ParserStatus, QualityDay } from '@litometr/api-contract';
import type { BadgeProps } from '@litometr/ui';
import type { MessageDescriptor } from 'react-intl';
import { dataSourcesMessages } from './dataSources.messages.ts';
import { importsMessages } from './imports.messages.ts';

interface Named {
  label: MessageDescriptor;
  tone: NonNullable<BadgeProps['tone']>;
}

export const portalStates: Readonly<Record<ParserStatus['state'], Named>> = {
  ok: { label: dataSourcesMessages.stateOk, tone: 'success' },
  partial: { label: dataSourcesMessages.statePartial, tone: 'warning' },
  late: { label: dataSourcesMessages.stateLate, tone: 'warning' },
  failed: { label: dataSourcesMessages.stateFailed, tone: 'danger' },
  paused: { label: dataSourcesMessages.statePaused, tone: 'neutral' },
  none: { label: dataSourcesMessages.stateNone, tone: 'neutral' },
};

export const importStates: Readonly<Record<ImportStatus, Named>> = {
  waiting: { label: importsMessages.waiting, tone: 'info' },
  reading: { label: importsMessages.reading, tone: 'info' },
  checking: { label: importsMessages.checking, tone: 'info' },
  publishing: { label: importsMessages.publishing, tone: 'info' },
  published: { label: importsMessages.published, tone: 'success' },
  unchanged: { label: importsMessages.unchanged, tone: 'neutral' },
  refused: { label: importsMessages.refused, tone: 'danger' },
  failed: { label: importsMessages.failed, tone: 'danger' },
  abandoned: { label: importsMessages.abandoned, tone: 'warning' },
};

export const dayMarks: Readonly<Record<QualityDay['mark'], MessageDescriptor>> = {
  ok: dataSourcesMessages.dayOk,
  partial: dataSourcesMessages.dayPartial,
  missing: dataSourcesMessages.dayMissing,
};

/** True when a portal needs attention, by the server's definition. */
export const needsALook = ({ state, muted_until: muted }: ParserStatus): boolean =>
  muted === null && !['ok', 'paused', 'none'].includes(state);
