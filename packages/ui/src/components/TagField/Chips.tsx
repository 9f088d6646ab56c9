import { clsx } from 'clsx';
import { Button } from 'react-aria-components/Button';
import type { Key } from 'react-aria-components/ListBox';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import type { FieldOption } from '../../internal/options.ts';
import * as chip from '../Chip/Chip.css.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './TagField.css.ts';

interface ChipsProps {
  /** Of the field: the chips are its value. */
  label: string;
  tags: readonly FieldOption[];
  isDisabled: boolean;
  /** Absent where nothing can be taken away. */
  onRemove?: (ids: ReadonlySet<Key>) => void;
}

/** The chosen options. Arrows go from chip to chip, Delete takes one away. */
export function Chips({ label, tags, isDisabled, onRemove }: ChipsProps) {
  return (
    <TagGroup
      aria-label={label}
      className={css.inFlow}
      {...(onRemove && { onRemove })}
      {...(isDisabled && { disabledKeys: tags.map((tag) => tag.id) })}
    >
      <TagList items={tags} className={css.inFlow}>
        {(tag) => (
          <Tag
            id={tag.id}
            textValue={tag.label}
            className={clsx(chip.root, chip.tone.neutral, css.tag)}
          >
            {({ allowsRemoving }) => (
              <>
                {tag.icon}
                <span className={chip.label} title={tag.label}>
                  {tag.label}
                </span>
                {allowsRemoving && (
                  <Button slot="remove" className={chip.remove}>
                    <Icon name="close" size="sm" />
                  </Button>
                )}
              </>
            )}
          </Tag>
        )}
      </TagList>
    </TagGroup>
  );
}
