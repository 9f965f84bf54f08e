/** The text of a file, as Vite provides it. */
declare module '*?raw' {
  const text: string;
  export default text;
}
