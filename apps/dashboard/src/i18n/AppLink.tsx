import type { WidgetLink } from '@litometr/analytics-widgets';
import { Link } from 'react-router-dom';

/** The router's link, for widgets that know no router. */
export const AppLink: WidgetLink = ({ href, ...rest }) => <Link to={href} {...rest} />;
