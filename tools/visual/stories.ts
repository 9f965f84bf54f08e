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

/** A state of each component that shows all of its parts. If you add a component, add a line. */
const COMPONENTS = [
  'components-accordion--first-open',
  'components-actiontiles--four',
  'components-amount--every-size',
  'components-amountfield--with-limits',
  'components-attentioncard--every-urgency',
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
  'components-dialog--open',
  'components-errorsummary--in-a-form',
  'components-explained--open',
  'components-fileupload--every-state',
  'components-guide--three',
  'components-horizon--a-year',
  'components-iconbutton--pressed',
  'components-languagename--on-a-button',
  'components-linechart--one-line',
  'components-link--in-a-sentence',
  'components-loader--active',
  'components-maskedfield--hidden',
  'components-otpinput--filled',
  'components-pagination--in-the-middle',
  'components-policycard--late',
  'components-policycard--long-hindi',
  'components-policyface--every-kind',
  'components-progressbar--measured',
  'components-radiogroup--chosen',
  'components-reviewlist--before-and-after',
  'components-selectfield--chosen',
  'components-servicelist--with-notes',
  'components-skeleton--policy-cards',
  'components-slider--between',
  'components-stepper--in-the-middle',
  'components-table--lines-on-a-phone',
  'components-table--narrow-with-long-words',
  'components-table--payments',
  'components-textarea--invalid',
  'components-timeline--under-way',
  'components-toast--several',
  'components-totals--four',
  'components-visuallyhidden--in-a-link',
  'layout-columns--aside',
  'layout-header--with-actions',
  'layout-inline--stacked-on-phone',
  'layout-menudrawer--open',
  'layout-only--on-screen',
  'layout-sidemenu--groups',
  'layout-sidemenu--with-counts',
  'layout-stack--groups',
  'layout-tabbar--on-overview',
  'screens-messagescreen--success',
  'screens-otpscreen--wrong-code',
];

/** Components that show their state by a colour, an edge or a bar, which must stay visible with forced colours. */
const STATES = [
  'components-attentioncard--every-urgency',
  'components-badge--every-tone',
  'components-button--every-variant',
  'components-button--every-variant-loading',
  'components-button--every-variant-unavailable',
  'components-checkbox--checked',
  'components-combobox--open-list',
  'components-donutchart--allocation',
  'components-fileupload--every-state',
  'components-horizon--a-year',
  'components-iconbutton--pressed',
  'components-linechart--one-line',
  'components-loader--active',
  'components-notice--every-tone',
  'components-otpinput--filled',
  'components-progressbar--measured',
  'components-radiogroup--chosen',
  'components-skeleton--policy-cards',
  'components-slider--between',
  'components-stepper--in-the-middle',
  'components-tabs--other-chosen',
  'components-timeline--under-way',
  'components-toast--several',
  'layout-sidemenu--groups',
];

export const allShots: readonly Shot[] = [
  ...shots(FIRST, 'phone', ...PAGES, ...COLOURS, ...COMPONENTS),
  ...shots(FIRST, 'laplet', ...PAGES),
  ...shots(
    FIRST,
    'desk',
    ...PAGES,
    'components-horizon--a-year',
    'components-horizon--every-month',
    'components-table--payments',
  ),
  ...shots({ ...FIRST, scheme: 'dark' }, 'phone', ...PAGES, ...COLOURS, ...KINDS),
  ...shots({ ...FIRST, scheme: 'contrast' }, 'phone', PAGES[0] ?? '', ...COLOURS, ...KINDS),
  ...shots({ ...FIRST, language: 'hi' }, 'phone', ...PAGES),
  ...shots(SECOND, 'phone', ...PAGES, ...COLOURS),
  ...shots(SECOND, 'desk', PAGES[0] ?? ''),
  ...shots({ brand: 'sarovar', scheme: 'dark', language: 'hi' }, 'phone', ...PAGES),
  ...shots({ ...SECOND, scheme: 'contrast' }, 'phone', 'components-button--every-variant'),
  ...shots(LIGHT, 'phone', 'components-button--every-variant', 'layout-pageshell--with-hero', PAGES[2] ?? ''),
  ...shots({ ...LIGHT, scheme: 'dark', language: 'hi' }, 'phone', PAGES[0] ?? ''),
  ...shots(FIRST, 'phone', ...STATES).map((shot) => ({ ...shot, forced: true })),
];

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
