import dark from '../../docs/screens/dark.png';
import light from '../../docs/screens/light.png';
import persian from '../../docs/screens/persian.png';
import phone from '../../docs/screens/phone.png';
import * as css from './overview.css.ts';

/** Widths and heights of the screens in pixels: `npm run screens -- --readme` makes them. */
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 812 };

const screens = [
  { file: light, alt: 'A top 100 in the light theme', ...WIDE },
  { file: dark, alt: 'Daily trends in the dark theme', ...WIDE },
  { file: persian, alt: 'Genre statistics in Persian, from right to left', ...WIDE },
  { file: phone, alt: 'Bestsellers on a phone', ...PHONE },
];

/** The product that the components were made for, in four looks. */
export function ProductScreens() {
  return (
    <ul className={css.screens}>
      {screens.map(({ file, alt, ...size }) => (
        <li key={file} className={css.item}>
          <a href={file}>
            <img className={css.screen} src={file} alt={alt} loading="lazy" {...size} />
          </a>
        </li>
      ))}
    </ul>
  );
}
