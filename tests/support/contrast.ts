/* oxlint-disable unicorn/consistent-function-scoping -- the function is sent to the page as text, with all it calls */
// Contrast of a text in a page by WCAG 2, where axe cannot compute it: behind a pseudo-element, a picture or a mask.

/** A text below its required contrast, with the ratio; null when it is readable or inactive. Runs in the page, so it uses no imports. */
export function measureLowContrast(element: Element): readonly [html: string, ratio: number] | null {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const parse = (text: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const scale = text.startsWith('color(') ? 255 : 1;
    return [red * scale, green * scale, blue * scale, alpha];
  };
  const over = (top: Colour, under: Colour): Colour => {
    const mix = (place: 0 | 1 | 2) => top[place] * top[3] + under[place] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const luminance = (colour: Colour) => {
    const linear = (value: number) =>
      value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
  };
  if (element.closest(':disabled, [aria-disabled="true"]')) return null;
  const chain: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) chain.push(at);
  const styles = chain.map((each) => getComputedStyle(each));
  const isDrawn = element instanceof SVGElement; // its paint is `fill`, its surface the first shape beside it
  const shape = isDrawn ? element.parentElement?.querySelector(':scope > rect') : null;
  const surface = [
    ...(shape ? [parse(getComputedStyle(shape).fill)] : []),
    ...styles.map(({ backgroundColor }) => parse(backgroundColor)),
  ].reduceRight<Colour>((under, top) => over(top, under), [255, 255, 255, 1]);
  const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
  const [red, green, blue, alpha] = parse(isDrawn ? fill : color);
  const opacity = styles.reduce((product, style) => product * Number(style.opacity), alpha);
  const [light, dark] = [luminance(over([red, green, blue, opacity], surface)), luminance(surface)].toSorted(
    (one, other) => other - one,
  );
  const ratio = Math.floor((((light ?? 1) + 0.05) / ((dark ?? 0) + 0.05)) * 100) / 100;
  const isLarge = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
  return ratio < (isLarge ? 3 : 4.5) ? [element.outerHTML.slice(0, 160), ratio] : null;
}
