import '@litometr/ui/styles.css';
import '@litometr/analytics-widgets/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Portal } from './portal/Portal';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id root.');
createRoot(root).render(
  <StrictMode>
    <Portal />
  </StrictMode>,
);
