import { createContext, type ReactNode } from 'react';

/** What every step within says below its heading, before its fields. */
export const StepNoticeContext = createContext<ReactNode>(undefined);
