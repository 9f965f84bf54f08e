/** The module of a component that an index exports, not only its types: `components/Button/Button`. */
export const componentExport: RegExp =
  /^(?:export (?!type )|\} )[^;]*?from '\.\/((?:components|layout)\/(\w+)\/\2)\.tsx';$/gm;
