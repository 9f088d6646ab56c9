import { Button, IconButton } from '@litometr/ui';
import { Checkbox } from '@litometr/ui/form';
import { Popover } from '@litometr/ui/popover';
import { useState } from 'react';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { columnIdOf, columnTitleOf } from '../DataTable/column.ts';
import * as css from './ColumnChooser.css.ts';
import type { ColumnChooserProps } from './types.ts';

/** Renders the list of columns, in their order. */
export default function ColumnPanel({ columns, hidden, onChange }: ColumnChooserProps) {
  const { strings } = useWidgets();
  // Opened by the press that loaded it.
  const [isOpen, setOpen] = useState(true);
  const set = (id: string, isShown: boolean) =>
    onChange(isShown ? hidden.filter((each) => each !== id) : [...hidden, id]);
  return (
    <Popover
      trigger={<IconButton icon="columns" label={strings.table.columns} />}
      label={strings.table.columns}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <div className={css.root}>
        <div className={css.list}>
          {columns
            .filter(({ meta }) => meta?.rowHeader !== true)
            .map((column) => {
              const id = columnIdOf(column);
              return (
                <Checkbox
                  key={id}
                  isSelected={!hidden.includes(id)}
                  onChange={(isShown) => set(id, isShown)}
                >
                  {columnTitleOf(column)}
                </Checkbox>
              );
            })}
        </div>
        <Button variant="quiet" isDisabled={hidden.length === 0} onPress={() => onChange([])}>
          {strings.table.showAllColumns}
        </Button>
      </div>
    </Popover>
  );
}
