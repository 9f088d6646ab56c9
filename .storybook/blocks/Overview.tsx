import { vars } from '@litometr/ui/theme';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import pictures from '../pictures/pictures.json';
import * as css from './overview.css.ts';
import { useChosen } from './useChosen.ts';

const files = import.meta.glob<string>('../pictures/*.png', {
  eager: true,
  query: '?url',
  import: 'default',
});

interface OverviewProps {
  /** Beginning of the titles of the components, such as `Ui/Forms/`. */
  of: string;
}

/** Components in pictures, each a link to its page. */
export function Overview({ of }: OverviewProps) {
  const { theme } = useChosen();
  const look = theme.includes('dark') ? 'dark' : 'light';
  const depth = of.split('/').length;
  const some = pictures.filter(
    ({ title }) => title.startsWith(of) && title.split('/').length === depth,
  );
  return (
    <ul className={css.grid}>
      {some.map(({ title, id }) => (
        <li key={id} className={css.item}>
          <AnchorMdx href={`?path=/docs/${id}--docs`} target="_self">
            <img
              className={css.picture}
              src={files[`../pictures/${id}.${look}.png`]}
              width={360}
              height={240}
              loading="lazy"
              alt=""
              style={{ background: vars.color.surface.page }}
            />
            <span className={css.name}>{title.split('/').at(-1)}</span>
          </AnchorMdx>
        </li>
      ))}
    </ul>
  );
}
