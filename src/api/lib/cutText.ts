/** At most `most` characters and «…»; a character of two code units is not cut in the middle. */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…`;
