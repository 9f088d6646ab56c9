import { DataPanel, type PanelState } from '@litometr/analytics-widgets';
import type { Named, PortalSlug } from '@litometr/api-contract';
import { CheckboxGroup, Grid, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useGloss } from '../../../domain/useGloss.ts';
import { GenreTopCard } from './GenreTopCard.tsx';
import { type GenreTopsState, MAX_SIDE, sideGenres } from './genreTops.address.ts';
import { genreTopsMessages as messages } from './genreTops.messages.ts';

interface GenresSideProps {
  portal: PortalSlug;
  /** Of the genres. */
  known: PanelState;
  genres: readonly Named[];
  /** Ids; undefined: the first few. */
  chosen: GenreTopsState['side'];
  onChoose: (ids: string[] | undefined) => void;
  hrefOf: (genre: number) => string;
  asof?: string | undefined;
}

/** Small tops of two to six genres side by side. */
export function GenresSide(props: GenresSideProps) {
  const { portal, known, genres, chosen, onChoose, hrefOf, asof } = props;
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const shown = sideGenres({ side: chosen }, genres);
  const ids = shown.map(({ id }) => String(id));
  if (known.kind === 'failed') return <DataPanel state={known} />;
  return (
    <Stack gap="lg">
      <CheckboxGroup
        label={t(messages.genres)}
        orientation="horizontal"
        options={genres.map(({ id, name }) => ({
          id: String(id),
          label: glossed(name),
          isDisabled: ids.length >= MAX_SIDE && !ids.includes(String(id)),
        }))}
        value={ids}
        onChange={(next) => onChoose(next.length === 0 ? undefined : next)}
      />
      <Grid min="17rem" gap="lg">
        {shown.map((genre) => (
          <GenreTopCard
            key={genre.id}
            portal={portal}
            genre={genre}
            href={hrefOf(genre.id)}
            asof={asof}
          />
        ))}
      </Grid>
    </Stack>
  );
}
