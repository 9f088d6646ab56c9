import type { EndpointResponse, PortalSlug, parserDetail } from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import { Stack } from '@litometr/ui';
import { Select } from '@litometr/ui/select';
import { Tab, TabList, TabPanel, Tabs } from '@litometr/ui/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { Section } from '../../blocks/Section.tsx';
import { useDomain } from '../../domain/useDomain.ts';
import { BreachesTable } from './BreachesTable.tsx';
import { type PortalPart, portalParts } from './dataSources.address.ts';
import { detailMessages as messages } from './detail.messages.ts';
import { ErrorsTable } from './ErrorsTable.tsx';
import { FieldsMap } from './FieldsMap.tsx';
import { RunsTable } from './RunsTable.tsx';

export interface PortalDetailProps {
  portal: PortalSlug;
  onPortal: (portal: PortalSlug) => void;
  part: PortalPart;
  onPart: (part: PortalPart) => void;
  block: Block<EndpointResponse<typeof parserDetail>>;
  /** Days of the portal that staff marked as read in part. */
  partialDays: readonly string[];
  /** Number of requests from other parts of the page; each new one scrolls to it and focuses it. */
  focusRequests?: number;
  onReport: (id: string) => void;
  /** The part with the portal's collector. */
  collector: ReactNode;
}

/** One portal in depth. */
export function PortalDetail(props: PortalDetailProps) {
  const { portal, onPortal, part, onPart, block, onReport, collector, focusRequests = 0 } = props;
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusRequests === 0) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  }, [focusRequests]);
  return (
    <div ref={place} tabIndex={-1}>
      <Section
        title={domain.portal(portal)}
        actions={
          <Select
            label={t(messages.choose)}
            size="sm"
            options={portalSlugs.map((id) => ({ id, label: domain.portal(id) }))}
            value={portal}
            onChange={(id) => onPortal(portalSlugs.find((each) => each === id) ?? portal)}
          />
        }
      >
        <Tabs
          selectedKey={part}
          onSelectionChange={(key) => onPart(portalParts.find((each) => each === key) ?? 'runs')}
        >
          <TabList label={t(messages.parts)}>
            <Tab id="runs">{t(messages.runs)}</Tab>
            <Tab id="fields">{t(messages.fields)}</Tab>
            <Tab id="breaches">{t(messages.breaches)}</Tab>
            <Tab id="errors">{t(messages.errors)}</Tab>
            <Tab id="collector">{t(messages.collector)}</Tab>
          </TabList>
          <TabPanel id="runs">
            <RunsTable block={block} onReport={onReport} />
          </TabPanel>
          <TabPanel id="fields">
            <FieldsMap block={block} partialDays={props.partialDays} />
          </TabPanel>
          <TabPanel id="breaches">
            <BreachesTable block={block} />
          </TabPanel>
          <TabPanel id="errors">
            <ErrorsTable block={block} onReport={onReport} />
          </TabPanel>
          <TabPanel id="collector">
            <Stack gap="lg">{collector}</Stack>
          </TabPanel>
        </Tabs>
      </Section>
    </div>
  );
}
