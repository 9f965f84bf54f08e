import { type ComponentProps, type ComponentType, createElement } from 'react';
import { cx } from './cx.ts';
import * as styles from './icon.css.ts';

export type IconProps = ComponentProps<'svg'>;

/** An icon component: one of ours, or any component that takes the props of an `svg`. */
export type IconComponent = ComponentType<IconProps>;

/** The shapes of an icon, each with its attributes. */
type Drawing = readonly (readonly [shape: string, attributes: Readonly<Record<string, unknown>>])[];

/** Makes a component from a drawing: lines of 2 units in a square of 24, in the colour of the text beside it. */
export const createIcon =
  (drawing: Drawing): IconComponent =>
  (props) => <Icon {...props} drawing={drawing} />;

/** The same for a forward or back arrow: it is mirrored if writing runs from right to left. */
export const createArrow =
  (drawing: Drawing): IconComponent =>
  (props) => <Icon {...props} drawing={drawing} className={cx(props.className, styles.turning)} />;

function Icon({ drawing, ...props }: IconProps & { drawing: Drawing }) {
  const named = props['aria-label'] ?? props['aria-labelledby'];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: decorative beside text unless it has a name
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
