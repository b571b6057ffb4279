/** At most `most` characters and «…»; never cuts within a surrogate pair. */
export const cutText = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')}…`;
