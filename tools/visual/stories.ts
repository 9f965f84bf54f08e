/** Widths of the design: a phone, a laplet, a desk. */
export const widths = { phone: 360, laplet: 768, desk: 1280 } as const;

export interface Look {
  brand: 'meru' | 'sarovar';
  scheme: 'light' | 'dark' | 'contrast';
  language: 'en' | 'hi';
}

/** A story as it is photographed. */
export interface Shot {
  story: string;
  width: keyof typeof widths;
  look: Look;
}

const FIRST: Look = { brand: 'meru', scheme: 'light', language: 'en' };
const SECOND: Look = { brand: 'sarovar', scheme: 'light', language: 'en' };

const shots = (look: Look, width: Shot['width'], ...stories: string[]): Shot[] =>
  stories.map((story) => ({ story, width, look }));

/** Pages, where the layout changes with the width. */
const PAGES = ['pages-dashboard--three-policies', 'pages-policy--details', 'pages-sign-in-and-pay--sign-in'];

/** What carries the colours of a brand: the header, every kind of button, states, fields, figures. */
const COLOURS = [
  'components-badge--every-tone',
  'components-button--every-variant',
  'components-notice--every-tone',
  'components-tabs--other-chosen',
  'components-textfield--invalid',
  'layout-pageshell--with-hero',
];

/** A state of each component that shows all of its parts. Whoever adds a component adds a line. */
const COMPONENTS = [
  'components-accordion--first-open',
  'components-amount--every-size',
  'components-amountfield--with-limits',
  'components-avatar--beside-a-name',
  'components-button--every-size',
  'components-button--loading',
  'components-card--with-aside',
  'components-checkbox--invalid',
  'components-combobox--chosen',
  'components-datalist--sum',
  'components-donutchart--allocation',
  'components-drawing--all',
  'components-emptystate--nothing',
  'components-datefield--filled',
  'components-fileupload--every-state',
  'components-linechart--one-line',
  'components-maskedfield--hidden',
  'components-otpinput--filled',
  'components-pagination--in-the-middle',
  'components-policycard--late',
  'components-policycard--long-hindi',
  'components-progressbar--measured',
  'components-radiogroup--chosen',
  'components-reviewlist--before-and-after',
  'components-selectfield--chosen',
  'components-skeleton--policy-cards',
  'components-stepper--in-the-middle',
  'components-table--payments',
  'components-timeline--under-way',
  'layout-header--with-actions',
  'layout-sidemenu--groups',
  'screens-messagescreen--success',
  'screens-otpscreen--wrong-code',
];

export const allShots: readonly Shot[] = [
  ...shots(FIRST, 'phone', ...PAGES, ...COLOURS, ...COMPONENTS),
  ...shots(FIRST, 'laplet', ...PAGES),
  ...shots(FIRST, 'desk', ...PAGES, 'components-table--payments'),
  ...shots({ ...FIRST, scheme: 'dark' }, 'phone', ...PAGES, ...COLOURS),
  ...shots({ ...FIRST, scheme: 'contrast' }, 'phone', PAGES[0] ?? '', ...COLOURS),
  ...shots({ ...FIRST, language: 'hi' }, 'phone', ...PAGES),
  ...shots(SECOND, 'phone', ...PAGES, ...COLOURS),
  ...shots(SECOND, 'desk', PAGES[0] ?? ''),
  ...shots({ brand: 'sarovar', scheme: 'dark', language: 'hi' }, 'phone', ...PAGES),
  ...shots({ ...SECOND, scheme: 'contrast' }, 'phone', 'components-button--every-variant'),
];

/** The name of a picture: what is in it, without what is as in the first look. */
export const nameOf = ({ story, width, look }: Shot): string =>
  [
    story,
    width,
    ...(['brand', 'scheme', 'language'] as const).map((key) => (look[key] === FIRST[key] ? '' : look[key])),
  ]
    .filter(Boolean)
    .join('-');
