import { Inline, Stack, Text } from '@litometr/ui';
import { FilterBar } from '../FilterBar/index.ts';
import { ExportMenu } from './ExportMenu.tsx';

interface FilteredListProps {
  fileName: string;
  /** Rows in the file. */
  rows: string;
}

function FilteredList({ fileName, rows }: FilteredListProps) {
  return (
    <Stack gap="sm">
      <FilterBar
        label="Условия"
        filters={[{ id: 'genre', label: 'Любовное фэнтези', onRemove: () => undefined }]}
      />
      <Inline justify="between">
        <Text numeric>38 книг</Text>
        <ExportMenu csv={{ href: 'data:text/csv,a', fileName }} />
      </Inline>
      <Text size="caption" tone="secondary">
        {fileName}: {rows}
      </Text>
    </Stack>
  );
}

/** The file has the rows of the page, and its name has the filter. */
export function FilteredFile() {
  return <FilteredList fileName="top-100-lyubovnoe-fentezi.csv" rows="38 строк" />;
}

/** The file has rows that the page does not show. */
export function FileOfAllBooks() {
  return <FilteredList fileName="knigi.csv" rows="9 842 строки" />;
}
