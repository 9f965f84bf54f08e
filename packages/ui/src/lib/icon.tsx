import { type ComponentProps, type ComponentType, createElement } from 'react';
import { cx } from './cx.ts';
import * as styles from './icon.css.ts';

export type IconProps = ComponentProps<'svg'>;

/** What draws an icon: one of ours, or any component that takes the props of an `svg`. */
export type IconComponent = ComponentType<IconProps>;

/** The shapes of an icon, each with its attributes. */
type Drawing = readonly (readonly [shape: string, attributes: Readonly<Record<string, unknown>>])[];

/** A component that shows a drawing: lines of 2 units in a square of 24, in the colour of the words beside it. */
export const createIcon =
  (drawing: Drawing): IconComponent =>
  (props) => <Icon {...props} drawing={drawing} />;

/** The same for an arrow that means on or back: it turns round where writing runs from right to left. */
export const createArrow =
  (drawing: Drawing): IconComponent =>
  (props) => <Icon {...props} drawing={drawing} className={cx(props.className, styles.turning)} />;

function Icon({ drawing, ...props }: IconProps & { drawing: Drawing }) {
  const named = props['aria-label'] ?? props['aria-labelledby'];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: decoration beside a word unless it is given a name
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={named && 'img'}
      aria-hidden={!named || undefined}
      {...props}
    >
      {drawing.map(([shape, attributes], at) => createElement(shape, { key: at, ...attributes }))}
    </svg>
  );
}
