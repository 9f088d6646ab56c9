import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { NotFoundPage } from '../features/notFound/NotFoundPage.tsx';

const digits = /^[0-9]{1,15}$/;

/** Gives a page the id of its path; anything but digits is the not-found page (decision 14). */
export function withId(Page: ComponentType<{ id: string }>): ComponentType {
  return function PageWithId() {
    const { id = '' } = useParams();
    return digits.test(id) ? <Page key={id} id={id} /> : <NotFoundPage />;
  };
}
