/** For each state: always beside a word and a shape. */
const state = {
  /** Behind the text of a notice or a badge. */
  surface: null,
  /** Around it. */
  border: null,
  /** The text. */
  text: null,
  /** The shape that shows it: an icon, a bar. */
  mark: null,
};

/** For each kind of policy: always beside its drawing and its name. */
const kind = {
  /** Behind the drawing. */
  surface: null,
  /** The drawing, and the mark on the horizon. */
  mark: null,
};

/** The names of the tokens and their purposes; the design system's own pages show these comments. */
export const contractShape = {
  color: {
    /** The page behind everything. */
    canvas: null,
    /** Cards, fields, dialogs. */
    surface: null,
    /** One step back: table headers, tracks, unavailable controls. */
    sunken: null,
    /** Over the page while something blocks it. */
    scrim: null,
    /** Body text. */
    text: null,
    /** Help, labels of figures, secondary text. */
    textMuted: null,
    /** Headings and figures. */
    heading: null,
    /** Separates things; has no meaning of its own. */
    border: null,
    /** The edge of an input: 3:1 on `surface`. */
    borderStrong: null,
    /** The primary button: the insurer's own colour, which may be light. */
    accent: null,
    accentHover: null,
    accentPressed: null,
    /** Text and icons on `accent`. */
    onAccent: null,
    /** Edges and graphics of what is active: selected, progress, the primary button's edge. */
    accentMark: null,
    /** Links and the text of quiet buttons. */
    accentText: null,
    accentTextHover: null,
    /** Behind a selected item, quietly. */
    accentSoft: null,
    accentSoftHover: null,
    /** Removal: the danger button. */
    danger: null,
    dangerHover: null,
    dangerPressed: null,
    /** Text and icons on `danger`. */
    onDanger: null,
    /** The header and its content. */
    header: null,
    headerHover: null,
    headerBorder: null,
    /** The landscape at the bottom of the welcome band, far and near: quiet enough to be behind text. */
    headerFar: null,
    headerNear: null,
    /** Text and icons on the header. */
    onHeader: null,
    onHeaderMuted: null,
    /** The ring around the focused element. */
    focus: null,
    /** Still empty: the track of a bar, the shape of coming content. */
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
    /** No text is smaller than `small` (16 px at the browser's default size), but for the names in `TabBar`. */
    size: { small: null, body: null, lead: null, h3: null, h2: null, h1: null, figure: null, figureLarge: null },
    /** Devanagari has marks above and below the line and needs more room: `:lang(hi)` sets these larger. */
    lineHeight: { text: null, heading: null },
  },
  /** Steps of 4 px at the browser's default size; the number counts the steps. */
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
  /** All zero if the person prefers reduced motion. */
  motion: { fast: null, normal: null, slow: null, ease: null },
  /** Widths: a line of text, a form, the page's content, the side menu. */
  measure: { text: null, form: null, content: null, menu: null, target: null },
  layer: { header: null, overlay: null, toast: null },
};
