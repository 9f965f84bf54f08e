/** Of each state: always beside a word and a shape. */
const state = {
  /** Behind the words of a notice or a badge. */
  surface: null,
  /** Around it. */
  border: null,
  /** The words. */
  text: null,
  /** The shape that says it: an icon, a bar. */
  mark: null,
};

/** Of a kind of policy: always beside its drawing and its name. */
const kind = {
  /** Behind the drawing. */
  surface: null,
  /** The drawing, and the mark on the horizon. */
  mark: null,
};

/** The names of the tokens and what each is for; the design system's own pages read the comments. */
export const contractShape = {
  color: {
    /** The page behind everything. */
    canvas: null,
    /** Cards, fields, dialogs. */
    surface: null,
    /** One step back: table heads, tracks, unavailable controls. */
    sunken: null,
    /** Over the page while something blocks it. */
    scrim: null,
    /** What is read. */
    text: null,
    /** Help, labels of figures, what is said by the way. */
    textMuted: null,
    /** Headings and figures. */
    heading: null,
    /** Parts one thing from another; says nothing by itself. */
    border: null,
    /** The edge of something that takes input: 3:1 on `surface`. */
    borderStrong: null,
    /** Acts: primary button, selected, focus. */
    accent: null,
    accentHover: null,
    accentPressed: null,
    /** Words and icons on `accent`. */
    onAccent: null,
    /** Links and the words of quiet buttons. */
    accentText: null,
    accentTextHover: null,
    /** Behind what is chosen, quietly. */
    accentSoft: null,
    accentSoftHover: null,
    /** Takes something away: the danger button. */
    danger: null,
    dangerHover: null,
    dangerPressed: null,
    /** Words and icons on `danger`. */
    onDanger: null,
    /** Speaks: the header and its content. */
    header: null,
    headerHover: null,
    headerBorder: null,
    /** The land at the foot of the welcome band, far and near: quiet enough to be behind words. */
    headerFar: null,
    headerNear: null,
    /** Words and icons on the header. */
    onHeader: null,
    onHeaderMuted: null,
    /** The ring around what has the focus. */
    focus: null,
    /** What is empty yet: the track of a bar, the shape of what is coming. */
    track: null,
    info: state,
    success: state,
    warning: state,
    error: state,
    kind: { term: kind, savings: kind, child: kind, linked: kind, annuity: kind },
  },
  type: {
    family: null,
    /** For the name of a language in its own script, on a page in another. */
    names: null,
    weight: { regular: null, strong: null },
    /** Nothing a person reads is smaller than `small` (16 px at the browser's default size). */
    size: { small: null, body: null, lead: null, h3: null, h2: null, h1: null, figure: null, figureLarge: null },
    /** Devanagari has marks above and below the line and needs more room: `:lang(hi)` sets these larger. */
    lineHeight: { text: null, heading: null },
  },
  /** Steps of 4 px at the browser's default size; the number is the count of steps. */
  space: {
    '1': null,
    '2': null,
    '3': null,
    '4': null,
    '5': null,
    '6': null,
    '8': null,
    '10': null,
    '12': null,
    '16': null,
  },
  radius: { box: null, round: null },
  border: { width: null, widthStrong: null },
  elevation: { overlay: null },
  /** All zero where the person asks for reduced motion. */
  motion: { fast: null, normal: null, slow: null, ease: null },
  /** Widths: a line of text, a form, the page's content, the side menu. */
  measure: { text: null, form: null, content: null, menu: null, target: null },
  layer: { header: null, overlay: null, toast: null },
};
