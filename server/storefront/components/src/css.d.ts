/** A style sheet, as the build minifies it. */
declare module '*.css' {
  const text: string;
  export default text;
}
