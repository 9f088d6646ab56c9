import { clsx } from 'clsx';
import { Button } from 'react-aria-components/Button';
import type { Key } from 'react-aria-components/ListBox';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import type { FieldOption } from '../../internal/options.ts';
import { useFilledAtOnce } from '../../internal/useFilledAtOnce.ts';
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
  useFilledAtOnce();
  if (isDisabled) return <StillChips label={label} tags={tags} />;
  return (
    <TagGroup aria-label={label} className={css.inFlow} {...(onRemove && { onRemove })}>
      <TagList items={tags} className={css.inFlow}>
        {(tag) => (
          <Tag id={tag.id} textValue={tag.label} className={look}>
            {({ allowsRemoving }) => (
              <>
                <Content {...tag} />
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

const look = clsx(chip.root, chip.tone.neutral, css.tag);

function Content({ icon, label }: Pick<FieldOption, 'icon' | 'label'>) {
  return (
    <>
      {icon}
      <span className={chip.label} title={label}>
        {label}
      </span>
    </>
  );
}

/** In a disabled field: to be read, and no stop of the keyboard, which a group of tags would be. */
function StillChips({ label, tags }: Pick<ChipsProps, 'label' | 'tags'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a box of its own, these flow in the line.
    <div role="group" aria-disabled="true" aria-label={label} className={css.inFlow}>
      {tags.map((tag) => (
        <span key={tag.id} data-disabled="" className={look}>
          <Content {...tag} />
        </span>
      ))}
    </div>
  );
}
