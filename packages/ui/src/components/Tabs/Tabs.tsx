import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the set, as "Policy details". */
  label: string;
  items: readonly TabItem[];
  /** Controlled with `onValueChange`, or left to itself from `defaultValue` or the first. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** All panels are in the page from the start, and a print shows them one after the other, each under its name. */
  printAll?: boolean | undefined;
}

/** Different views of one thing, of which one is looked at at a time. Not for steps, and not where people compare. */
export function Tabs({ label, items, value, defaultValue = items[0]?.value, onValueChange, printAll }: TabsProps) {
  const root = {
    ...(value === undefined ? defaultValue !== undefined && { defaultValue } : { value }),
    ...(onValueChange && { onValueChange }),
  };
  return (
    <Radix.Root {...root}>
      <Radix.List aria-label={label} className={styles.list}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className={styles.tab}>
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          key={item.value}
          value={item.value}
          className={styles.panel}
          {...(printAll && { forceMount: true })}
        >
          {printAll && <p className={styles.printedName}>{item.label}</p>}
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
