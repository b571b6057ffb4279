// Texts as searches compare them.

/** Letters composed in one way: their places are those of `foldText`. */
export const composeText = (text: string): string => text.normalize('NFC');

/** Lower case, composed letters, ё as е. */
export const foldText = (text: string): string => composeText(text).toLocaleLowerCase('ru').replaceAll('ё', 'е');
