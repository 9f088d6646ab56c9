import type { WidgetLink } from '@litometr/analytics-widgets';
import { Link } from 'react-router-dom';

/**
 * The router's link, for widgets that know no router. What only changes the page's state (an
 * address that begins with `?`) leaves the place on the page as it is.
 */
export const AppLink: WidgetLink = ({ href, ...rest }) => (
  <Link to={href} preventScrollReset={href.startsWith('?')} {...rest} />
);
