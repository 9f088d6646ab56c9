import { createContext } from 'react';

/** Whether the form around is being sent. */
export const FormPendingContext = createContext(false);
