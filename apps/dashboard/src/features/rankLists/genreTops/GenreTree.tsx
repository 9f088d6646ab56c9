import { DataPanel, DeltaCell } from '@litometr/analytics-widgets';
import type { EndpointResponse, genres } from '@litometr/api-contract';
import { Skeleton, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Block } from '../../../blocks/block.ts';
import { DataText } from '../../../blocks/DataText.tsx';
import { useGloss } from '../../../domain/useGloss.ts';
import * as css from './GenreTree.css.ts';
import { genreTopsMessages as messages } from './genreTops.messages.ts';

interface GenreTreeProps {
  rows: Block<EndpointResponse<typeof genres>>;
  current: number | null;
  hrefOf: (genre: number) => string;
}

const ROWS = 14;

/** The genres of a portal with how many books they have and how their gain changes; in colour where it is not by chance. */
export function GenreTree({ rows: { state, data }, current, hrefOf }: GenreTreeProps) {
  const { formatMessage: t } = useIntl();
  const { gloss } = useGloss();
  if (state.kind === 'failed') return <DataPanel state={state} />;
  if (data === undefined) return <Skeleton shape="block" blockSize={`${ROWS * 3.75}rem`} />;
  return (
    <nav aria-label={t(messages.genres)}>
      <ul className={css.list}>
        {data.items.map(({ id, name, books, ...row }) => (
          <li key={id} className={css.item} data-current={id === current}>
            <Link
              to={hrefOf(id)}
              className={css.link}
              preventScrollReset
              {...(id === current && { 'aria-current': 'true' as const })}
            >
              <DataText>{name}</DataText>
              {gloss(name) !== null && (
                <Text as="div" size="caption" tone="secondary" lines={1}>
                  {gloss(name)}
                </Text>
              )}
            </Link>
            <span title={t(messages.change)}>
              <DeltaCell
                value={row.gain_change}
                format="percent"
                better={row.gain_change_certain ? 'up' : 'none'}
              />
            </span>
            <Text as="span" size="caption" tone="secondary">
              {t(messages.books, { count: books })}
            </Text>
          </li>
        ))}
      </ul>
    </nav>
  );
}
