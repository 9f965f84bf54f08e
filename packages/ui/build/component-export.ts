/** Where an index exports a component, and not its types alone: its module, as `components/Button/Button`. */
export const componentExport: RegExp =
  /^(?:export (?!type )|\} )[^;]*?from '\.\/((?:components|layout)\/(\w+)\/\2)\.tsx';$/gm;
