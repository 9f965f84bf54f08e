import * as Radix from '@radix-ui/react-tabs';
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the set, for example "Policy details". */
  label: string;
  items: readonly TabItem[];
  /** Controlled with `onValueChange`; uncontrolled from `defaultValue` or the first. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Renders all panels from the start, and prints them one after the other, each under its name. */
  printAll?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Different views of one thing, one at a time. Not for steps, and not for comparing. */
export function Tabs(props: TabsProps) {
  const { label, items, value, defaultValue = items[0]?.value, onValueChange, printAll, className, ref } = props;
  const node = useRef<HTMLDivElement>(null);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useImperativeHandle(ref, () => node.current as HTMLDivElement);
  // Radix sets its own direction and uses it for the arrow keys, so pass it the page's
  useLayoutEffect(() => {
    const around = node.current?.parentElement;
    if (around) setDirection(getComputedStyle(around).direction === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  const root = {
    ...(value === undefined ? defaultValue !== undefined && { defaultValue } : { value }),
    ...(onValueChange && { onValueChange }),
  };
  return (
    <Radix.Root {...root} ref={node} dir={direction} className={className}>
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
