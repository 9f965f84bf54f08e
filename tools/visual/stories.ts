/** Widths of the design: phone, laplet (a small laptop or tablet), desktop. */
export const widths = { phone: 360, laplet: 768, desk: 1280 } as const;

export interface Look {
  brand: 'meru' | 'sarovar' | 'amaltas';
  scheme: 'light' | 'dark' | 'contrast';
  language: 'en' | 'hi';
}

/** A screenshot of a story. */
export interface Shot {
  story: string;
  width: keyof typeof widths;
  look: Look;
  /** With the person's own colours, as with a Windows contrast theme. */
  forced?: boolean;
}

const FIRST: Look = { brand: 'meru', scheme: 'light', language: 'en' };
const SECOND: Look = { brand: 'sarovar', scheme: 'light', language: 'en' };

/** A yellow button and the longest names. */
const LIGHT: Look = { brand: 'amaltas', scheme: 'light', language: 'en' };

const shots = (look: Look, width: Shot['width'], ...stories: string[]): Shot[] =>
  stories.map((story) => ({ story, width, look }));

/** Pages, where the layout changes with the width. */
const PAGES = ['pages-dashboard--three-policies', 'pages-policy--details', 'pages-sign-in-and-pay--sign-in'];

/** Components whose layout changes with the width. */
const WIDE = ['components-horizon--a-year', 'components-horizon--every-month', 'components-table--payments'];

/** Stories with the colours of a brand: the header, every kind of button, states, fields, figures. */
const COLOURS = [
  'components-badge--every-tone',
  'components-button--every-variant',
  'components-notice--every-tone',
  'components-tabs--other-chosen',
  'components-textfield--invalid',
  'layout-pageshell--with-hero',
];

/** Stories with the hues of policy kinds, and the edges for urgency. */
const KINDS = [
  'components-attentioncard--every-urgency',
  'components-policyface--every-kind',
  'components-totals--four',
];

/** Stories as the index of a built Storybook lists them, by id. */
export type StoryIndex = Readonly<
  Record<string, { readonly type: 'story' | 'docs'; readonly tags?: readonly string[] }>
>;

/**
 * The screenshots to compare. A story with the tag `picture` shows all parts of a component; `forced-colours` marks a state that
 * is shown by a colour, an edge or a bar, which must stay visible with the person's own colours.
 */
export function shotsOf(index: StoryIndex): Shot[] {
  // the page of a component has the tags of its stories, too
  const storiesWith = (tag: string) =>
    Object.entries(index).flatMap(([id, { type, tags }]) => (type === 'story' && tags?.includes(tag) ? [id] : []));
  return [
    ...shots(FIRST, 'phone', ...storiesWith('picture')),
    ...shots(FIRST, 'laplet', ...PAGES),
    ...shots(FIRST, 'desk', ...PAGES, ...WIDE),
    ...shots({ ...FIRST, scheme: 'dark' }, 'phone', ...PAGES, ...COLOURS, ...KINDS),
    ...shots({ ...FIRST, scheme: 'contrast' }, 'phone', PAGES[0] ?? '', ...COLOURS, ...KINDS),
    ...shots({ ...FIRST, language: 'hi' }, 'phone', ...PAGES),
    ...shots(SECOND, 'phone', ...PAGES, ...COLOURS),
    ...shots(SECOND, 'desk', PAGES[0] ?? ''),
    ...shots({ brand: 'sarovar', scheme: 'dark', language: 'hi' }, 'phone', ...PAGES),
    ...shots({ ...SECOND, scheme: 'contrast' }, 'phone', 'components-button--every-variant'),
    ...shots(LIGHT, 'phone', 'components-button--every-variant', 'layout-pageshell--with-hero', PAGES[2] ?? ''),
    ...shots({ ...LIGHT, scheme: 'dark', language: 'hi' }, 'phone', PAGES[0] ?? ''),
    ...shots(FIRST, 'phone', ...storiesWith('forced-colours')).map((shot) => ({ ...shot, forced: true })),
  ];
}

/** The name of a screenshot: its story and width, and how its look differs from the first. */
export const nameOf = ({ story, width, look, forced }: Shot): string =>
  [
    story,
    width,
    ...(['brand', 'scheme', 'language'] as const).map((key) => (look[key] === FIRST[key] ? '' : look[key])),
    forced && 'forced',
  ]
    .filter(Boolean)
    .join('-');
